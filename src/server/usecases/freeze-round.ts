import { setImmediate } from 'node:timers/promises'
import type { Instrument } from '#core/instrument/instrument.ts'
import type { TreeUnit } from '#core/round/tree.ts'
import { countList, listPeople } from '#server/db/list-review-repository.ts'
import {
  insertInvitations,
  insertRound,
  insertRoundUnits,
  openCounters,
  type RoundToInsert,
  readMembersIn,
  type ScopeMember,
} from '#server/db/round-opening-repository.ts'
import type { HrTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { emptyAmounts } from './counter-amounts.ts'
import { listedPerson } from './list-person.ts'

/** Invitations made between two turns of others: making the secrets of 500 takes about five milliseconds. */
const invitationsAtOnce = 500

/** Writes a round as it will stay: tree, members, one unit each, empty counters, and the list of who they are. */
export async function freezeRound(
  deps: Deps,
  tx: HrTransaction,
  instrument: Instrument,
  units: readonly TreeUnit[],
  round: RoundToInsert,
): Promise<void> {
  const { organisationId, id: roundId } = round
  await insertRound(tx, round)
  await insertRoundUnits(tx, organisationId, roundId, units)
  await openCounters(tx, roundId, emptyAmounts(instrument))
  const unitIds = units.map(({ id }) => id)
  for await (const members of readMembersIn(tx, organisationId, unitIds)) {
    for (let from = 0; from < members.length; from += invitationsAtOnce) {
      const some = members.slice(from, from + invitationsAtOnce)
      await insertInvitations(tx, organisationId, roundId, withTokenHashes(deps, roundId, some))
      await listPeople(
        tx,
        roundId,
        some.map((member) => listedPerson(deps.keys, organisationId, member)),
      )
      await setImmediate()
    }
  }
  await countList(tx, roundId)
}

function withTokenHashes({ keys }: Deps, roundId: string, members: readonly ScopeMember[]) {
  return members.map((member) => ({
    ...member,
    tokenHash: keys.invitationTokenHash(keys.invitationToken(roundId, member.id)),
  }))
}
