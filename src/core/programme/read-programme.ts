import { isClockTime, isDay, weekdays } from '../calendar/local-time.ts'
import { isWorksheetId, readWorksheetValues } from '../worksheets/read-worksheet.ts'
import { mostDaysKept, ratings } from './recovery.ts'
import {
  emptyProgramme,
  isModule,
  isPartId,
  isStoredPlace,
  longestNote,
  mostWorksheets,
  type StressProgramme,
  weeklyParts,
} from './stress-programme.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDayOrNull = (value: unknown) => value === null || isDay(value)

const isNote = (value: unknown) => typeof value === 'string' && value.length <= longestNote

const isCheck = (value: unknown) =>
  isRecord(value) && weeklyParts.every((part) => ratings.some((rating) => rating === value[part]))

const isReminder = (value: unknown) =>
  isRecord(value) && weekdays.some((weekday) => weekday === value.weekday) && isClockTime(value.time)

const isFilled = (value: unknown, key: (key: string) => boolean, entry: (entry: unknown) => boolean) =>
  isRecord(value) && Object.entries(value).every(([name, one]) => key(name) && entry(one))

const holdsAtMost = (value: unknown, most: number) => isRecord(value) && Object.keys(value).length <= most

/** Reads a stored document; null for anything else. A damaged document is null too: nobody guesses what it said. */
export function readProgramme(value: unknown): StressProgramme | null {
  if (!isRecord(value)) return null
  const {
    startedOn,
    modules,
    parts,
    notes,
    worksheets,
    checks,
    pausedSince,
    resumedOn,
    stoppedAt,
    reminder,
  } = value
  const whole =
    isDayOrNull(startedOn) &&
    isFilled(modules, isModule, isDay) &&
    isFilled(parts, isPartId, isDay) &&
    isFilled(notes, isPartId, isNote) &&
    isFilled(worksheets, isWorksheetId, (one) => readWorksheetValues(one) !== null) &&
    holdsAtMost(worksheets, mostWorksheets) &&
    isFilled(checks, isDay, isCheck) &&
    holdsAtMost(checks, mostDaysKept) &&
    isDayOrNull(pausedSince) &&
    (resumedOn === undefined || isDayOrNull(resumedOn)) &&
    (stoppedAt === undefined || stoppedAt === null || isStoredPlace(stoppedAt)) &&
    (reminder === null || isReminder(reminder))
  return whole ? { ...emptyProgramme, ...(value as StressProgramme) } : null
}
