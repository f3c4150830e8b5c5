import { isClockTime, isDay } from '../calendar/local-time.ts'
import {
  type Break,
  breakKinds,
  type CheckIn,
  checkInParts,
  isStep,
  mostDaysKept,
  type Rating,
  type RecoveryDocument,
  ratings,
  type StepDone,
} from './recovery.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isRating = (value: unknown): value is Rating => ratings.some((rating) => rating === value)

const isCheckIn = (value: unknown): value is CheckIn =>
  isRecord(value) && checkInParts.every((part) => isRating(value[part]))

const isStepDone = (value: unknown): value is StepDone =>
  isRecord(value) && isDay(value.on) && typeof value.skipped === 'boolean'

const isBreak = (value: unknown): value is Break =>
  isRecord(value) &&
  breakKinds.some((kind) => kind === value.why) &&
  (value.until === null || isDay(value.until))

const isFilled = (value: unknown, key: (key: string) => boolean, entry: (entry: unknown) => boolean) =>
  isRecord(value) &&
  Object.keys(value).length <= mostDaysKept &&
  Object.entries(value).every(([name, one]) => key(name) && entry(one))

/** Reads a stored document; null for anything else. A damaged document is null too: nobody guesses what it said. */
export function readRecovery(value: unknown): RecoveryDocument | null {
  if (!isRecord(value)) return null
  const { run, startedOn, remindAt } = value
  const whole =
    Number.isSafeInteger(run) &&
    Number(run) >= 0 &&
    (startedOn === null || isDay(startedOn)) &&
    (remindAt === null || isClockTime(remindAt)) &&
    isFilled(value.steps, isStep, isStepDone) &&
    isFilled(value.energy, isDay, isRating) &&
    isFilled(value.checkIns, isDay, isCheckIn) &&
    isFilled(value.breaks, isDay, isBreak)
  return whole ? (value as RecoveryDocument) : null
}
