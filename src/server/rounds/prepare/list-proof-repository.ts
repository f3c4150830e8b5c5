import type { HashTile } from '@andrum/record-log/log/tiles.ts'
import { sql } from 'kysely'
import type { RoundState } from '#server/platform/db/tables/round.ts'
import type { HrTransaction, PersonTransaction } from '#server/platform/db/transaction.ts'

/** Tiles in one statement: about two megabytes of text. */
const tilesAtOnce = 128

/** Stores the tree over a frozen list until the release. */
export async function insertListTiles(
  tx: HrTransaction,
  { organisationId, roundId }: { readonly organisationId: string; readonly roundId: string },
  tiles: readonly (HashTile & { readonly bytes: Uint8Array })[],
): Promise<void> {
  for (let from = 0; from < tiles.length; from += tilesAtOnce) {
    const some = tiles.slice(from, from + tilesAtOnce)
    const levels = some.map(({ level }) => level)
    const places = some.map(({ index }) => index)
    const hashes = some.map(({ bytes }) => Buffer.from(bytes))
    await sql`
      insert into frozen_list_tile (organisation_id, round_id, level, place, first_hash, hashes)
      select ${organisationId}, ${roundId}, level, place, substring(hashes from 1 for 32), hashes
      from unnest(${levels}::integer[], ${places}::integer[], ${hashes}::bytea[]) as t (level, place, hashes)`.execute(
      tx,
    )
  }
}

/** Which invitation to find: by the secret of a mailed link or code, or, where that is null, of the signed-in person. */
export type Asking = { readonly roundId: string; readonly secretHash: Buffer | null }

export type ListedInvitation = {
  readonly memberId: string
  readonly name: string
  readonly state: RoundState
  readonly closesAt: Date
  /** Null: the list was frozen before the log existed, or before its tree was stored. */
  readonly proof: {
    readonly listSalt: Buffer
    readonly size: number
    readonly record: string
    readonly place: number
    readonly salt: Buffer
    /** The tile of leaves that holds this one. */
    readonly tile: number
    readonly hashes: Buffer
  } | null
}

/** The invitation on a frozen list, while its round is open or waits for the release; null where this asker has none. */
export async function findListedInvitation(
  tx: PersonTransaction,
  { roundId, secretHash }: Asking,
): Promise<ListedInvitation | null> {
  type Row = Omit<ListedInvitation, 'proof'> & {
    readonly [Key in keyof NonNullable<ListedInvitation['proof']>]:
      | NonNullable<ListedInvitation['proof']>[Key]
      | null
  }
  const { rows } = await sql<Row>`
    select * from find_listed_invitation(${roundId}, ${secretHash})`.execute(tx)
  const [row] = rows
  if (row === undefined) return null
  const { memberId, name, state, closesAt, listSalt, size, record, place, salt, tile, hashes } = row
  const invitation = { memberId, name, state, closesAt }
  if (listSalt === null || size === null || record === null || place === null) {
    return { ...invitation, proof: null }
  }
  if (salt === null || tile === null || hashes === null) return { ...invitation, proof: null }
  return { ...invitation, proof: { listSalt, size, record, place, salt, tile, hashes } }
}

/** Tiles of that list's tree, in the order of the input. */
export async function readListTiles(
  tx: PersonTransaction,
  { roundId, secretHash }: Asking,
  tiles: readonly Pick<HashTile, 'level' | 'index'>[],
): Promise<Buffer[]> {
  const levels = tiles.map(({ level }) => level)
  const places = tiles.map(({ index }) => index)
  const { rows } = await sql<{ hashes: Buffer }>`
    select hashes from find_list_tiles(${roundId}, ${secretHash}, ${levels}::integer[], ${places}::integer[]) as t (hashes)`.execute(
    tx,
  )
  if (rows.length !== tiles.length) throw new Error('a frozen list lacks a part of its tree')
  return rows.map(({ hashes }) => hashes)
}
