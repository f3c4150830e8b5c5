import { addDays, type ClockTime, type Day, mondayOf, type Weekday } from '../calendar/local-time.ts'
import type { WorksheetValues } from '../worksheets/worksheet.ts'
import { daysOf, type Rating } from './recovery.ts'

/** Six modules, each with four weekly parts. */
export const modules = [1, 2, 3, 4, 5, 6] as const
export type Module = (typeof modules)[number]
export const weeks = [1, 2, 3, 4] as const
export type Week = (typeof weeks)[number]

/** A weekly part by module and week, `1.1` to `6.4`. */
export type PartId = `${Module}.${Week}`
export const partIds: readonly PartId[] = modules.flatMap((module) =>
  weeks.map((week): PartId => `${module}.${week}`),
)

export const isPartId = (name: string): name is PartId => partIds.some((part) => part === name)
export const isModule = (name: string): boolean => modules.some((module) => `${module}` === name)

export const moduleOf = (part: PartId): Module => Number(part[0]) as Module
export const weekOfPart = (part: PartId): Week => Number(part[2]) as Week
export const partsOf = (module: Module): readonly PartId[] =>
  partIds.filter((part) => moduleOf(part) === module)

/** A part has four screens, in this order: the text, the worksheet, the step at work, a look back at the week. */
export const partScreens = ['read', 'do', 'work', 'look'] as const
export type PartScreen = (typeof partScreens)[number]
export type PartPlace = { readonly part: PartId; readonly screen: PartScreen }

/** A stored place: `1.1/do`. */
export type StoredPlace = `${PartId}/${PartScreen}`

/** @returns null for anything that is no place */
function placeIn(stored: unknown): PartPlace | null {
  const [part = '', name, ...rest] = typeof stored === 'string' ? stored.split('/') : []
  const screen = partScreens.find((one) => one === name)
  return isPartId(part) && screen !== undefined && rest.length === 0 ? { part, screen } : null
}

export const isStoredPlace = (value: unknown): value is StoredPlace => placeIn(value) !== null

/** The answers of a weekly check, each from 1 (heaviest) to 5: strain and recovery of the week, and the step at work. */
export const weeklyParts = ['strain', 'recovery', 'step'] as const
export type WeeklyCheck = Readonly<Record<(typeof weeklyParts)[number], Rating>>

/** The time of a weekly e-mail, in Stockholm time. */
export type WeeklyReminder = { readonly weekday: Weekday; readonly time: ClockTime }

/** Everything a person has done in the programme. Only this is stored; the present place follows from it. */
export type StressProgramme = {
  readonly startedOn: Day | null
  /** By module: the day it was begun. */
  readonly modules: Readonly<Record<string, Day>>
  /** By part: the day it was done. */
  readonly parts: Readonly<Record<string, Day>>
  /** By part: the person's own words. */
  readonly notes: Readonly<Record<string, string>>
  /** By the id of the worksheet. */
  readonly worksheets: Readonly<Record<string, WorksheetValues>>
  /** By the day they were made. */
  readonly checks: Readonly<Record<Day, WeeklyCheck>>
  readonly pausedSince: Day | null
  /** The last day on which a pause ended: weekly checks are not compared with those before it. Absent: never. */
  readonly resumedOn?: Day | null | undefined
  /** The part and the screen where the person stopped; absent: nowhere. */
  readonly stoppedAt?: StoredPlace | null | undefined
  readonly reminder: WeeklyReminder | null
}

export const emptyProgramme: StressProgramme = {
  startedOn: null,
  modules: {},
  parts: {},
  notes: {},
  worksheets: {},
  checks: {},
  pausedSince: null,
  reminder: null,
}

/** The longest note in a field, in characters: some 600 words. */
export const noteLimit = 4000

/** The longest stored note, in characters: room for what four devices wrote in the same week. */
export const longestNote = 4 * noteLimit + 30

/** Most worksheets that are stored: the 24 of today, and room for others. */
export const mostWorksheets = 60

/** The next module is suggested after this many days without a pause, whether or not all parts are done: one module a month. */
export const daysPerModule = 30

export type ProgrammeState =
  | { readonly state: 'not-started' }
  | { readonly state: 'waiting'; readonly startsOn: Day }
  | { readonly state: 'paused'; readonly since: Day; readonly part: PartId }
  | {
      readonly state: 'going'
      /** The part where the person stopped; otherwise the first that is not done, beginning with the module begun last. */
      readonly part: PartId
      /** Whether a part was done in this week, Monday to Sunday. */
      readonly doneThisWeek: boolean
      /** When the month is over and parts are left: the module that could be begun. */
      readonly suggested: Module | null
    }
  | { readonly state: 'finished'; readonly on: Day }

/** A person's place in the programme on a day. Nothing is ever locked: this is a suggestion. */
export function stateOf(document: StressProgramme, today: Day): ProgrammeState {
  const { startedOn, pausedSince } = document
  if (startedOn === null) return { state: 'not-started' }
  const part = stoppedAt(document)?.part ?? nextPart(document)
  if (part === null) {
    return { state: 'finished', on: Object.values(document.parts).toSorted().at(-1) ?? startedOn }
  }
  if (pausedSince !== null) return { state: 'paused', since: pausedSince, part }
  if (startedOn > today) return { state: 'waiting', startsOn: startedOn }
  return {
    state: 'going',
    part,
    doneThisWeek: isDoneInWeekOf(document, today),
    suggested: suggestedModule(document, today),
  }
}

/** Whether a person is in the programme on a day, or has finished it: completing a part then begins nothing and ends no pause. */
export function isUnderWay(document: StressProgramme, today: Day): boolean {
  const { state } = stateOf(document, today)
  return state === 'going' || state === 'finished'
}

/** Whether a part was done in the week of a day, Monday to Sunday. */
export function isDoneInWeekOf({ parts }: StressProgramme, day: Day): boolean {
  const monday = mondayOf(day)
  return Object.values(parts).some((on) => on >= monday && on < addDays(monday, 7))
}

const begunModules = (document: StressProgramme): readonly Module[] =>
  modules.filter((module) => document.modules[module] !== undefined)

/** The module that was begun last; of two begun on one day the one with parts left, then the later one. */
export function currentModule(document: StressProgramme): Module {
  const [latest] = begunModules(document).toSorted(
    (a, b) =>
      (document.modules[b] ?? '').localeCompare(document.modules[a] ?? '') ||
      Number(isComplete(document, a)) - Number(isComplete(document, b)) ||
      b - a,
  )
  return latest ?? modules[0]
}

/** The module from which the others follow in their order: after the person's first one, all others are still to come. */
const goesOnFrom = (document: StressProgramme): Module =>
  begunModules(document).length > 1 ? currentModule(document) : modules[0]

/** The next part: the rest of the module begun last, then the modules after it, then skipped ones. */
export function nextPart(document: StressProgramme): PartId | null {
  const current = currentModule(document)
  const left = partIds.filter((part) => document.parts[part] === undefined)
  return (
    left.find((part) => moduleOf(part) === current) ??
    left.find((part) => moduleOf(part) >= goesOnFrom(document)) ??
    left[0] ??
    null
  )
}

/** The place where the person stopped in a part that is not done; null for nowhere. */
export function stoppedAt(document: StressProgramme): PartPlace | null {
  const place = placeIn(document.stoppedAt)
  return place === null || document.parts[place.part] !== undefined ? null : place
}

function suggestedModule(document: StressProgramme, today: Day): Module | null {
  const current = currentModule(document)
  const begunOn = document.modules[current]
  if (begunOn === undefined || isComplete(document, current)) return null
  // A person who has come back from a pause has a month for what is left.
  const { resumedOn } = document
  const since = resumedOn && resumedOn > begunOn ? resumedOn : begunOn
  if (addDays(since, daysPerModule) > today) return null
  const from = goesOnFrom(document)
  return modules.find((module) => module >= from && document.modules[module] === undefined) ?? null
}

export const partsDone = (document: StressProgramme, among: readonly PartId[] = partIds): number =>
  among.filter((part) => document.parts[part] !== undefined).length

export const isComplete = (document: StressProgramme, module: Module): boolean =>
  partsDone(document, partsOf(module)) === weeks.length

/** The three questions are asked once a week, Monday to Sunday. */
export function checkOfWeek(document: StressProgramme, today: Day): Day | null {
  const monday = mondayOf(today)
  return daysOf(document.checks).findLast((day) => day >= monday && day < addDays(monday, 7)) ?? null
}
