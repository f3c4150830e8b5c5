import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type StoredDueMail = { readonly kind: string; readonly dueAt: Date }

type Replacement = {
  readonly personId: string
  readonly source: string
  readonly mail: readonly StoredDueMail[]
  readonly now: Date
}

/**
 * Replaces the scheduled mail of one source: deletes what it no longer wants, adds new mail that is still to come. Mail
 * that was due already and is still wanted stays as it is, sent or on its way; so none is sent twice.
 */
export async function writeDueMail(tx: PersonTransaction, wanted: Replacement): Promise<void> {
  const { personId, source, mail, now } = wanted
  const kinds = mail.map(({ kind }) => kind)
  const times = mail.map(({ dueAt }) => dueAt)
  await sql`
    delete from due_mail where person_id = ${personId} and source = ${source}
      and (kind, due_at) not in (select * from unnest(${kinds}::text[], ${times}::timestamptz[]))`.execute(tx)
  await sql`
    insert into due_mail (person_id, kind, due_at, source)
    select ${personId}::uuid, kind, due_at, ${source}::text
    from unnest(${kinds}::text[], ${times}::timestamptz[]) as wanted (kind, due_at) where due_at > ${now}
    on conflict do nothing`.execute(tx)
}

/** A person's scheduled mail, the next first. */
export function listOwnDueMail(tx: PersonTransaction, personId: string): Promise<StoredDueMail[]> {
  return tx
    .selectFrom('due_mail')
    .select(['kind', 'dueAt'])
    .where('personId', '=', personId)
    .orderBy('dueAt')
    .orderBy('kind')
    .execute()
}

/** Ids of the mail that is due, the oldest first. */
export async function listDueMail({ kysely }: JobsPool, now: Date, most: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('due_mail')
    .select('id')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export type AddressedDueMail = {
  readonly kind: string
  readonly dueAt: Date
  readonly email: string
  readonly language: Language
}

/** One scheduled e-mail and its recipient; null when it has been sent or is no longer wanted. */
export async function findDueMail({ kysely }: JobsPool, id: string): Promise<AddressedDueMail | null> {
  const { rows } = await sql<AddressedDueMail>`
    select kind, due_at, email, language from find_due_mail(${id})`.execute(kysely)
  return rows[0] ?? null
}

export async function removeDueMail({ kysely }: JobsPool, id: string): Promise<void> {
  await kysely.deleteFrom('due_mail').where('id', '=', id).execute()
}

/** Deletes mail that is too late to be useful. @returns how many */
export async function dropLateMail({ kysely }: JobsPool, before: Date): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('due_mail')
    .where('dueAt', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
