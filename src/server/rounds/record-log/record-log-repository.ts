import type { Subtree } from '@andrum/record-log/log/hash-tree.ts'
import { keptRounds } from '@andrum/release/constants.ts'
import { sql } from 'kysely'
import { hold } from '#server/platform/db/hold.ts'
import type {
  FrozenListTable,
  RecordLogCosignatureTable,
  RoundRecordTable,
} from '#server/platform/db/tables/record-log.ts'
import type { HrTransaction, PersonTransaction, ReleaseTransaction } from '#server/platform/db/transaction.ts'

/** @returns its place. Call it last: other appends wait until the transaction ends. */
export async function appendEntry(
  tx: HrTransaction | ReleaseTransaction,
  entry: Uint8Array,
): Promise<number> {
  const { rows } = await sql<{ place: number }>`
    select append_to_record_log(${Buffer.from(entry)}) as place`.execute(tx)
  return rows[0]?.place ?? 0
}

/** How many entries the log has. */
export async function readLogSize(tx: PersonTransaction | HrTransaction): Promise<number> {
  const row = await tx
    .selectFrom('record_log_subtree')
    .select(({ fn }) => fn.max('place').as('last'))
    .where('level', '=', 0)
    .executeTakeFirst()
  return row?.last === null || row?.last === undefined ? 0 : row.last + 1
}

/** Hashes of complete subtrees, in the order of the input. @throws Error for a missing one */
export async function readSubtrees(
  tx: PersonTransaction | HrTransaction,
  subtrees: readonly Subtree[],
): Promise<Buffer[]> {
  const levels = subtrees.map(({ level }) => level)
  const places = subtrees.map(({ index }) => index)
  const { rows } = await sql<{ hash: Buffer }>`
    select s.hash from unnest(${levels}::integer[], ${places}::bigint[]) with ordinality as asked (level, place, n)
    join record_log_subtree s on s.level = asked.level and s.place = asked.place
    order by asked.n`.execute(tx)
  if (rows.length !== subtrees.length) throw new Error('the record log lacks a part of its tree')
  return rows.map(({ hash }) => hash)
}

export async function readEntries(tx: PersonTransaction, from: number, width: number): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('record_log_entry')
    .select('entry')
    .where('place', '>=', from)
    .where('place', '<', from + width)
    .orderBy('place')
    .execute()
  return rows.map(({ entry }) => entry)
}

export type StoredProgram = {
  readonly place: number
  readonly salt: Buffer
  readonly version: string
  readonly digest: string
}

/** The last record of this program before a place; null where there is none. */
export async function findProgram(
  tx: HrTransaction | ReleaseTransaction,
  program: { readonly version: string; readonly digest: string },
  before = Number.MAX_SAFE_INTEGER,
): Promise<StoredProgram | null> {
  const row = await tx
    .selectFrom('program_record')
    .selectAll()
    .where('version', '=', program.version)
    .where('digest', '=', program.digest)
    .where('place', '<', before)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function findProgramByDigest(
  tx: PersonTransaction,
  digest: string,
): Promise<StoredProgram | null> {
  const row = await tx
    .selectFrom('program_record')
    .selectAll()
    .where('digest', '=', digest)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Lets no other transaction record a program until this one ends. */
export async function holdPrograms(tx: HrTransaction | ReleaseTransaction): Promise<void> {
  await hold(tx, 'programs of the record log')
}

/** The key that signed the log last; null where none is known. Other callers wait until the transaction ends. */
export async function readNewestLogKey(tx: ReleaseTransaction): Promise<Buffer | null> {
  await hold(tx, 'keys of the record log')
  const row = await tx
    .selectFrom('record_log_key')
    .select('key')
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.key ?? null
}

export async function insertLogKey(tx: ReleaseTransaction, key: Uint8Array): Promise<void> {
  await sql`insert into record_log_key (key, since) values (${Buffer.from(key)}, clock_timestamp())`.execute(
    tx,
  )
}

export async function insertProgram(
  tx: HrTransaction | ReleaseTransaction,
  program: StoredProgram,
): Promise<void> {
  await tx.insertInto('program_record').values(program).execute()
}

export type StoredRecord = Pick<RoundRecordTable, 'kind' | 'place' | 'salt' | 'record'>

export async function insertRoundRecord(
  tx: HrTransaction | ReleaseTransaction,
  of: { readonly organisationId: string; readonly roundId: string },
  record: StoredRecord,
): Promise<void> {
  const { organisationId, roundId } = of
  await tx
    .insertInto('round_record')
    .values({ organisationId, roundId, ...record })
    .execute()
}

/** The records of a round; empty for one that was opened and released before the log existed. */
export async function listRoundRecords(
  tx: HrTransaction | ReleaseTransaction,
  roundId: string,
): Promise<StoredRecord[]> {
  return tx
    .selectFrom('round_record')
    .select(['kind', 'place', 'salt', 'record'])
    .where('roundId', '=', roundId)
    .execute()
}

/** Opening and release of each round whose figures are compared. */
const mostCompared = 2 * (keptRounds + 1)

/** The log places of openings and releases, of a round and the organisation's last ones: files are compared after these places. */
export async function listComparedPlaces(tx: HrTransaction, roundId: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('round_record')
    .select('place')
    .where('kind', 'in', ['list-locked', 'round-released'])
    .orderBy((of) => of('roundId', '=', roundId), 'desc')
    .orderBy('place', 'desc')
    .limit(mostCompared)
    .execute()
  return rows.map(({ place }) => place)
}

/** Whether a witness has signed, between two times, a log with all records of a round. */
export async function isWitnessed(
  tx: HrTransaction,
  roundId: string,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('record_log_cosignature')
    .select('key')
    .where('size', '>', (of) =>
      of
        .selectFrom('round_record')
        .select(({ fn }) => fn.max('place').as('place'))
        .where('roundId', '=', roundId),
    )
    .where('lastAt', '>=', since)
    .where('lastAt', '<=', until)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertFrozenList(tx: HrTransaction, list: FrozenListTable): Promise<void> {
  await tx.insertInto('frozen_list').values(list).execute()
}

/** Null for a list that was frozen before the log existed. */
export async function findFrozenList(
  tx: HrTransaction,
  roundId: string,
): Promise<Pick<FrozenListTable, 'size' | 'root'> | null> {
  const row = await tx
    .selectFrom('frozen_list')
    .select(['size', 'root'])
    .where('roundId', '=', roundId)
    .executeTakeFirst()
  return row ?? null
}

/** Everybody on the list of a round under review, by id. */
export async function listInvitedMembers(tx: HrTransaction, roundId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('invitation')
    .select('memberId')
    .where('roundId', '=', roundId)
    .orderBy('memberId')
    .execute()
  return rows.map(({ memberId }) => memberId)
}

/** The units of the frozen tree, the top first. */
export async function listFrozenUnits(
  tx: HrTransaction,
  roundId: string,
): Promise<{ unit: string; parent: string | null; invited: number; name: string }[]> {
  const rows = await tx
    .selectFrom('round_unit')
    .select(['unitId', 'parentId', 'invited', 'name'])
    .where('roundId', '=', roundId)
    .orderBy('position')
    .execute()
  return rows.map(({ unitId, parentId, invited, name }) => ({
    unit: unitId,
    parent: parentId,
    invited: invited ?? 0,
    name,
  }))
}

/** The shown figure of each unit in each run; null: hidden. */
export async function listShownFigures(
  tx: HrTransaction,
  roundId: string,
): Promise<{ run: 'scores' | 'causes'; unit: string; figure: unknown }[]> {
  const rows = await tx
    .selectFrom('snapshot_figure')
    .select(['run', 'unitId', 'figure'])
    .where('roundId', '=', roundId)
    .orderBy('run')
    .orderBy('unitId')
    .execute()
  return rows.map(({ run, unitId, figure }) => ({ run, unit: unitId, figure }))
}

export type Cosignature = Readonly<RecordLogCosignatureTable>

/** Stores a witness's first and last signature for a size; a signature older than the stored one is dropped. */
export async function storeCosignature(
  tx: ReleaseTransaction,
  { size, key, note, line, at }: Pick<Cosignature, 'size' | 'key' | 'note'> & { line: string; at: Date },
): Promise<void> {
  await sql`
    insert into record_log_cosignature as kept (size, key, note, first_line, first_at, last_line, last_at)
    values (${size}, ${key}, ${note}, ${line}, ${at}, ${line}, ${at})
    on conflict (size, key) do update set note = excluded.note, last_line = excluded.last_line, last_at = excluded.last_at,
      -- Under another name of the log the first word no longer fits; under another key it does, for it is on the text alone.
      first_line = case when split_part(kept.note, E'\\n\\n', 1) = split_part(excluded.note, E'\\n\\n', 1)
        then kept.first_line else excluded.first_line end,
      first_at = case when split_part(kept.note, E'\\n\\n', 1) = split_part(excluded.note, E'\\n\\n', 1)
        then kept.first_at else excluded.first_at end
    where kept.last_at < excluded.last_at`.execute(tx)
}

/** Signatures on checkpoints of more than so many entries: of each witness the one on the smallest and the latest one. */
export async function listCosignatures(
  tx: HrTransaction | PersonTransaction,
  moreThan: number,
): Promise<Cosignature[]> {
  const { rows } = await sql<Cosignature>`
    (select distinct on (key) * from record_log_cosignature where size > ${moreThan} order by key, size)
    union
    (select distinct on (key) * from record_log_cosignature where size > ${moreThan} order by key, last_at desc)
    order by size`.execute(tx)
  return rows
}
