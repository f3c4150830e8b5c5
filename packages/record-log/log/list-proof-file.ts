import type { ListedProof } from './listed-proof.ts'
import { hex, instant, list, object, oneOf, type Read, text, whole } from './read-json.ts'
import type { ListRecord, OpenedRecord } from './records.ts'
import { type CheckpointInFile, checkpointInFile, type RecordInFile, recordInFile } from './round-file.ts'

/**
 * Everything needed to check, without asking anybody, that one invitation was on the frozen list of a round. It does not
 * say whether the person answered, and of others on the list only how many they are.
 */
export type ListProofFile = {
  readonly format: typeof listProofFormat
  readonly round: string
  readonly roundName: string
  /** Keys as the server names them, `name+id+key`. */
  readonly logKey: string
  readonly witnessKeys: readonly string[]
  readonly listed: ListedProof
  readonly locked: RecordInFile<ListRecord>
  /** Ordered by size; the last is the newest. */
  readonly checkpoints: readonly CheckpointInFile[]
}

export const listProofFormat = 'andrum-list-proof-v1'

const hash = hex(32)

const listRecord = object<ListRecord>({
  kind: oneOf('list-locked'),
  round: text,
  openedAt: instant,
  openedIndex: whole,
  list: object<OpenedRecord['list']>({ size: whole, root: hash }),
})

const listProofFile: Read<ListProofFile> = object<ListProofFile>({
  format: oneOf(listProofFormat),
  round: text,
  roundName: text,
  logKey: text,
  witnessKeys: list(text),
  listed: object<ListedProof>({ salt: hex(16), member: text, index: whole, size: whole, path: list(hash) }),
  locked: recordInFile(listRecord),
  checkpoints: list(checkpointInFile),
})

/** @throws UnreadableFile with the place that cannot be read */
export const readListProofFile = (json: unknown): ListProofFile => listProofFile(json, 'file')

/** Whether the JSON claims to be a list proof. Checks nothing else. */
export const isListProof = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === listProofFormat
