import { toHex } from '#core/record-log/bytes.ts'
import { consistencyRanges, hashRanges, inclusionRanges, type Range } from '#core/record-log/hash-tree.ts'
import type { LogRecord, OpenedRecord, ProgramRecord, ReleasedRecord } from '#core/record-log/records.ts'
import {
  type CheckpointInFile,
  type RecordInFile,
  type RoundFile,
  roundFileFormat,
} from '#core/record-log/round-file.ts'
import { writeVerifierKey } from '#core/record-log/signed-note.ts'
import {
  type Cosignature,
  findProgram,
  type KeptRecord,
  listCosignatures,
  listFrozenUnits,
  listRoundRecords,
  listShownFigures,
  readLogSize,
  readSubtrees,
} from '#server/db/record-log-repository.ts'
import { findRound } from '#server/db/round-repository.ts'
import { asHr, type HrTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { found, Refusal } from '#server/errors.ts'
import { serverCryptography } from '#server/keys/record-log-key.ts'
import { signCheckpoint } from './read-record-log.ts'

/**
 * All that it takes to check one round without asking anybody: what was recorded of it and what is shown of it.
 * @throws Refusal not-found for a round that has not opened
 */
export async function readRoundFile(
  { pools, recordLog }: Pick<Deps, 'pools' | 'recordLog'>,
  who: { readonly organisationId: string; readonly roundId: string; readonly personId: string | null },
): Promise<RoundFile> {
  return asHr(pools.app, who, async (tx) => {
    const round = found(await findRound(tx, who.organisationId, who.roundId))
    if (round.state === 'in-review' || round.state === 'cancelled') throw new Refusal('not-found')
    const size = await readLogSize(tx)
    const proofs = new Proofs(tx, size)
    const records = await listRoundRecords(tx, round.id)
    const opened = await proofs.place<OpenedRecord>(records.find(({ kind }) => kind === 'round-opened'))
    const released = await proofs.place<ReleasedRecord>(records.find(({ kind }) => kind === 'round-released'))
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
        await signCheckpoint(tx, recordLog, size),
      ),
      figures: await listShownFigures(tx, round.id),
    }
  })
}

async function readProgram(
  tx: HrTransaction,
  proofs: Proofs,
  user: RecordInFile<OpenedRecord | ReleasedRecord> | null,
): Promise<RecordInFile<ProgramRecord> | null> {
  if (user === null) return null
  const kept = await findProgram(tx, user.record.program, user.index)
  if (kept === null) return null
  const { place, salt, version, digest } = kept
  return proofs.of(place, salt, { kind: 'program', version, digest })
}

/** Proofs up to the newest checkpoint. */
class Proofs {
  readonly #tx: HrTransaction
  readonly #size: number

  constructor(tx: HrTransaction, size: number) {
    this.#tx = tx
    this.#size = size
  }

  async #hash(ranges: readonly Range[]): Promise<string[]> {
    const hashes = await hashRanges(serverCryptography.sha256, ranges, (subtrees) =>
      readSubtrees(this.#tx, subtrees),
    )
    return hashes.map(toHex)
  }

  async of<Kind extends LogRecord>(
    index: number,
    salt: Uint8Array,
    record: Kind,
  ): Promise<RecordInFile<Kind>> {
    return { index, salt: toHex(salt), record, path: await this.#hash(inclusionRanges(index, this.#size)) }
  }

  async place<Kind extends LogRecord>(kept: KeptRecord | undefined): Promise<RecordInFile<Kind> | null> {
    return kept === undefined ? null : this.of(kept.place, kept.salt, JSON.parse(kept.record) as Kind)
  }

  /** Those that witnesses signed, each with all its signatures, and the newest of all. */
  async checkpoints(signed: readonly Cosignature[], newest: string): Promise<CheckpointInFile[]> {
    const bySize = new Map<number, { note: string; lines: Set<string> }>()
    for (const { size, note, firstLine, lastLine } of signed) {
      const at = bySize.get(size) ?? { note, lines: new Set() }
      if (at.note === note) for (const line of [firstLine, lastLine]) at.lines.add(line)
      bySize.set(size, at)
    }
    if (!bySize.has(this.#size)) bySize.set(this.#size, { note: newest, lines: new Set() })
    const sizes = [...bySize].sort(([a], [b]) => a - b)
    const checkpoints: CheckpointInFile[] = []
    for (const [size, { note, lines }] of sizes) {
      const cosigned = [note, ...[...lines].map((line) => `${line}\n`)].join('')
      checkpoints.push({ note: cosigned, consistency: await this.#hash(consistencyRanges(size, this.#size)) })
    }
    return checkpoints
  }
}
