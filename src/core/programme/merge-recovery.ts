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
 * Merges what two devices made of the same document, so that nothing done on one of them is lost. Where both answered the
 * same question differently, the heavier answer wins: the programme must not miss a bad week. A newer run replaces an older
 * one as a whole, because the person chose to start over. If the two never met, a run that began after the other had ended
 * replaces it too.
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
 * Whether one run had come to rest before the other's first day. A run that has not begun comes to rest before any. The
 * first day of anything counts, not the start day: a step may be marked before it, and two programmes that overlap at that
 * step are one. Merging only moves days closer to each other, so a merged run overlaps with both.
 */
function isOverBefore(one: RecoveryDocument, other: RecoveryDocument): boolean {
  if (other.startedOn === null) return false
  if (one.startedOn === null) return true
  const ends = Object.values(one.breaks).map(({ until }) => until)
  const last = [one.startedOn, ...datesOf(one), ...ends.filter((day) => day !== null)].reduce(greatest)
  const first = [other.startedOn, ...datesOf(other)].reduce(least)
  return last < first
}

/** The days on which something was done, unsorted. */
const datesOf = ({ steps, energy, checkIns, breaks }: RecoveryDocument): readonly Day[] => [
  ...Object.values(steps).map(({ on }) => on),
  ...daysOf(energy),
  ...daysOf(checkIns),
  ...daysOf(breaks),
]

const nothing = { steps: {}, energy: {}, checkIns: {}, breaks: {} }

/** Both sides changed it: chooses one of them, whatever their order. */
type Choose<Value> = (one: Value, other: Value) => Value

/** For an entry that both changed: the former value decides nothing. */
const either =
  <Value>(choose: Choose<Value>) =>
  (_base: Value | undefined, mine: Value, theirs: Value): Value =>
    choose(mine, theirs)

/** The side that changed it wins. If both did, an existing value wins over none, and `choose` decides between two. */
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

/** Done is heavier than skipped; the first day counts. */
const heavierStep: Choose<StepDone> = (one, other) => ({
  on: least(one.on, other.on),
  skipped: one.skipped && other.skipped,
})

const heavierCheckIn: Choose<CheckIn> = (one, other) => ({
  energy: least(one.energy, other.energy),
  sleep: least(one.sleep, other.sleep),
  load: least(one.load, other.load),
})

/** The heavier kind; of the same kind an open one, else the longer one. */
const heavierBreak: Choose<Break> = (one, other) => {
  const weight = ({ why }: Break) => breakKinds.indexOf(why)
  if (weight(one) !== weight(other)) return weight(one) > weight(other) ? one : other
  if (one.until === null || other.until === null) return { ...one, until: null }
  return { ...one, until: greatest(one.until, other.until) }
}
