import { setImmediate as nextTurn } from 'node:timers/promises'
import { keptRounds } from '@andrum/release/constants.ts'
import type { ReleaseTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { readCalled, readListBefore, readNewcomers } from '#server/rounds/prepare/listed-people-repository.ts'
import { instrumentOf } from '#server/self/results/find-instrument.ts'
import { readParticipants } from './participation-repository.ts'
import type { EarlierRound, ReleaseInput } from './release-input.ts'
import {
  type RoundToRelease,
  readCounters,
  readInvitedMembers,
  readTombstones,
} from './round-release-repository.ts'
import { listKeptRounds, type Run, readHeldUnits, readShownUnits } from './snapshot-repository.ts'

/** Must be unchanged when the figures are published: the released rounds, and who has been erased. */
export type ComparedWith = {
  readonly kept: readonly string[]
  readonly tombstones: ReadonlyMap<string, Buffer>
}

/** The whole input of the release of a closed round. */
export async function gatherInput(
  tx: ReleaseTransaction,
  { keys, instruments }: Pick<Deps, 'keys' | 'instruments'>,
  of: { readonly organisationId: string; readonly roundId: string },
  round: RoundToRelease,
): Promise<{ input: ReleaseInput; comparedWith: ComparedWith }> {
  const limits = instrumentOf(instruments, round).limits.total
  const kept = await listKeptRounds(tx, keptRounds)
  const { counters, asksForCauses } = await readCounters(tx, of.roundId)
  const participants = await readParticipants(tx, of.roundId)
  const tombstones = await readTombstones(tx, of.roundId)
  const input: ReleaseInput = {
    round: of.roundId,
    k: round.smallestGroup,
    hideFullParticipation: round.hideFullParticipation,
    limits: { yellow: limits.yellow, red: limits.red },
    units: round.units,
    invited: await hashInvited(tx, keys, of, tombstones),
    newcomers: await readNewcomers(tx, of.roundId),
    listBefore: await gatherListBefore(tx, of.roundId),
    counted: { scores: participants.all, ...(asksForCauses && { causes: participants.causes }) },
    counters,
    called: await readCalled(tx, [...kept, of.roundId]),
    earlier: {
      scores: await readEarlier(tx, kept, 'scores'),
      causes: asksForCauses ? await readEarlier(tx, kept, 'causes') : [],
    },
  }
  return { input, comparedWith: { kept, tombstones } }
}

async function gatherListBefore(
  tx: ReleaseTransaction,
  roundId: string,
): Promise<ReleaseInput['listBefore']> {
  const before = await readListBefore(tx, roundId)
  if (before === null) return null
  const { units, listed } = before
  return {
    units,
    listed: {
      amounts: listed.map(({ unitId, amount }) => [unitId, amount]),
      people: Buffer.concat(listed.map(({ people }) => people)),
    },
  }
}

async function hashInvited(
  tx: ReleaseTransaction,
  keys: Keys,
  { organisationId, roundId }: { readonly organisationId: string; readonly roundId: string },
  tombstones: ReadonlyMap<string, Buffer>,
): Promise<ReleaseInput['invited']> {
  const amounts: [string, number][] = []
  const people: Buffer[] = []
  for (const { unitId, memberIds } of await readInvitedMembers(tx, roundId)) {
    amounts.push([unitId, memberIds.length])
    for (const memberId of memberIds) {
      people.push(tombstones.get(memberId) ?? keys.participantHash(organisationId, memberId))
    }
    // A hundred thousand hashes take most of a second; other requests get their turn in between.
    await nextTurn()
  }
  return { amounts, people: Buffer.concat(people) }
}

const nothingShown = { shown: '[]', people: Buffer.alloc(0) }

async function readEarlier(
  tx: ReleaseTransaction,
  kept: readonly string[],
  run: Run,
): Promise<EarlierRound[]> {
  const earlier: EarlierRound[] = []
  for (const round of kept) {
    const snapshot = await readShownUnits(tx, round, run)
    const held = await readHeldUnits(tx, round, run)
    // A round that shows nothing still counts where the guard hid something in it.
    if (snapshot !== null || held.length > 0) {
      earlier.push({
        round,
        ...(snapshot ?? nothingShown),
        newcomers: await readNewcomers(tx, round),
        held,
      })
    }
  }
  return earlier
}
