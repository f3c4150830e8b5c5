import { isDeepStrictEqual } from 'node:util'
import { keptRounds } from '@andrum/release/constants.ts'
import { policyVersion } from '@andrum/release/policy/policy-version.ts'
import { readyMailTime } from '#core/round/release-time.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { readAsRelease } from '#server/platform/db/read-as.ts'
import { asRelease } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { runInOwnProcess } from '#server/platform/process/own-process.ts'
import { announceEvent } from '#server/platform/queue/announce-event.ts'
import { type Digested, digestRuns, recordRelease } from '#server/rounds/record-log/record-release.ts'
import { type ComparedWith, gatherInput } from './gather-input.ts'
import type { ReleasedRun } from './release-input.ts'
import {
  deleteCounters,
  holdRoundForRelease,
  markReleased,
  readRoundToRelease,
  readTombstones,
  writeReleasePercent,
} from './round-release-repository.ts'
import { insertRun, insertSnapshot, listKeptRounds } from './snapshot-repository.ts'

export type RoundOfOrganisation = { readonly organisationId: string; readonly roundId: string }

type ReleaseDeps = Pick<
  Deps,
  'pools' | 'keys' | 'instruments' | 'clock' | 'log' | 'queue' | 'program' | 'newSalt'
>

/** How often to start over because another round of the organisation was released meanwhile. */
const mostAttempts = 5

/**
 * Releases a closed round: pools, covers, refreshes, guards and publishes its figures, once. Killed in the middle and
 * run again it publishes once; run on a released round it does nothing. Only published figures ever leave the vault.
 * @throws Error while the round is open, ReleaseError when counters and membership contradict each other
 */
export async function releaseRound(deps: ReleaseDeps, of: RoundOfOrganisation): Promise<void> {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const gathered = await gather(deps, of)
    if (gathered === null) return
    const progress = reportProgress(deps, of)
    const { input } = gathered
    const released = runInOwnProcess<readonly ReleasedRun[]>('release', input, { onShare: progress.report })
    const runs = await released.finally(progress.end)
    const digested = await digestRuns(runs)
    if (await publish(deps, of, { runs, digested }, gathered.comparedWith)) {
      const notBesideAll = runs.reduce((sum, run) => sum + run.notBesideAll, 0)
      deps.log.info({ roundId: of.roundId, notBesideAll }, 'The figures of a round were released')
      return
    }
  }
  throw new Error('other rounds were released again and again meanwhile')
}

async function gather(deps: ReleaseDeps, of: RoundOfOrganisation) {
  return readAsRelease(deps.pools.release, of, async (tx) => {
    const round = await readRoundToRelease(tx, of.roundId)
    if (round === null || round.state === 'released') return null
    if (round.state !== 'closed') throw new Error('only a closed round is released')
    return gatherInput(tx, deps, of, round)
  })
}

/** @returns false when another round was released, or somebody erased, since the figures were computed: they must be computed again */
async function publish(
  deps: ReleaseDeps,
  of: RoundOfOrganisation,
  { runs, digested }: { readonly runs: readonly ReleasedRun[]; readonly digested: Digested },
  { kept, tombstones }: ComparedWith,
): Promise<boolean> {
  return asRelease(deps.pools.release, of, async (tx) => {
    const state = await holdRoundForRelease(tx, of.organisationId, of.roundId)
    if (state !== 'closed') return true
    if (!isDeepStrictEqual(await listKeptRounds(tx, keptRounds), kept)) return false
    // Somebody was erased meanwhile: do not publish their hash with the others.
    if (!isDeepStrictEqual(await readTombstones(tx, of.roundId), tombstones)) return false
    const at = deps.clock()
    await insertSnapshot(tx, { ...of, at, policyVersion })
    for (const run of runs) await insertRun(tx, of, run)
    await deleteCounters(tx, of.roundId)
    await markReleased(tx, of.roundId, at)
    const { organisationId, roundId } = of
    await deps.queue.enqueue(
      tx,
      'send-round-ready',
      { organisationId, roundId },
      { key: roundId, startAfter: readyMailTime(at) },
    )
    await announceEvent(deps, tx, { organisationId, event: 'round.released', about: roundId, at })
    await writeAuditEntry(tx, {
      organisationId,
      personId: null,
      at,
      action: 'round-released',
      details: { roundId },
    })
    await recordRelease(deps, tx, of, { digested, at })
    return true
  })
}

/** Milliseconds between two progress notes: about as often as a waiting page asks. */
const pause = 1000

/** Writes the progress outside the publishing transaction, one note at a time. */
function reportProgress(deps: ReleaseDeps, of: RoundOfOrganisation) {
  let last = 0
  let writing: Promise<unknown> = Promise.resolve()
  const report = (share: number) => {
    const now = performance.now()
    if (now - last < pause) return
    last = now
    const write = () =>
      asRelease(deps.pools.release, of, (tx) => writeReleasePercent(tx, of.roundId, Math.round(share * 100)))
    // A failed note only leaves the progress where it was.
    writing = writing.then(write).catch((error) => {
      deps.log.warn({ error: String(error) }, 'the progress of a release could not be noted')
    })
  }
  return { report, end: () => writing }
}
