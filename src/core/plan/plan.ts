import {
  type ClockTime,
  type Day,
  isClockTime,
  isDay,
  type LocalTime,
  type Weekday,
  weekdays,
} from '../calendar/local-time.ts'

/** A value with a revision, which is written anew whenever it changes. */
export type Said = {
  /** How often devices that knew the earlier value have changed it; 0 when absent. Decides between two devices. */
  readonly revision?: number
  /** The time by the clock of the device, as ISO time. A clock may be wrong: it decides only if nothing else does. */
  readonly at: string
}

/** The state of one occurrence. `to`: where it was moved. */
export type Mark = Said & {
  readonly state: 'open' | 'done' | 'skipped'
  readonly to: LocalTime | null
}

/** The time of an occurrence before the times were changed, on the day that is its key. */
export type PastTime = { readonly time: ClockTime; readonly minutes: number }

/** Words as a person wrote them. The revision is one higher than that of the words they replace. */
export type Wording = { readonly text: string; readonly revision: number }

/**
 * What two devices need to know about each other's words: the present ones, and hashes of those that a person has seen and
 * replaced. The replaced words cannot be read from the hashes.
 */
export type Wordings = { readonly now: readonly Wording[]; readonly gone: readonly string[] }

/** One action with its times. `revision` and `at` belong to everything but the marks and the words. */
export type PlanEntry = Said & {
  /** A random UUID, made on the device that made the entry. */
  readonly id: string
  /** A name of the catalogue, or one of `freeActions`. */
  readonly action: string
  /** The person's own words; null where the catalogue has them. */
  readonly title: string | null
  /** The history of the words; absent if they never changed. */
  readonly wordings?: Wordings
  readonly first: Day
  /** In Stockholm time. */
  readonly time: ClockTime
  readonly minutes: number
  /** Null: once, on the first day. Otherwise for this many weeks from the first day, on these weekdays. */
  readonly weekly: { readonly on: readonly Weekday[]; readonly weeks: number } | null
  /** Set when the action was stopped: no occurrence after this day. */
  readonly last: Day | null
  readonly remind: boolean
  /** Occurrences that were past, done or skipped when the times were changed: they keep their times. By day; absent: none. */
  readonly pastTimes?: Readonly<Record<string, PastTime>>
  /** By the day each occurrence was first planned for. */
  readonly marks: Readonly<Record<string, Mark>>
  /** The entry is removed. It stays without its words, so that another device does not bring it back. */
  readonly removed: boolean
}

/** A person's review of a week, by its Monday. */
export type WeeklyReview = {
  /** Ids of the entries that helped. */
  readonly helped: readonly string[]
  readonly words: string
  readonly at: string
}

export type Plan = {
  readonly entries: readonly PlanEntry[]
  readonly reviews: Readonly<Record<string, WeeklyReview>>
  /** Whether reminders come by mail too. Only for someone with an account. */
  readonly mail: Said & { readonly on: boolean }
}

export const noPlan: Plan = { entries: [], reviews: {}, mail: { on: false, at: '' } }

/** Limits of one plan. `occurrences` counts only those to come. */
export const planLimits = {
  occurrences: 400,
  entries: 200,
  weeks: 12,
  minutes: 480,
  /** Days of one entry that are stored: the year behind and the weeks ahead, from two devices. */
  days: 900,
  title: 80,
  /** How many devices' words for one entry stand side by side; the length of these together; and how many earlier words are known. */
  devices: 5,
  titles: 412,
  wordings: 100,
  words: 600,
  /** The joined words of several devices about one week. */
  allWords: 3010,
  /** The highest `revision`: nobody changes one thing more often. */
  revisions: 1_000_000,
  /** Weeks whose review is stored: two years. */
  reviews: 104,
} as const

export const lengths = [5, 10, 15, 20, 25, 30, 45, 60, 90, 120] as const
export const weekChoices = [1, 2, 4, 8, 12] as const

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isIso = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 30 && !Number.isNaN(Date.parse(value))

const isRevision = (value: unknown): boolean =>
  value === undefined || isWithin(value, 0, planLimits.revisions)

const isLocalTime = (value: unknown): value is LocalTime =>
  isRecord(value) && isDay(value.day) && isClockTime(value.time)

const isMark = (value: unknown): value is Mark =>
  isRecord(value) &&
  (value.state === 'open' || value.state === 'done' || value.state === 'skipped') &&
  (value.to === null || isLocalTime(value.to)) &&
  isIso(value.at) &&
  isRevision(value.revision)

const isPastTime = (value: unknown): value is PastTime =>
  isRecord(value) && isClockTime(value.time) && isWithin(value.minutes, 1, planLimits.minutes)

const isWording = (value: unknown): value is Wording =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  value.text.length <= planLimits.title &&
  isWithin(value.revision, 0, planLimits.revisions)

const isWordings = (value: unknown): value is Wordings =>
  isRecord(value) &&
  Array.isArray(value.now) &&
  value.now.length > 0 &&
  value.now.length <= planLimits.devices &&
  value.now.every(isWording) &&
  Array.isArray(value.gone) &&
  value.gone.length <= planLimits.wordings &&
  value.gone.every((mark) => typeof mark === 'string')

const isWeekly = (value: unknown): value is NonNullable<PlanEntry['weekly']> =>
  isRecord(value) &&
  Array.isArray(value.on) &&
  value.on.length > 0 &&
  new Set(value.on).size === value.on.length &&
  value.on.every((day) => weekdays.some((weekday) => weekday === day)) &&
  isWithin(value.weeks, 1, planLimits.weeks)

const isWithin = (value: unknown, least: number, highest: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= highest

const isTitle = (value: unknown, longest: number): boolean =>
  value === null || (typeof value === 'string' && value.length <= longest)

const isEntry = (value: unknown): value is PlanEntry =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.action === 'string' &&
  isTitle(value.title, isWordings(value.wordings) ? planLimits.titles : planLimits.title) &&
  isDay(value.first) &&
  isClockTime(value.time) &&
  isWithin(value.minutes, 1, planLimits.minutes) &&
  (value.weekly === null || isWeekly(value.weekly)) &&
  (value.last === null || isDay(value.last)) &&
  typeof value.remind === 'boolean' &&
  isRecord(value.marks) &&
  (value.pastTimes === undefined || isRecord(value.pastTimes)) &&
  isIso(value.at) &&
  isRevision(value.revision) &&
  typeof value.removed === 'boolean'

const isReview = (value: unknown): value is WeeklyReview =>
  isRecord(value) &&
  Array.isArray(value.helped) &&
  value.helped.every((id) => typeof id === 'string') &&
  typeof value.words === 'string' &&
  isIso(value.at)

const isMail = (value: unknown): value is Plan['mail'] =>
  isRecord(value) &&
  typeof value.on === 'boolean' &&
  (value.at === '' || isIso(value.at)) &&
  isRevision(value.revision)

const kept = <Value>(
  record: Record<string, unknown>,
  is: (value: unknown) => value is Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(record).filter((pair): pair is [string, Value] => isDay(pair[0]) && is(pair[1])),
  )

/** Reads a plan that a browser stored and leaves out damaged parts. Null for anything that is no plan. */
export function readPlan(value: unknown): Plan | null {
  if (!isRecord(value) || !Array.isArray(value.entries)) return null
  return {
    entries: value.entries
      .filter(isEntry)
      .slice(0, planLimits.entries)
      .map(({ wordings, ...entry }) => ({
        ...entry,
        ...(isWordings(wordings) ? { wordings } : {}),
        marks: kept(entry.marks, isMark),
        ...(isRecord(entry.pastTimes) ? { pastTimes: kept(entry.pastTimes, isPastTime) } : {}),
      })),
    reviews: isRecord(value.reviews) ? kept(value.reviews, isReview) : {},
    mail: isMail(value.mail) ? value.mail : noPlan.mail,
  }
}
