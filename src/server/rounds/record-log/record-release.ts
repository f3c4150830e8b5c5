import { canonicalJson } from '@andrum/record-log/log/canonical-json.ts'
import {
  digestOfSnapshot,
  digestUnits,
  type ReleasedRecord,
  type ReleasedUnit,
  type ShownUnit,
} from '@andrum/record-log/log/records.ts'
import { policyVersion } from '@andrum/release/policy/policy-version.ts'
import { dayOf } from '#core/calendar/instant-of.ts'
import type { ReleaseTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { serverCryptography } from '#server/platform/keys/record-log-key.ts'
import type { ReleasedRun } from '#server/rounds/release/release-input.ts'
import { appendRecord, recordProgram } from './append-record.ts'
import { insertRoundRecord, listRoundRecords } from './record-log-repository.ts'

export type Digested = { readonly units: readonly ReleasedUnit[]; readonly snapshot: string }

/** Digests of the shown figures, and of nothing else in a release. */
export async function digestRuns(runs: readonly ReleasedRun[]): Promise<Digested> {
  const shown = runs.flatMap(({ run, units }): ShownUnit[] =>
    (JSON.parse(units) as { unit: string; figure: unknown }[]).map(({ unit, figure }) => ({
      run,
      unit,
      figure,
    })),
  )
  const units = await digestUnits(serverCryptography, shown)
  return { units, snapshot: await digestOfSnapshot(serverCryptography, units) }
}

/** Records the shown figures of a round, in the transaction that releases it. */
export async function recordRelease(
  deps: Pick<Deps, 'program' | 'newSalt'>,
  tx: ReleaseTransaction,
  of: { readonly organisationId: string; readonly roundId: string },
  { digested, at }: { readonly digested: Digested; readonly at: Date },
): Promise<void> {
  const opened = (await listRoundRecords(tx, of.roundId)).find(({ kind }) => kind === 'round-opened')
  const record: ReleasedRecord = {
    kind: 'round-released',
    round: of.roundId,
    policy: policyVersion,
    program: await recordProgram(deps, tx),
    releasedOn: dayOf(at),
    openedIndex: opened?.place ?? null,
    ...digested,
  }
  const appended = await appendRecord(deps, tx, record)
  await insertRoundRecord(tx, of, { kind: record.kind, ...appended, record: canonicalJson(record) })
}
