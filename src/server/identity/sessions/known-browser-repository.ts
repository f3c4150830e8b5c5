import { type RawBuilder, sql } from 'kysely'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { IdentityPool } from '#server/platform/db/pool.ts'
import type { KnownBrowserTable } from '#server/platform/db/tables/identity.ts'

/**
 * A browser's hash for one person: it does not show that two people share a browser. The private address has hashes of its own:
 * in a browser opened with the work address, or by the employer, somebody could otherwise test which address it is.
 */
const hashFor = (token: string, personId: ReturnType<typeof sql.ref>, isPrivate: RawBuilder<boolean>) =>
  sql<Buffer>`sha256(convert_to(
    ${token} || ':' || ${personId}::text || case when ${isPrivate} then ':private' else '' end, 'UTF8'))`

/** Whether the account of this address has signed in with it in this browser. One statement, whether the account exists or not. */
export async function isKnownBrowser(
  tx: IdentityTransaction,
  { email, token }: { readonly email: string; readonly token: string },
): Promise<boolean> {
  const hash = hashFor(token, sql.ref('account.id'), sql`account.private`)
  const { rows } = await sql`
    select from (
      select id, false as private from identity.person where email = ${email}
      union all select person_id, true from identity.private_address where email = ${email}
    ) account
    join identity.known_browser browser on browser.person_id = account.id and browser.token_hash = ${hash}`.execute(
    tx,
  )
  return rows.length > 0
}

type Seen = {
  /** The id of a new row. */
  readonly id: string
  readonly personId: string
  readonly token: string
  /** Signed in with the private address, or with a factor that belongs to it. */
  readonly isPrivate: boolean
  readonly device: string
  readonly now: Date
}

/** Notes that a person signs in with this browser. @returns whether it is new to them. */
export async function seeBrowser(tx: IdentityTransaction, seen: Seen): Promise<boolean> {
  const hash = hashFor(seen.token, sql.ref('person.id'), sql`${seen.isPrivate}::boolean`)
  const { rows } = await sql<{ id: string }>`
    insert into identity.known_browser (id, person_id, token_hash, private, device, first_seen_at, last_seen_at)
    select ${seen.id}::uuid, person.id, ${hash}, ${seen.isPrivate}, ${seen.device}, ${seen.now}, ${seen.now}
    from identity.person where person.id = ${seen.personId}
    on conflict (token_hash) do update set last_seen_at = excluded.last_seen_at, device = excluded.device
    returning id`.execute(tx)
  return rows[0]?.id === seen.id
}

export type KnownBrowser = Pick<KnownBrowserTable, 'device' | 'firstSeenAt' | 'lastSeenAt'>

/** `isOnly`: the person has no other known browser. */
export function findKnownBrowser(
  tx: IdentityTransaction,
  id: string,
): Promise<(KnownBrowser & { readonly personId: string; readonly isOnly: boolean }) | undefined> {
  return tx
    .selectFrom('identity.known_browser as browser')
    .select(['browser.personId', 'browser.device', 'browser.firstSeenAt', 'browser.lastSeenAt'])
    .select(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('identity.known_browser as other')
            .select('other.id')
            .whereRef('other.personId', '=', 'browser.personId')
            .whereRef('other.id', '!=', 'browser.id'),
        ),
      )
        .$castTo<boolean>()
        .as('isOnly'),
    )
    .where('browser.id', '=', id)
    .executeTakeFirst()
}

export function listKnownBrowsers(db: IdentityPool, personId: string): Promise<KnownBrowser[]> {
  return db.kysely
    .selectFrom('identity.known_browser')
    .select(['device', 'firstSeenAt', 'lastSeenAt'])
    .where('personId', '=', personId)
    .orderBy('lastSeenAt', 'desc')
    .execute()
}

/** Makes all browsers of a person unknown, except the one with this token. */
export async function forgetOtherBrowsers(
  tx: IdentityTransaction,
  { personId, token }: { readonly personId: string; readonly token: string },
): Promise<void> {
  await tx
    .deleteFrom('identity.known_browser')
    .where('personId', '=', personId)
    .where('tokenHash', '!=', hashFor(token, sql.ref('personId'), sql`false`))
    .where('tokenHash', '!=', hashFor(token, sql.ref('personId'), sql`true`))
    .execute()
}

/** `onlyPrivate`: only browsers of the private address. */
export async function forgetBrowsersOf(
  tx: IdentityTransaction,
  { personId, onlyPrivate }: { readonly personId: string; readonly onlyPrivate: boolean },
): Promise<void> {
  await tx
    .deleteFrom('identity.known_browser')
    .where('personId', '=', personId)
    .$if(onlyPrivate, (query) => query.where('private', '=', true))
    .execute()
}

export async function forgetOldBrowsers(tx: IdentityTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('identity.known_browser').where('lastSeenAt', '<', before).execute()
}

export async function forgetAllBrowsers(tx: IdentityTransaction): Promise<void> {
  await tx.deleteFrom('identity.known_browser').execute()
}
