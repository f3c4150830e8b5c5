import type { Day } from '../calendar/local-time.ts'
import type { WorksheetValues } from '../worksheets/worksheet.ts'
import { daysOf, mostDaysKept } from './recovery.ts'
import {
  currentModule,
  type Module,
  moduleOf,
  type PartId,
  type PartPlace,
  type StressProgramme,
  stoppedAt,
  type WeeklyCheck,
  type WeeklyReminder,
} from './stress-programme.ts'

/** What a person can do in the programme. Each function takes the document and returns the next one; today is an argument. */

/** Enrols from a day on, today or later, with the module `first`, which begins that day. */
export const enrol = (
  document: StressProgramme,
  startedOn: Day,
  first: Module = currentModule(document),
): StressProgramme => ({
  ...document,
  startedOn,
  modules: { ...document.modules, [first]: startedOn },
  pausedSince: null,
})

/** Replaces a day that a device wrote while its clock was ahead by today. */
const byToday = (day: Day | undefined, today: Day): Day => (day === undefined || day > today ? today : day)

/** Begins a module, whichever were begun before. A person who has not enrolled enrols by it. */
export function beginModule(document: StressProgramme, module: Module, today: Day): StressProgramme {
  return {
    ...document,
    startedOn: byToday(document.startedOn ?? undefined, today),
    modules: { ...document.modules, [module]: byToday(document.modules[module], today) },
  }
}

/** Marks a part as done. This begins its module and ends a pause. */
export const finishPart = (document: StressProgramme, part: PartId, today: Day): StressProgramme => ({
  ...beginModule(goOnWith(document, today), moduleOf(part), today),
  parts: { ...document.parts, [part]: byToday(document.parts[part], today) },
})

/** Undoes a part that was marked by mistake. */
export function undoPart(document: StressProgramme, part: PartId): StressProgramme {
  const { [part]: _, ...parts } = document.parts
  return { ...document, parts }
}

/**
 * Stores the place of an enrolled person in a part that is not done. Opening a part does not begin it: its first screen is
 * stored only for a person who goes back to it.
 */
export function stopAt(document: StressProgramme, { part, screen }: PartPlace): StressProgramme {
  const isBegun = screen !== 'read' || stoppedAt(document)?.part === part
  const isStored = isBegun && document.startedOn !== null && document.parts[part] === undefined
  return isStored ? { ...document, stoppedAt: `${part}/${screen}` } : document
}

export function writeNote(document: StressProgramme, part: PartId, text: string): StressProgramme {
  const { [part]: _, ...others } = document.notes
  return { ...document, notes: text === '' ? others : { ...others, [part]: text } }
}

export const fillWorksheet = (
  document: StressProgramme,
  worksheet: string,
  values: WorksheetValues,
): StressProgramme => ({ ...document, worksheets: { ...document.worksheets, [worksheet]: values } })

/** Stores the three answers of a week. The oldest are dropped after more than a year of days. */
export function answerCheck(document: StressProgramme, today: Day, answers: WeeklyCheck): StressProgramme {
  const all: Record<Day, WeeklyCheck> = { ...document.checks, [today]: answers }
  const days = daysOf(all).slice(-mostDaysKept)
  const checks = Object.fromEntries(days.map((day) => [day, all[day]])) as StressProgramme['checks']
  return { ...document, checks }
}

export const pause = (document: StressProgramme, today: Day): StressProgramme => ({
  ...document,
  pausedSince: document.pausedSince ?? today,
})

/** Ends a pause, if there is one. */
export const goOnWith = (document: StressProgramme, today: Day): StressProgramme =>
  document.pausedSince === null ? document : { ...document, pausedSince: null, resumedOn: today }

export const remindWeekly = (
  document: StressProgramme,
  reminder: WeeklyReminder | null,
): StressProgramme => ({ ...document, reminder })
