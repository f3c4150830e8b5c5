import { sql } from 'kysely'
import type { JobsPool } from './pool.ts'
import type { PersonTransaction } from './transaction.ts'

export type LetterToCome = { readonly kind: string; readonly dueAt: Date }

type Replacement = {
  readonly personId: string
  readonly source: string
  readonly letters: readonly LetterToCome[]
  readonly now: Date
}

/**
 * Makes these the letters of one source: what it no longer wants goes, what is new and still to come is put in. One that
 * was due already and is still wanted stays as it is, sent or on its way; so nothing is sent a second time.
 */
export async function replaceLetters(tx: PersonTransaction, wanted: Replacement): Promise<void> {
  const { personId, source, letters, now } = wanted
  const kinds = letters.map(({ kind }) => kind)
  const times = letters.map(({ dueAt }) => dueAt)
  await sql`
    delete from due_letter where person_id = ${personId} and source = ${source}
      and (kind, due_at) not in (select * from unnest(${kinds}::text[], ${times}::timestamptz[]))`.execute(tx)
  await sql`
    insert into due_letter (person_id, kind, due_at, source)
    select ${personId}::uuid, kind, due_at, ${source}::text
    from unnest(${kinds}::text[], ${times}::timestamptz[]) as wanted (kind, due_at) where due_at > ${now}
    on conflict do nothing`.execute(tx)
}

/** A person's letters that are to come, the next one first. */
export function listLetters(tx: PersonTransaction, personId: string): Promise<LetterToCome[]> {
  return tx
    .selectFrom('due_letter')
    .select(['kind', 'dueAt'])
    .where('personId', '=', personId)
    .orderBy('dueAt')
    .orderBy('kind')
    .execute()
}

/** The ids of letters whose time has come, the oldest first. */
export async function listDueLetters({ kysely }: JobsPool, now: Date, most: number): Promise<string[]> {
  const rows = await kysely
    .selectFrom('due_letter')
    .select('id')
    .where('dueAt', '<=', now)
    .orderBy('dueAt')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

export type DueLetter = {
  readonly kind: string
  readonly dueAt: Date
  readonly email: string
  readonly language: 'sv' | 'en'
}

/** A letter that is still to be sent, and to whom; null when it has been, or is wanted no more. */
export async function findDueLetter({ kysely }: JobsPool, id: string): Promise<DueLetter | null> {
  const { rows } = await sql<DueLetter>`
    select kind, due_at, email, language from find_due_letter(${id})`.execute(kysely)
  return rows[0] ?? null
}

export async function removeDueLetter({ kysely }: JobsPool, id: string): Promise<void> {
  await kysely.deleteFrom('due_letter').where('id', '=', id).execute()
}

/** Letters that are too late to be of use. @returns how many they were */
export async function dropLateLetters({ kysely }: JobsPool, before: Date): Promise<number> {
  const { numDeletedRows } = await kysely
    .deleteFrom('due_letter')
    .where('dueAt', '<', before)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
