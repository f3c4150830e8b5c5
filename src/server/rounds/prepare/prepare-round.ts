import { orderReminders } from '#core/round/reminders.ts'
import { holdMembers } from '#server/people/organisation/organisation-repository.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import { planNextRound } from '#server/rounds/plans/round-plans.ts'
import { noteInReview } from '#server/rounds/review/note-in-review.ts'
import { findRound, type RoundRow } from '#server/rounds/round-repository.ts'
import { type ChosenRound, chooseRound, type RoundToPrepare } from './choose-round.ts'
import { freezeRound, type Progress } from './freeze-round.ts'
import { refuseSamePeople } from './refuse-overlap.ts'

/**
 * Prepares a round: freezes tree and members, creates counters and invitations, and sends the list to its review. No employee is
 * asked yet (`open-reviewed-round.ts`). A request that one person sends twice makes one round; a colleague who chose the same scope
 * meanwhile is refused with the first round, whatever the two are called.
 * @throws Refusal invalid-input (opensAt, closesAt, smallestGroup, unitId), unknown-instrument, nobody-to-invite;
 * round-overlaps while another round asks some of the same; round-too-soon within four weeks, with the day;
 * round-plan-changed when somebody else has prepared or stopped the plan it is prepared from; those of refuseCancelled
 */
export async function prepareRound(
  deps: Deps,
  { key = null, ...input }: RoundToPrepare & Sending,
): Promise<RoundRow> {
  const { organisationId, personId } = input
  const now = deps.clock()

  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    // Until this transaction ends no member joins, leaves or moves, and no other round is prepared.
    await holdMembers(tx, organisationId)
    const chosen = await chooseRound(deps, tx, input, now)
    if (chosen.again !== null) return foundAgain(tx, organisationId, chosen.again)
    await refuseCancelled(deps, tx, { personId, key })
    return writeChosenRound(deps, tx, input, chosen, { roundId: deps.newId(), at: now })
  })
}

/** The idempotency key that the browser makes for each press of the button. */
export type Sending = { readonly key?: string | null }

/** @throws Refusal `idempotency-conflict` for a request whose round has been prepared and cancelled since */
export async function refuseCancelled(
  { keys }: Pick<Deps, 'keys'>,
  tx: HrTransaction,
  { personId, key }: Pick<RoundToPrepare, 'personId'> & Sending,
): Promise<void> {
  const isFirst = personId === null || (await isFirstTime(tx, keys, { personId, kind: 'round', key }))
  if (!isFirst) throw new Refusal('idempotency-conflict')
}

/**
 * Writes a round that was just chosen, in a transaction that holds the members.
 * @throws Refusal round-overlaps, round-too-soon, round-plan-changed
 */
export async function writeChosenRound(
  deps: Deps,
  tx: HrTransaction,
  input: RoundToPrepare,
  {
    instrument,
    top,
    units,
    choice,
    smallestGroup,
    hideFullParticipation,
    reviewer,
    reviewers,
    invited,
    ownQuestions,
  }: ChosenRound,
  { roundId, at, progress }: { readonly roundId: string; readonly at: Date; readonly progress?: Progress },
): Promise<RoundRow> {
  const { organisationId, personId } = input
  const reminders = orderReminders(input.reminders ?? [])
  const round = {
    organisationId,
    id: roundId,
    name: input.name,
    instrumentId: instrument.id,
    instrumentVersion: instrument.version,
    unitId: top.id,
    smallestGroup,
    hideFullParticipation,
    frozenAt: at,
    reviewer,
    reviewers,
    openedAt: choice.opensAt,
    closesAt: input.closesAt,
    invited,
    reminders,
    ownQuestions,
  }
  await freezeRound(deps, tx, instrument, units, round, progress)
  await refuseSamePeople(deps, tx, roundId, choice)
  await planNextRound(tx, {
    organisationId,
    roundId,
    instrumentId: instrument.id,
    unitId: input.unitId ?? null,
    reminders,
    opensAt: choice.opensAt,
    closesAt: input.closesAt,
    everyMonths: input.everyMonths,
    plan: input.plan,
    at,
  })
  await deps.queue.enqueue(tx, 'send-list-review', { organisationId, roundId }, { key: roundId })
  const details = { name: input.name, unit: top.name, invited }
  await noteInReview(tx, { organisationId, roundId }, { at, what: 'prepared', personId }, details)
  return foundAgain(tx, organisationId, roundId)
}

async function foundAgain(tx: HrTransaction, organisationId: string, roundId: string): Promise<RoundRow> {
  const round = await findRound(tx, organisationId, roundId)
  if (round === null) throw new Error('a round is gone that was just there')
  return round
}
