import type {
  LogRecord,
  OpenedRecord,
  ProgramRecord,
  ReleasedRecord,
} from '@andrum/record-log/log/records.ts'
import { type RecordInFile, type RoundFile, roundFileFormat } from '@andrum/record-log/log/round-file.ts'
import { writeVerifierKey } from '@andrum/record-log/log/signed-note.ts'
import { asHr, type HrTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { findRound } from '#server/rounds/round-repository.ts'
import { LogProofs } from './log-proofs.ts'
import {
  findProgram,
  listComparedPlaces,
  listCosignatures,
  listFrozenUnits,
  listRoundRecords,
  listShownFigures,
} from './record-log-repository.ts'

/**
 * The file with which anybody can check one round offline: its records and its shown figures.
 * @throws Refusal not-found for a round that has not opened
 */
export async function readRoundFile(
  { pools, recordLog }: Pick<Deps, 'pools' | 'recordLog'>,
  who: { readonly organisationId: string; readonly roundId: string; readonly personId: string | null },
): Promise<RoundFile> {
  return asHr(pools.app, who, async (tx) => {
    const round = found(await findRound(tx, who.organisationId, who.roundId))
    if (round.state === 'in-review' || round.state === 'cancelled') throw new Refusal('not-found')
    const proofs = await LogProofs.upToNow(tx, recordLog)
    const records = await listRoundRecords(tx, round.id)
    const place = async <Kind extends LogRecord>(wanted: Kind['kind']) => {
      const kept = records.find(({ kind }) => kind === wanted)
      return kept === undefined ? null : proofs.place<Kind>(kept)
    }
    const opened = await place<OpenedRecord>('round-opened')
    const released = await place<ReleasedRecord>('round-released')
    const units = await listFrozenUnits(tx, round.id)
    const last = Math.max(opened?.index ?? -1, released?.index ?? -1)
    return {
      format: roundFileFormat,
      round: round.id,
      roundName: round.name,
      names: units.map(({ unit, name }) => ({ unit, name })),
      logKey: writeVerifierKey(recordLog.key),
      witnessKeys: recordLog.witnesses.map(writeVerifierKey),
      program: await readProgram(tx, proofs, opened ?? released),
      opened,
      released,
      checkpoints: await proofs.checkpoints(
        [...(await listCosignatures(tx, opened?.index ?? last)), ...(await listCosignatures(tx, last))],
        await listComparedPlaces(tx, round.id),
      ),
      figures: await listShownFigures(tx, round.id),
    }
  })
}

async function readProgram(
  tx: HrTransaction,
  proofs: LogProofs,
  user: RecordInFile<OpenedRecord | ReleasedRecord> | null,
): Promise<RecordInFile<ProgramRecord> | null> {
  if (user === null) return null
  const kept = await findProgram(tx, user.record.program, user.index)
  if (kept === null) return null
  const { place, salt, version, digest } = kept
  return proofs.of(place, salt, { kind: 'program', version, digest })
}
