import { setImmediate } from 'node:timers/promises'
import type { Instrument } from '#core/instrument/instrument.ts'
import { normaliseAddress } from '#core/round/normalise-person.ts'
import type { TreeUnit } from '#core/round/tree.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { emptyAmounts } from '#server/rounds/answer/counter-amounts.ts'
import { type AddressThen, listAddressesThen } from '#server/rounds/review/addresses-then-query.ts'
import {
  countList,
  findNewButLongHere,
  listPeople,
  markAsNew,
  takeForErased,
} from '#server/rounds/review/list-review-repository.ts'
import { FrozenLeaves } from './freeze-list.ts'
import { listedPerson } from './list-person.ts'
import {
  insertRound,
  insertRoundUnits,
  openCounters,
  type RoundToInsert,
  readMembersIn,
} from './round-opening-repository.ts'

/** Invitations created before other requests get a turn: the secrets of 500 take about five milliseconds. */
const invitationsAtOnce = 500

/** Called now and then with the share of people who are on the list. */
export type Progress = (share: number) => Promise<void>

/** Writes the frozen round: tree, members, one unit each, empty counters, and the list of who they are. */
export async function freezeRound(
  deps: Deps,
  tx: HrTransaction,
  instrument: Instrument,
  units: readonly TreeUnit[],
  round: RoundToInsert,
  progress: Progress = async () => {},
): Promise<void> {
  const { organisationId, id: roundId } = round
  await insertRound(tx, round)
  await insertRoundUnits(tx, organisationId, roundId, units)
  await openCounters(tx, roundId, emptyAmounts(instrument, round.ownQuestions))
  const leaves = new FrozenLeaves(deps)
  const unitIds = units.map(({ id }) => id)
  let listed = 0
  for await (const members of readMembersIn(tx, organisationId, unitIds)) {
    for (let from = 0; from < members.length; from += invitationsAtOnce) {
      const some = members.slice(from, from + invitationsAtOnce)
      const people = await Promise.all(
        some.map(async (member) => ({
          ...listedPerson(deps.keys, { organisationId, roundId }, member),
          listSalt: await leaves.add(member.id),
        })),
      )
      await listPeople(tx, roundId, people)
      listed += some.length
      await progress(listed / round.invited)
      await setImmediate()
    }
  }
  const longHere = await findNewButLongHere(tx, organisationId, roundId)
  const people = longHere.map((memberId) => ({
    memberId,
    personHash: deps.keys.participantHash(organisationId, memberId),
  }))
  const elsewhere = people.length > 0 ? await takeForErased(tx, roundId, people) : 0
  await countList(tx, roundId, elsewhere)
  const readdressed = await findReaddressed(tx, { organisationId, roundId }, longHere)
  const isReaddressed = people.filter(({ memberId }) => readdressed.has(memberId))
  if (isReaddressed.length > 0) await markAsNew(tx, roundId, isReaddressed)
  await leaves.keep(tx, { organisationId, roundId })
}

/**
 * Members whose address differs from that on every earlier list of the unit they were in. A list marks such people as new; among people
 * with an erased account the mark must not set these apart.
 */
async function findReaddressed(
  tx: HrTransaction,
  of: { readonly organisationId: string; readonly roundId: string },
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = memberIds.length > 0 ? await listAddressesThen(tx, of, memberIds) : []
  const isSame = ({ email, isChanged, before }: AddressThen) =>
    !isChanged || (email !== null && before !== null && normaliseAddress(email) === normaliseAddress(before))
  const same = new Set(rows.filter(isSame).map(({ memberId }) => memberId))
  return new Set(rows.flatMap(({ memberId }) => (same.has(memberId) ? [] : [memberId])))
}
