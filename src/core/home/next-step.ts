import type { Zone } from '@andrum/release/zone.ts'
import { addDays, type LocalTime } from '../calendar/local-time.ts'
import { comingIn, nextAfter, type Occurrence, occurrencesBetween } from '../plan/occurrences.ts'
import type { Plan } from '../plan/plan.ts'
import { checkUpIn } from '../plan/set-times.ts'
import { type RecoveryDocument, whereIs } from '../programme/recovery.ts'
import {
  type PartId,
  type PartScreen,
  type StressProgramme,
  stateOf,
  stoppedAt,
} from '../programme/stress-programme.ts'

/** What decides a person's next step. */
export type Situation<Round> = {
  /** By the clocks of Stockholm. */
  readonly now: LocalTime
  /** Open rounds that the person has not answered. */
  readonly rounds: readonly Round[]
  /** The page of unfinished questions; null for none. */
  readonly begun: string | null
  readonly recovery: RecoveryDocument
  readonly programme: StressProgramme
  readonly plan: Plan
  /** The latest result; null for none. */
  readonly latest: {
    readonly zone: Zone
    readonly instrument: string
    /** Whether a part or a cause is raised, whatever the zone (`headingOf`). */
    readonly raised: boolean
    /** Days since it was taken. */
    readonly ageInDays: number
  } | null
}

export type NextStep<Round> =
  | { readonly kind: 'round'; readonly round: Round }
  /** Unfinished questions to continue. */
  | { readonly kind: 'resume'; readonly page: string }
  /** `care`: the safety rule has stopped the programme. */
  | { readonly kind: 'recovery'; readonly what: 'step' | 'check-in' | 'care'; readonly step: number | null }
  /** The week's part of the stress-management programme. */
  | {
      readonly kind: 'part'
      readonly part: PartId
      /** The screen where the person stopped; null where the part has not been begun. */
      readonly stopped: PartScreen | null
    }
  | { readonly kind: 'action'; readonly occurrence: Occurrence }
  | { readonly kind: 'check-up' }
  /** `again`: there is a result, but too old to say how things are. */
  | { readonly kind: 'profile'; readonly again: boolean }
  /** Nothing is due, and there is no plan yet: the step depends on the zone of the latest result. */
  | { readonly kind: 'analysis' | 'plan' | 'prevention' }
  /** Something has been done today, and nothing more is due. */
  | { readonly kind: 'rest' }
  /** Nothing is due today, and nothing has been done. `occurrence`: the first one in the plan; null for none. */
  | { readonly kind: 'ahead'; readonly occurrence: Occurrence | null }

/** A result older than this says nothing about today: half a year, as where the line over time is broken (own convention). */
export const freshFor = 183

/**
 * The one thing to do next. Colleagues wait for an answer to a round. Begun questions are half forgotten in a day. Recovery
 * comes before the rest and has a daily rhythm, the other programme a weekly one. A plan can be moved; a new profile can
 * wait longest.
 */
export function nextStep<Round extends { readonly closesAt: string }>(
  situation: Situation<Round>,
): NextStep<Round> {
  const { now, rounds, recovery, programme, plan, latest } = situation
  const [round] = rounds.toSorted((a, b) => a.closesAt.localeCompare(b.closesAt))
  if (round !== undefined) return { kind: 'round', round }

  if (situation.begun !== null) return { kind: 'resume', page: situation.begun }

  const recovering = recoveryStep(recovery, now)
  if (recovering !== null) return recovering

  const where = stateOf(programme, now.day)
  if (where.state === 'going' && !where.doneThisWeek)
    return { kind: 'part', part: where.part, stopped: stoppedAt(programme)?.screen ?? null }

  const due = occurrencesBetween(plan, now.day, now.day).find(
    ({ entry, state }) => state === 'open' && entry.action !== 'check-up',
  )
  if (due !== undefined) return { kind: 'action', occurrence: due }

  const checkUp = checkUpIn(plan)
  if (checkUp !== null && checkUp.at.day <= now.day) return { kind: 'check-up' }

  if (latest === null) return { kind: 'profile', again: false }
  if (latest.ageInDays > freshFor) return { kind: 'profile', again: true }
  if (hasDoneToday(situation)) return { kind: 'rest' }
  if (!isUnderWay(situation)) {
    // As the result page says: something to do, and for green with nothing raised something that prevents.
    return { kind: latest.zone === 'green' && !latest.raised ? 'prevention' : 'plan' }
  }
  // The causes come once there is something to do, and when there is time.
  if (latest.zone === 'yellow' && !asksCauses.includes(latest.instrument)) return { kind: 'analysis' }
  return { kind: 'ahead', occurrence: nextAfter(withoutCheckUps(plan), now.day) ?? null }
}

/** Instruments that have already asked what lies behind the strain. */
const asksCauses = ['djupanalys', 'arbetsmiljo']

const withoutCheckUps = (plan: Plan): Plan => ({
  ...plan,
  entries: plan.entries.filter(({ action }) => action !== 'check-up'),
})

/** Whether something of the plan or of a programme was done today; skipped steps do not count. */
function hasDoneToday({
  now,
  plan,
  recovery,
  programme,
}: Pick<Situation<never>, 'now' | 'plan' | 'recovery' | 'programme'>): boolean {
  return (
    occurrencesBetween(plan, now.day, now.day).some(({ state }) => state === 'done') ||
    Object.values(recovery.steps).some(({ on, skipped }) => on === now.day && !skipped) ||
    Object.values(programme.parts).includes(now.day)
  )
}

/** Whether a plan has something ahead or in the last seven days, or a programme is not over. */
function isUnderWay({
  now,
  plan,
  recovery,
  programme,
}: Pick<Situation<never>, 'now' | 'plan' | 'recovery' | 'programme'>): boolean {
  const states = [whereIs(recovery, now.day).state, stateOf(programme, now.day).state]
  if (states.some((state) => state !== 'not-started' && state !== 'finished')) return true
  const own = withoutCheckUps(plan)
  return comingIn(own.entries, now) > 0 || occurrencesBetween(own, addDays(now.day, -7), now.day).length > 0
}

function recoveryStep(document: RecoveryDocument, now: LocalTime): NextStep<never> | null {
  const where = whereIs(document, now.day)
  switch (where.state) {
    case 'care':
      return { kind: 'recovery', what: 'care', step: where.step }
    case 'finished':
      return where.checkInDue ? { kind: 'recovery', what: 'check-in', step: null } : null
    case 'going':
      if (where.checkInDue) return { kind: 'recovery', what: 'check-in', step: where.step }
      return where.doneToday === null ? { kind: 'recovery', what: 'step', step: where.step } : null
    default:
      return null
  }
}
