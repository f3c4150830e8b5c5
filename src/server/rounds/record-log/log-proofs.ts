import { toHex } from '@andrum/record-log/log/bytes.ts'
import {
  consistencyRanges,
  hashRanges,
  inclusionRanges,
  type Range,
} from '@andrum/record-log/log/hash-tree.ts'
import type { LogRecord } from '@andrum/record-log/log/records.ts'
import type { CheckpointInFile, RecordInFile } from '@andrum/record-log/log/round-file.ts'
import { readNote } from '@andrum/record-log/log/signed-note.ts'
import type { HrTransaction, PersonTransaction } from '#server/platform/db/transaction.ts'
import { type RecordLog, serverCryptography } from '#server/platform/keys/record-log-key.ts'
import { signCheckpoint } from './read-record-log.ts'
import { type Cosignature, readLogSize, readSubtrees, type StoredRecord } from './record-log-repository.ts'

/** Proofs up to the log's newest checkpoint, in the form of the round file. */
export class LogProofs {
  readonly #tx: HrTransaction | PersonTransaction
  readonly #recordLog: RecordLog
  readonly #size: number

  private constructor(tx: HrTransaction | PersonTransaction, recordLog: RecordLog, size: number) {
    this.#tx = tx
    this.#recordLog = recordLog
    this.#size = size
  }

  static async upToNow(tx: HrTransaction | PersonTransaction, recordLog: RecordLog): Promise<LogProofs> {
    return new LogProofs(tx, recordLog, await readLogSize(tx))
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

  async place<Kind extends LogRecord>(
    kept: Pick<StoredRecord, 'place' | 'salt' | 'record'>,
  ): Promise<RecordInFile<Kind>> {
    return this.of(kept.place, kept.salt, JSON.parse(kept.record) as Kind)
  }

  /** Signs a checkpoint anew with today's key when a witness signed it under an earlier one: a cosignature covers only the text. */
  async #renewed(size: number, kept: string): Promise<string> {
    const note = await signCheckpoint(this.#tx, this.#recordLog, size)
    return readNote(note)?.text === readNote(kept)?.text ? note : kept
  }

  /**
   * The checkpoints that witnesses signed, each with all its signatures, those right after the given places, and the newest one. Two
   * files with a checkpoint after the same place can be compared.
   */
  async checkpoints(signed: readonly Cosignature[], places: readonly number[]): Promise<CheckpointInFile[]> {
    const bySize = new Map<number, { note: string; lines: Set<string> }>()
    for (const { size, note: kept, firstLine, lastLine } of signed) {
      const note = await this.#renewed(size, kept)
      const at = bySize.get(size) ?? { note, lines: new Set() }
      if (at.note === note) for (const line of [firstLine, lastLine]) at.lines.add(line)
      bySize.set(size, at)
    }
    for (const size of [...places.map((place) => place + 1), this.#size]) {
      if (bySize.has(size)) continue
      bySize.set(size, { note: await signCheckpoint(this.#tx, this.#recordLog, size), lines: new Set() })
    }
    const sizes = [...bySize].sort(([a], [b]) => a - b)
    const checkpoints: CheckpointInFile[] = []
    for (const [size, { note, lines }] of sizes) {
      const cosigned = [note, ...[...lines].map((line) => `${line}\n`)].join('')
      checkpoints.push({ note: cosigned, consistency: await this.#hash(consistencyRanges(size, this.#size)) })
    }
    return checkpoints
  }
}
