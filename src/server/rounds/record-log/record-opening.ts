import { canonicalJson } from '@andrum/record-log/log/canonical-json.ts'
import type { ListRecord, LogRecord, OpenedRecord } from '@andrum/record-log/log/records.ts'
import { policyVersion } from '@andrum/release/policy/policy-version.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { freezeLate } from '#server/rounds/prepare/freeze-list.ts'
import type { RoundRow } from '#server/rounds/round-repository.ts'
import { appendRecord, recordProgram } from './append-record.ts'
import { findFrozenList, insertRoundRecord, listFrozenUnits } from './record-log-repository.ts'

/** Records the promises of a round, in the transaction that opens it and before anybody is asked. */
export async function recordOpening(
  deps: Pick<Deps, 'program' | 'newSalt'>,
  tx: HrTransaction,
  {
    organisationId,
    round,
    at,
    closesAt,
  }: {
    readonly organisationId: string
    readonly round: RoundRow
    readonly at: Date
    readonly closesAt: Date
  },
): Promise<void> {
  const roundId = round.id
  const list =
    (await findFrozenList(tx, roundId)) ?? (await freezeLate(deps, tx, { organisationId, roundId }))
  const units = await listFrozenUnits(tx, roundId)
  const record: OpenedRecord = {
    kind: 'round-opened',
    round: roundId,
    policy: policyVersion,
    program: await recordProgram(deps, tx),
    scope: round.unitId,
    instrument: { id: round.instrumentId, version: round.instrumentVersion },
    smallestGroup: round.smallestGroup,
    ...(round.hideFullParticipation && { hideFullParticipation: true as const }),
    openedAt: at.toISOString(),
    closesAt: closesAt.toISOString(),
    units: units.map(({ unit, parent, invited }) => ({ unit, parent, invited })),
    list: { size: list.size, root: list.root.toString('hex') },
  }
  const keep = async (record: Exclude<LogRecord, { kind: 'program' }>): Promise<number> => {
    const appended = await appendRecord(deps, tx, record)
    const kept = { kind: record.kind, ...appended, record: canonicalJson(record) }
    await insertRoundRecord(tx, { organisationId, roundId }, kept)
    return appended.place
  }
  const { openedAt } = record
  const openedIndex = await keep(record)
  await keep({
    kind: 'list-locked',
    round: roundId,
    openedAt,
    openedIndex,
    list: record.list,
  } satisfies ListRecord)
}
