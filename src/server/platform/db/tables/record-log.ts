/** Statements about rounds at their opening and release (packages/record-log/docs/record-log.md). */

export type RecordLogEntryTable = { place: number; entry: Buffer }

export type RecordLogSubtreeTable = { level: number; place: number; hash: Buffer }

export type ProgramRecordTable = { place: number; salt: Buffer; version: string; digest: string }

/** `since`: as the database has it. */
export type RecordLogKeyTable = { key: Buffer; since: Date }

export type RoundRecordTable = {
  organisationId: string
  roundId: string
  kind: 'round-opened' | 'list-locked' | 'round-released'
  place: number
  salt: Buffer
  record: string
}

export type RecordLogCosignatureTable = {
  size: number
  key: string
  note: string
  firstLine: string
  firstAt: Date
  lastLine: string
  lastAt: Date
}

export type FrozenListTileTable = {
  organisationId: string
  roundId: string
  level: number
  place: number
  firstHash: Buffer
  hashes: Buffer
}

export type FrozenListTable = { organisationId: string; roundId: string; size: number; root: Buffer }
