import { mergeChoice, mergeRecord, mergeText } from '../own-document/merge.ts'
import { mergeWorksheet } from '../worksheets/merge-worksheet.ts'
import { emptyWorksheet } from '../worksheets/worksheet.ts'
import { longestNote, type StressProgramme, type WeeklyCheck } from './stress-programme.ts'

/**
 * Merges what two devices made of the same document, so that nothing done or written on one of them is lost. For a
 * reminder, a pause and the present place, `mine` wins where both changed them; of two answers to the same weekly question
 * the heavier one wins.
 * @param base what both began from; the empty document when they never met
 */
export function mergeProgramme(
  base: StressProgramme,
  mine: StressProgramme,
  theirs: StressProgramme,
): StressProgramme {
  const days = ['modules', 'parts'] as const
  const [modules = {}, parts = {}] = days.map((part) =>
    mergeRecord(base[part], mine[part], theirs[part], (_, here, there) => least(here, there)),
  )
  return {
    startedOn: mergeStart(base.startedOn, mine.startedOn, theirs.startedOn),
    modules,
    parts,
    notes: mergeRecord(base.notes, mine.notes, theirs.notes, (was = '', here, there) =>
      mergeText(was, here, there, { longest: longestNote, between: '\n\n' }),
    ),
    worksheets: mergeRecord(
      base.worksheets,
      mine.worksheets,
      theirs.worksheets,
      (was = emptyWorksheet, here, there) => mergeWorksheet(was, here, there),
    ),
    checks: mergeRecord(base.checks, mine.checks, theirs.checks, (_, here, there) => heavier(here, there)),
    pausedSince: mergeChoice(base.pausedSince, mine.pausedSince, theirs.pausedSince),
    ...mergeResumed(base, mine, theirs),
    ...mergeStopped(base, mine, theirs),
    reminder: mergeChoice(base.reminder, mine.reminder, theirs.reminder),
  }
}

const least = <Value extends string | number>(one: Value, other: Value): Value => (one <= other ? one : other)

/** Of two days on which a pause ended, the later one. Absent where there is none, as in documents stored before the field existed. */
function mergeResumed(base: StressProgramme, mine: StressProgramme, theirs: StressProgramme) {
  const [was, here, there] = [base, mine, theirs].map(({ resumedOn }) => resumedOn ?? null)
  const both = [here, there].filter((day) => typeof day === 'string').toSorted()
  const resumedOn = here === was ? there : there === was ? here : both.at(-1)
  return typeof resumedOn === 'string' ? { resumedOn } : {}
}

/** Absent where there is none, as in documents stored before the field existed. */
function mergeStopped(base: StressProgramme, mine: StressProgramme, theirs: StressProgramme) {
  const stoppedAt = mergeChoice(base.stoppedAt, mine.stoppedAt, theirs.stoppedAt)
  return typeof stoppedAt === 'string' ? { stoppedAt } : {}
}

/** The earlier start, because what was done since then counts. A start wins over an erasure, as everything written does. */
function mergeStart(
  base: StressProgramme['startedOn'],
  mine: StressProgramme['startedOn'],
  theirs: StressProgramme['startedOn'],
): StressProgramme['startedOn'] {
  if (mine === base) return theirs
  if (theirs === base) return mine
  return mine === null || theirs === null ? (mine ?? theirs) : least(mine, theirs)
}

const heavier = (one: WeeklyCheck, other: WeeklyCheck): WeeklyCheck => ({
  strain: least(one.strain, other.strain),
  recovery: least(one.recovery, other.recovery),
  step: least(one.step, other.step),
})
