import { setImmediate } from 'node:timers/promises'
import type { Instrument } from '#core/instrument/instrument.ts'
import type { TreeUnit } from '#core/round/tree.ts'
import {
  insertInvitations,
  insertRound,
  insertRoundUnits,
  openCounters,
  type RoundToInsert,
  type ScopeMember,
} from '#server/db/round-opening-repository.ts'
import type { HrTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { emptyAmounts } from './counter-amounts.ts'

/** Invitations made between two turns of others: making the secrets of 500 takes about five milliseconds. */
const invitationsAtOnce = 500

/** Writes a round as it will stay: tree, members, one unit each, and empty counters. */
export async function freezeRound(
  deps: Deps,
  tx: HrTransaction,
  instrument: Instrument,
  units: readonly TreeUnit[],
  members: readonly ScopeMember[],
  round: RoundToInsert,
): Promise<void> {
  const { organisationId, id: roundId } = round
  await insertRound(tx, round)
  await insertRoundUnits(tx, organisationId, roundId, units)
  await openCounters(tx, roundId, emptyAmounts(instrument))
  for (let from = 0; from < members.length; from += invitationsAtOnce) {
    const some = members.slice(from, from + invitationsAtOnce).map((member) => ({
      ...member,
      tokenHash: deps.keys.invitationTokenHash(deps.keys.invitationToken(roundId, member.id)),
    }))
    await insertInvitations(tx, organisationId, roundId, some)
    await setImmediate()
  }
}
