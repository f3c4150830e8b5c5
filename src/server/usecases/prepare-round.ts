import { keptRounds } from '#core/release/snapshot.ts'
import type { Reviewer } from '#core/round/list-review.ts'
import { judgeClosing, judgeOpeningTime } from '#core/round/rules.ts'
import { idsAbove, subtree, type TreeUnit } from '#core/round/tree.ts'
import { listReviewers } from '#server/db/list-review-repository.ts'
import { holdMembers, readOrganisation } from '#server/db/organisation-repository.ts'
import { countMembersIn, readStrictestGroup } from '#server/db/round-opening-repository.ts'
import { findRound, type RoundRow } from '#server/db/round-repository.ts'
import { asHr, type HrTransaction } from '#server/db/transaction.ts'
import { listOpenUnits } from '#server/db/unit-repository.ts'
import type { Deps } from '#server/deps.ts'
import { found, Refusal } from '#server/errors.ts'
import { findInstrument } from './find-instrument.ts'
import { freezeRound } from './freeze-round.ts'
import { noteInReview } from './note-in-review.ts'
import { refuseSamePeople, refuseSameScope } from './refuse-overlap.ts'

export type RoundToPrepare = {
  readonly organisationId: string
  readonly personId: string | null
  readonly name: string
  readonly instrument: string
  /** The top of the part that is asked; without it the whole organisation. */
  readonly unitId?: string | undefined
  /** Not before this; without it as soon as the list is reviewed. */
  readonly opensAt?: Date | undefined
  readonly closesAt: Date
  /** Without it the organisation's own, or the strictest of its last rounds. */
  readonly smallestGroup?: number | undefined
}

/**
 * Prepares a round: freezes tree and members, lays out counters and invitations, and hands the list over for review.
 * Nobody is asked yet (`open-reviewed-round.ts`). The same round prepared twice is one round.
 * @throws Refusal invalid-input (opensAt, closesAt, smallestGroup, unitId), unknown-instrument, nobody-to-invite;
 * round-overlaps while another round asks some of the same; round-too-soon within four weeks, with the day
 */
export async function prepareRound(deps: Deps, asked: RoundToPrepare): Promise<RoundRow> {
  const { organisationId, personId } = asked
  const now = deps.clock()
  const instrument = findInstrument(deps.instruments, asked.instrument)
  const opensAt = judgeTimes(asked, now)

  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    // Until this transaction ends nobody joins, leaves or moves, and no other round is prepared.
    await holdMembers(tx, organisationId)
    const units = await findScope(tx, asked)
    const [top] = units.scope
    if (top === undefined) throw badField('unitId', 'unknown')
    const unitIds = units.scope.map(({ id }) => id)
    const choice = { organisationId, unitId: top.id, instrumentId: instrument.id, opensAt }
    const place = { organisationId, topId: top.id, unitIds, idsAbove: units.above }
    const already = await refuseSameScope(tx, place, { ...choice, name: asked.name })
    if (already !== null) return foundAgain(tx, organisationId, already)
    const smallestGroup = await judgeSmallestGroup(tx, asked)

    const invited = await countMembersIn(tx, organisationId, unitIds)
    if (invited === 0) throw new Refusal('nobody-to-invite')
    const roundId = deps.newId()
    await freezeRound(deps, tx, instrument, units.scope, {
      organisationId,
      id: roundId,
      name: asked.name,
      instrumentId: instrument.id,
      instrumentVersion: instrument.version,
      unitId: top.id,
      smallestGroup,
      frozenAt: now,
      reviewer: await reviewerOf(tx, organisationId),
      openedAt: opensAt,
      closesAt: asked.closesAt,
      invited,
    })
    await refuseSamePeople(deps, tx, roundId, choice)
    await deps.queue.enqueue(tx, 'send-list-review', { organisationId, roundId }, { key: roundId })
    const details = { name: asked.name, unit: top.name, invited }
    await noteInReview(tx, { organisationId, roundId }, { at: now, what: 'prepared', personId }, details)
    return foundAgain(tx, organisationId, roundId)
  })
}

const badField = (path: string, code: string) => new Refusal('invalid-input', { errors: [{ path, code }] })

/** @returns when the round is to open */
function judgeTimes({ opensAt, closesAt }: RoundToPrepare, now: Date): Date {
  const opening = judgeOpeningTime(now, opensAt ?? now)
  if (opening !== 'fine') throw badField('opensAt', opening)
  const planned = opensAt === undefined || opensAt < now ? now : opensAt
  const closing = judgeClosing(planned, closesAt)
  if (closing !== 'fine') throw badField('closesAt', closing)
  return planned
}

const reviewerOf = async (tx: HrTransaction, organisationId: string): Promise<Reviewer> =>
  (await listReviewers(tx, organisationId)).length > 0 ? 'safety-representative' : 'owner'

async function findScope(
  tx: HrTransaction,
  asked: RoundToPrepare,
): Promise<{ scope: TreeUnit[]; above: string[] }> {
  const units = await listOpenUnits(tx, asked.organisationId)
  const topId = asked.unitId ?? units.find(({ parentId }) => parentId === null)?.id
  // An organisation without units has nobody in it either.
  if (topId === undefined) throw new Refusal('nobody-to-invite')
  return { scope: subtree(units, topId), above: idsAbove(units, topId) }
}

/** What was once hidden for a larger group is not shown for a smaller one, as long as both are compared. */
async function judgeSmallestGroup(tx: HrTransaction, asked: RoundToPrepare): Promise<number> {
  const organisation = found(await readOrganisation(tx, asked.organisationId))
  const before = await readStrictestGroup(tx, asked.organisationId, keptRounds)
  const least = Math.max(organisation.smallestGroup, before ?? 0)
  const smallestGroup = asked.smallestGroup ?? least
  if (smallestGroup < organisation.smallestGroup) throw badField('smallestGroup', 'below-organisation')
  if (smallestGroup < least) throw badField('smallestGroup', 'below-earlier')
  return smallestGroup
}

async function foundAgain(tx: HrTransaction, organisationId: string, roundId: string): Promise<RoundRow> {
  const round = await findRound(tx, organisationId, roundId)
  if (round === null) throw new Error('a round is gone that was just there')
  return round
}
