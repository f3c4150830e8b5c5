import type { Day } from '../calendar/local-time.ts'
import { mergeRecord, sameJson } from '../own-document/merge.ts'
import {
  type Break,
  breakKinds,
  type CheckIn,
  daysOf,
  type RecoveryDocument,
  type StepDone,
} from './recovery.ts'

/**
 * Brings together what two devices made of the same document, so that nothing done on one of them is lost. Where both
 * answered the same question differently, the heavier answer stands: the programme must not miss a bad week. A newer
 * run replaces an older one whole: anyone who starts over has asked for that. So does, where the two never met, one
 * that began after the other had ended.
 * @param base what both began from; the empty document when they never met
 */
export function mergeRecovery(
  base: RecoveryDocument,
  mine: RecoveryDocument,
  theirs: RecoveryDocument,
): RecoveryDocument {
  const run = Math.max(mine.run, theirs.run)
  if (base.run === 0) {
    if (isOverBefore(mine, theirs)) return { ...theirs, run }
    if (isOverBefore(theirs, mine)) return { ...mine, run }
  } else if (mine.run !== theirs.run) return mine.run > theirs.run ? mine : theirs
  const from = base.run === mine.run ? base : { ...base, startedOn: null, remindAt: null, ...nothing }
  return {
    run,
    startedOn: mergeValue(from.startedOn, mine.startedOn, theirs.startedOn, least),
    steps: mergeRecord(from.steps, mine.steps, theirs.steps, either(heavierStep)),
    energy: mergeRecord(from.energy, mine.energy, theirs.energy, either(least)),
    checkIns: mergeRecord(from.checkIns, mine.checkIns, theirs.checkIns, either(heavierCheckIn)),
    breaks: mergeRecord(from.breaks, mine.breaks, theirs.breaks, either(heavierBreak)),
    remindAt: mergeValue(from.remindAt, mine.remindAt, theirs.remindAt, least),
  }
}

/**
 * Whether the one had come to rest before the other's first day. One that has not begun comes to rest before any. The
 * first day of all counts and not the day of the start: a step may be marked before it, and two programmes that overlap
 * at that step are one. Merging may only move days closer to each other, so what has been merged overlaps with both.
 */
function isOverBefore(one: RecoveryDocument, other: RecoveryDocument): boolean {
  if (other.startedOn === null) return false
  if (one.startedOn === null) return true
  const ends = Object.values(one.breaks).map(({ until }) => until)
  const last = [one.startedOn, ...datesOf(one), ...ends.filter((day) => day !== null)].reduce(greatest)
  const first = [other.startedOn, ...datesOf(other)].reduce(least)
  return last < first
}

/** The days on which something was done, in no order. */
const datesOf = ({ steps, energy, checkIns, breaks }: RecoveryDocument): readonly Day[] => [
  ...Object.values(steps).map(({ on }) => on),
  ...daysOf(energy),
  ...daysOf(checkIns),
  ...daysOf(breaks),
]

const nothing = { steps: {}, energy: {}, checkIns: {}, breaks: {} }

/** Both sides changed it: one of the two, always the same one whichever is named first. */
type Choose<Value> = (one: Value, other: Value) => Value

/** For an entry that both changed: what it was before decides nothing. */
const either =
  <Value>(choose: Choose<Value>) =>
  (_base: Value | undefined, mine: Value, theirs: Value): Value =>
    choose(mine, theirs)

/** The side that changed it decides; when both did, an existing value stays, and of two existing values one is chosen. */
function mergeValue<Value>(
  base: Value | null,
  mine: Value | null,
  theirs: Value | null,
  choose: Choose<Value>,
): Value | null {
  if (sameJson(mine, base)) return theirs
  if (sameJson(theirs, base)) return mine
  if (mine === null || theirs === null) return mine ?? theirs
  return choose(mine, theirs)
}

const least = <Value extends string | number>(one: Value, other: Value): Value => (one <= other ? one : other)
const greatest = <Value extends string | number>(one: Value, other: Value): Value =>
  one >= other ? one : other

/** Done weighs more than passed over; the first day counts. */
const heavierStep: Choose<StepDone> = (one, other) => ({
  on: least(one.on, other.on),
  skipped: one.skipped && other.skipped,
})

const heavierCheckIn: Choose<CheckIn> = (one, other) => ({
  energy: least(one.energy, other.energy),
  sleep: least(one.sleep, other.sleep),
  load: least(one.load, other.load),
})

/** The heavier kind; of the same kind the one that lasts, then the one that lasts longer. */
const heavierBreak: Choose<Break> = (one, other) => {
  const weight = ({ why }: Break) => breakKinds.indexOf(why)
  if (weight(one) !== weight(other)) return weight(one) > weight(other) ? one : other
  if (one.until === null || other.until === null) return { ...one, until: null }
  return { ...one, until: greatest(one.until, other.until) }
}
