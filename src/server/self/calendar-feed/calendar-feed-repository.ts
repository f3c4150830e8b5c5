import { sql } from 'kysely'
import type { CalendarFeedTable } from '#server/platform/db/tables/person.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type StoredFeed = Pick<CalendarFeedTable, 'titled' | 'madeAt' | 'fetchedOn'>

type NewFeed = {
  readonly personId: string
  readonly tokenHash: Buffer
  readonly titled: boolean
  readonly now: Date
}

/**
 * Replaces a person's feed; the very same feed stays as it is.
 * @returns null, with nothing changed, for an address that was revoked or replaced before: the database never revives it
 */
export async function replaceFeed(tx: PersonTransaction, wanted: NewFeed): Promise<StoredFeed | null> {
  const { personId, tokenHash, titled, now } = wanted
  await sql`
    insert into calendar_feed (person_id, token_hash, titled, made_at)
    values (${personId}, ${tokenHash}, ${titled}, ${now})
    on conflict (person_id) do update
      set token_hash = excluded.token_hash, titled = excluded.titled, made_at = excluded.made_at, fetched_on = null
      where calendar_feed.token_hash <> excluded.token_hash`.execute(tx)
  const row = await feedOf(tx, personId).where('tokenHash', '=', tokenHash).executeTakeFirst()
  return row ?? null
}

/** A person's feed without its address. */
export async function findFeed(tx: PersonTransaction, personId: string): Promise<StoredFeed | null> {
  return (await feedOf(tx, personId).executeTakeFirst()) ?? null
}

const feedOf = (tx: PersonTransaction, personId: string) =>
  tx.selectFrom('calendar_feed').select(['titled', 'madeAt', 'fetchedOn']).where('personId', '=', personId)

export async function removeFeed(tx: PersonTransaction, personId: string): Promise<void> {
  await tx.deleteFrom('calendar_feed').where('personId', '=', personId).execute()
}

export type OpenedFeed = { readonly personId: string; readonly titled: boolean }

/** Calls the gateway function of calendar programs: finds the feed of a secret and notes the day. Null where there is none. */
export async function openFeed(
  tx: PersonTransaction,
  tokenHash: Buffer,
  today: string,
): Promise<OpenedFeed | null> {
  const { rows } = await sql<OpenedFeed>`
    select person_id, titled from open_calendar_feed(${tokenHash}, ${today}::date)`.execute(tx)
  return rows[0] ?? null
}
