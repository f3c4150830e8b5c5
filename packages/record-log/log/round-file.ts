import type { Run } from '@andrum/release/policy/counter.ts'
import {
  day,
  hex,
  instant,
  list,
  object,
  oneOf,
  onlyTrue,
  orNull,
  type Read,
  text,
  UnreadableFile,
  whole,
} from './read-json.ts'
import type { BuiltProgram, FrozenUnit, OpenedRecord, ProgramRecord, ReleasedRecord } from './records.ts'

/** A record of the log, with what a reader needs to find it there. */
export type RecordInFile<Record> = {
  readonly index: number
  readonly salt: string
  readonly record: Record
  /** From the record up to the root of the newest checkpoint of the file; hexadecimal. */
  readonly path: readonly string[]
}

/** A checkpoint of the file with its cosignatures, and the proof that the newest one begins with it. */
export type CheckpointInFile = { readonly note: string; readonly consistency: readonly string[] }

/**
 * Everything needed to check one round without asking anybody. It holds only what people who may download it also see in
 * the overview and in the review of the list.
 */
export type RoundFile = {
  readonly format: typeof roundFileFormat
  readonly round: string
  readonly roundName: string
  /** Names of units, for people; nobody signed them. */
  readonly names: readonly { readonly unit: string; readonly name: string }[]
  /** Keys as the server names them, `name+id+key`. */
  readonly logKey: string
  readonly witnessKeys: readonly string[]
  /** Null: nothing is recorded of the round. */
  readonly program: RecordInFile<ProgramRecord> | null
  /** Null: the round opened before there was a log. */
  readonly opened: RecordInFile<OpenedRecord> | null
  /** Null: the round is not released. */
  readonly released: RecordInFile<ReleasedRecord> | null
  /** Ordered by size; the last is the newest. */
  readonly checkpoints: readonly CheckpointInFile[]
  /** What is shown of each unit; null: hidden. */
  readonly figures: readonly { readonly run: Run; readonly unit: string; readonly figure: unknown }[]
}

export const roundFileFormat = 'andrum-round-file-v1'

const hash = hex(32)
const run = oneOf<Run>('scores', 'causes')
const program = object<BuiltProgram>({ version: text, digest: hash })

export const programRecord = object<ProgramRecord>({ kind: oneOf('program'), version: text, digest: hash })

const openedRecord = object<OpenedRecord>({
  kind: oneOf('round-opened'),
  round: text,
  policy: text,
  program,
  scope: text,
  instrument: object<OpenedRecord['instrument']>({ id: text, version: text }),
  smallestGroup: whole,
  hideFullParticipation: onlyTrue,
  openedAt: instant,
  closesAt: instant,
  units: list(object<FrozenUnit>({ unit: text, parent: orNull(text), invited: whole })),
  list: object<OpenedRecord['list']>({ size: whole, root: hash }),
})

const releasedRecord = object<ReleasedRecord>({
  kind: oneOf('round-released'),
  round: text,
  policy: text,
  program,
  releasedOn: day,
  openedIndex: orNull(whole),
  units: list(object<ReleasedRecord['units'][number]>({ run, unit: text, figure: orNull(hash) })),
  snapshot: hash,
})

export const recordInFile = <Value>(read: Read<Value>): Read<RecordInFile<Value>> =>
  object<RecordInFile<Value>>({ index: whole, salt: hash, record: read, path: list(hash) })

const inFile = <Value>(read: Read<Value>): Read<RecordInFile<Value> | null> => orNull(recordInFile(read))

export const checkpointInFile = object<CheckpointInFile>({ note: text, consistency: list(hash) })

const unread: Read<unknown> = (json, place) => {
  if (json === undefined) throw new UnreadableFile(place)
  return json
}

const roundFile = object<RoundFile>({
  format: oneOf(roundFileFormat),
  round: text,
  roundName: text,
  names: list(object<RoundFile['names'][number]>({ unit: text, name: text })),
  logKey: text,
  witnessKeys: list(text),
  program: inFile(programRecord),
  opened: inFile(openedRecord),
  released: inFile(releasedRecord),
  checkpoints: list(checkpointInFile),
  figures: list(object<RoundFile['figures'][number]>({ run, unit: text, figure: unread })),
})

/** @throws UnreadableFile with the place that cannot be read */
export const readRoundFile = (json: unknown): RoundFile => roundFile(json, 'file')
