import { addDays } from '../calendar/local-time.ts'
import { daysOf } from './recovery.ts'
import { wellbeingIn } from './safety.ts'
import type { StressProgramme, WeeklyCheck } from './stress-programme.ts'

/**
 * The answer to a weekly check when the safety rule does not apply: what changed since the last one, and one thing to try.
 * Rules of our own, written by a psychologist; no text says why something changed, and none praises being less unwell.
 */
export const weeklyAnswers = [
  'first',
  'first-hard',
  'after-pause',
  'after-weeks',
  'harder-twice',
  'hard-long',
  'step-stuck',
  'step-not-enough',
  'strain-less-rest-less',
  'strain-more-rest-more',
  'much-lighter',
  'strain-less',
  'rest-more',
  'lighter',
  'strain-more',
  'rest-less',
  'harder',
  'much-harder',
  'same-hard',
  'same',
  'same-calm',
] as const
export type WeeklyAnswerId = (typeof weeklyAnswers)[number]

export type WeeklyAnswer = {
  readonly id: WeeklyAnswerId
  /** One or two weeks had no check. The text says so first, as nothing to make up for. */
  readonly gap: boolean
  /** `smaller`: the step was not done and can be made smaller. `again`: it was done in a week that was lighter. */
  readonly step: 'smaller' | 'again' | null
}

/** Points of change that are worth mentioning, as in `changeOf`, and that are a lot. */
const [noticeable, large] = [2, 4]

/** A week is hard up to `hard` points of strain and recovery together (2 to 10), and calm from `calm` points on. */
const [hard, calm] = [5, 8]

/** Weeks are missing between two checks after `missed` days; after `forgotten` days the checks are not compared. */
const [missed, forgotten] = [8, 21]

const sumOf = (check: WeeklyCheck): number => wellbeingIn(check).reduce<number>((sum, one) => sum + one, 0)
const isHard = (check: WeeklyCheck): boolean => sumOf(check) <= hard
const isUndone = ({ step }: WeeklyCheck): boolean => step <= 2
const isDone = ({ step }: WeeklyCheck): boolean => step >= 4

/** @returns null before the first check, and before the first one after a pause */
export function weeklyAnswer({ checks, resumedOn }: StressProgramme): WeeklyAnswer | null {
  const days = daysOf(checks).filter((day) => !resumedOn || day > resumedOn)
  const [today, before, beforeThat] = days.toReversed()
  const now = today && checks[today]
  if (today === undefined || now === undefined) return null
  const last = before && checks[before]
  if (before === undefined || last === undefined) {
    return alone(resumedOn ? 'after-pause' : isHard(now) ? 'first-hard' : 'first')
  }
  if (addDays(before, forgotten) < today) return alone('after-weeks')
  const id = rowOf(now, last, beforeThat && checks[beforeThat])
  return { id, gap: addDays(before, missed) < today, step: stepIn(id, now) }
}

const alone = (id: WeeklyAnswerId): WeeklyAnswer => ({ id, gap: false, step: null })

function rowOf(now: WeeklyCheck, last: WeeklyCheck, earlier: WeeklyCheck | undefined): WeeklyAnswerId {
  const change = sumOf(now) - sumOf(last)
  if (earlier && change <= -noticeable && sumOf(last) - sumOf(earlier) <= -noticeable) return 'harder-twice'
  if (earlier && [now, last, earlier].every(isHard)) return 'hard-long'
  const still = Math.abs(change) < noticeable
  if (still && isUndone(now) && isUndone(last)) return 'step-stuck'
  if (still && isDone(now) && isHard(now)) return 'step-not-enough'
  const strain = now.strain - last.strain
  const recovery = now.recovery - last.recovery
  if (strain > 0 && recovery < 0) return 'strain-less-rest-less'
  if (strain < 0 && recovery > 0) return 'strain-more-rest-more'
  if (still) return isHard(now) ? 'same-hard' : sumOf(now) >= calm ? 'same-calm' : 'same'
  const [more, less, alike, much] =
    change > 0
      ? (['strain-less', 'rest-more', 'lighter', 'much-lighter'] as const)
      : (['strain-more', 'rest-less', 'harder', 'much-harder'] as const)
  if (Math.abs(change) >= large) return much
  if (strain === recovery) return alike
  return Math.abs(strain) > Math.abs(recovery) ? more : less
}

function stepIn(id: WeeklyAnswerId, now: WeeklyCheck): WeeklyAnswer['step'] {
  if (isUndone(now) && ['same', 'same-calm', 'lighter'].includes(id)) return 'smaller'
  return isDone(now) && ['lighter', 'strain-less', 'rest-more'].includes(id) ? 'again' : null
}
