import { asClocksShow, instantOf } from '../calendar/instant-of.ts'
import { addDays, type Day, type LocalTime, weekdayOf } from '../calendar/local-time.ts'
import type { PastTime, Plan, PlanEntry } from './plan.ts'

/** One time an action is scheduled. */
export type Occurrence = {
  readonly entry: PlanEntry
  /** The day for which it was first planned: its key within the entry. */
  readonly day: Day
  /** Its time after moves; a time in the hour skipped in March is as clocks show it. */
  readonly at: LocalTime
  readonly minutes: number
  readonly state: 'open' | 'done' | 'skipped'
  readonly moved: boolean
}

/** The days that the times of an entry fall on now, in order; moving does not change them. */
export function daysOf({
  first,
  weekly,
  last,
}: Pick<PlanEntry, 'first' | 'weekly' | 'last'>): readonly Day[] {
  const days =
    weekly === null
      ? [first]
      : Array.from({ length: weekly.weeks * 7 }, (_, count) => addDays(first, count)).filter((day) =>
          weekly.on.includes(weekdayOf(day)),
        )
  return last === null ? days : days.filter((day) => day <= last)
}

type Slot = LocalTime & { readonly minutes: number }

/**
 * When each occurrence of an entry was planned, in order. Occurrences from before the times were changed come first, then
 * those of the present times. A done one stays even if two devices together dropped its day.
 */
export function slotsOf(entry: PlanEntry): readonly Slot[] {
  const { time, minutes, marks } = entry
  const pastTimes = (entry.pastTimes ?? {}) as Readonly<Record<Day, PastTime>>
  const pastDays = Object.keys(pastTimes) as Day[]
  const done = (Object.keys(marks) as Day[]).filter((day) => marks[day]?.state === 'done')
  const days = [...new Set([...pastDays, ...daysOf(entry), ...done])].sort()
  return days.map((day) => ({ day, time, minutes, ...pastTimes[day] }))
}

export function occurrencesOf(entry: PlanEntry): readonly Occurrence[] {
  if (entry.removed) return []
  return slotsOf(entry).map(({ day, time, minutes }) => {
    const mark = entry.marks[day]
    const to = mark?.to ?? null
    return {
      entry,
      day,
      at: asClocksShow(to ?? { day, time }),
      minutes,
      state: mark?.state ?? 'open',
      moved: to !== null,
    }
  })
}

const inOrder = (a: Occurrence, b: Occurrence): number =>
  `${a.at.day}${a.at.time}`.localeCompare(`${b.at.day}${b.at.time}`) || a.entry.id.localeCompare(b.entry.id)

/** All occurrences on these days, both included, in order of time. */
export const occurrencesBetween = (plan: Plan, from: Day, to: Day): readonly Occurrence[] =>
  plan.entries
    .flatMap((entry) => occurrencesOf(entry).filter(({ at }) => at.day >= from && at.day <= to))
    .sort(inOrder)

/** The first open occurrence after this day. */
export const nextAfter = (plan: Plan, day: Day): Occurrence | undefined =>
  plan.entries
    .flatMap(occurrencesOf)
    .filter(({ at, state }) => state === 'open' && at.day > day)
    .sort(inOrder)[0]

/** Whether a time has passed, in Stockholm time; the present minute counts as passed. */
export const isPast = (at: LocalTime, now: LocalTime): boolean =>
  at.day < now.day || (at.day === now.day && at.time <= now.time)

/** The number of occurrences still to come. */
export const comingIn = (entries: readonly PlanEntry[], now: LocalTime): number =>
  entries.flatMap(occurrencesOf).filter(({ at }) => !isPast(at, now)).length

/** Mail and calendars remind this many minutes before an occurrence. */
export const remindBefore = 10

export type Reminder = {
  readonly entryId: string
  readonly action: string
  readonly day: Day
  readonly at: LocalTime
  readonly moment: Date
}

/**
 * The times of reminders by mail: for open occurrences after now, of entries that want them. Empty for people who have not
 * asked for mail.
 */
export function remindersOf(plan: Plan, now: Date): readonly Reminder[] {
  if (!plan.mail.on) return []
  return plan.entries
    .filter(({ remind }) => remind)
    .flatMap(occurrencesOf)
    .filter(({ state }) => state === 'open')
    .sort(inOrder)
    .map(({ entry, day, at }) => ({
      entryId: entry.id,
      action: entry.action,
      day,
      at,
      moment: new Date(instantOf(at).getTime() - remindBefore * 60_000),
    }))
    .filter(({ moment }) => moment > now)
}
