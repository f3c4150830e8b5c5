import { isClockTime, weekdays } from '#core/calendar/local-time.ts'
import {
  lengths,
  mostKeptTimes,
  type RecoveryTime,
  type RecoveryTimes,
  weekChoices,
} from '#core/exercises/exercises.ts'
import { isRecord, textOf } from './text-record.ts'

export const noTimes: RecoveryTimes = { times: [], weeks: 4 }

/** Times from before there was a plan, as they lie among the exercises. */
export function parseRecovery(value: unknown): RecoveryTimes | null {
  if (!isRecord(value) || !Array.isArray(value.times)) return null
  return {
    times: value.times.filter(isTime).slice(0, mostKeptTimes),
    weeks: weekChoices.find((weeks) => weeks === value.weeks) ?? noTimes.weeks,
  }
}

const isTime = (value: unknown): value is RecoveryTime =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  weekdays.some((weekday) => weekday === value.weekday) &&
  isClockTime(value.time) &&
  lengths.some((length) => length === value.minutes) &&
  textOf(value.what) !== ''
