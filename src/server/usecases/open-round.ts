import { judgeClosing, timeBetweenRounds } from '#core/round/rules.ts'
import { idsAbove, subtree, type TreeUnit } from '#core/round/tree.ts'
import { writeAuditEntry } from '#server/db/audit-repository.ts'
import { holdMembers, readOrganisation } from '#server/db/organisation-repository.ts'
import {
  countMembersIn,
  findOverlappingRounds,
  type OverlappingRound,
} from '#server/db/round-opening-repository.ts'
import { findRound, type RoundRow } from '#server/db/round-repository.ts'
import { asHr, type HrTransaction } from '#server/db/transaction.ts'
import { listOpenUnits } from '#server/db/unit-repository.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { findInstrument } from './find-instrument.ts'
import { freezeRound } from './freeze-round.ts'

export type RoundToOpen = {
  readonly organisationId: string
  readonly personId: string | null
  readonly name: string
  readonly instrument: string
  /** The top of the part that is asked; without it the whole organisation. */
  readonly unitId?: string | undefined
  readonly closesAt: Date
  /** Without it the organisation's own. */
  readonly smallestGroup?: number | undefined
}

/**
 * Opens a round at once: freezes tree and members, lays out counters and invitations, and puts the mails in line. The
 * same round opened twice is one round.
 * @throws Refusal invalid-input (closesAt, smallestGroup, unitId), unknown-instrument, nobody-to-invite; round-overlaps
 * while another round asks part of the same; round-too-soon within four weeks of its opening
 */
export async function openRound(deps: Deps, asked: RoundToOpen): Promise<RoundRow> {
  const { organisationId, personId } = asked
  const now = deps.clock()
  const instrument = findInstrument(deps.instruments, asked.instrument)
  const closing = judgeClosing(now, asked.closesAt)
  if (closing !== 'fine') throw badField('closesAt', closing)

  return asHr(deps.pools.app, { organisationId, personId }, async (tx) => {
    // Until this transaction ends nobody joins, leaves or moves, and no other round opens.
    await holdMembers(tx, organisationId)
    const units = await findScope(tx, asked)
    const [top] = units.scope
    if (top === undefined) throw badField('unitId', 'unknown')
    const smallestGroup = await judgeSmallestGroup(tx, asked)
    const unitIds = units.scope.map(({ id }) => id)
    const since = new Date(now.getTime() - timeBetweenRounds)
    const place = { organisationId, topId: top.id, unitIds, idsAbove: units.above }
    const already = judgeOverlaps(await findOverlappingRounds(tx, place, since), asked, top.id)
    if (already !== null) return foundAgain(tx, organisationId, already.id)

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
      openedAt: now,
      closesAt: asked.closesAt,
      invited,
    })
    await deps.queue.enqueue(tx, 'send-invitations', { organisationId, roundId }, { key: roundId })
    const details = { roundId, name: asked.name, unit: top.name, invited }
    await writeAuditEntry(tx, { organisationId, personId, at: now, action: 'round-opened', details })
    return foundAgain(tx, organisationId, roundId)
  })
}

const badField = (path: string, code: string) => new Refusal('invalid-input', { errors: [{ path, code }] })

async function findScope(
  tx: HrTransaction,
  asked: RoundToOpen,
): Promise<{ scope: TreeUnit[]; above: string[] }> {
  const units = await listOpenUnits(tx, asked.organisationId)
  const topId = asked.unitId ?? units.find(({ parentId }) => parentId === null)?.id
  // An organisation without units has nobody in it either.
  if (topId === undefined) throw new Refusal('nobody-to-invite')
  return { scope: subtree(units, topId), above: idsAbove(units, topId) }
}

async function judgeSmallestGroup(tx: HrTransaction, asked: RoundToOpen): Promise<number> {
  const organisation = await readOrganisation(tx, asked.organisationId)
  if (organisation === null) throw new Refusal('not-found')
  const smallestGroup = asked.smallestGroup ?? organisation.smallestGroup
  if (smallestGroup < organisation.smallestGroup) throw badField('smallestGroup', 'below-organisation')
  return smallestGroup
}

/** @returns the round that this one is a second click on */
function judgeOverlaps(
  overlapping: readonly OverlappingRound[],
  asked: RoundToOpen,
  topId: string,
): OverlappingRound | null {
  const [latest] = overlapping
  if (latest === undefined) return null
  const open = overlapping.filter(({ state }) => state === 'open')
  const same = open.find(
    (round) => round.name === asked.name && round.unitId === topId && round.instrumentId === asked.instrument,
  )
  if (same !== undefined) return same
  throw new Refusal(open.length > 0 ? 'round-overlaps' : 'round-too-soon')
}

async function foundAgain(tx: HrTransaction, organisationId: string, roundId: string): Promise<RoundRow> {
  const round = await findRound(tx, organisationId, roundId)
  if (round === null) throw new Error('a round is gone that was just there')
  return round
}
