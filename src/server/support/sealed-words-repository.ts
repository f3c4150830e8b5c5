import { sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { StoredPersonKey } from '#server/platform/keys/person-key-repository.ts'

type Kind = keyof typeof tables

export type WordsInClear = {
  /** Anonymous questions were never in clear. */
  readonly kind: Exclude<Kind, 'anonymous-question'>
  readonly id: string
  readonly words: Readonly<Record<string, string>>
}

/** Rows of earlier versions with words in clear, at most `limit` of each kind. */
export async function listWordsInClear({ kysely }: JobsPool, limit: number): Promise<WordsInClear[]> {
  const { rows } = await sql<WordsInClear>`select kind, id, words from words_in_clear(${limit})`.execute(
    kysely,
  )
  return rows
}

type Sealed = {
  readonly sealed: Buffer
  readonly wrappedKey: Buffer
  readonly masterKey: string
  readonly wordsHash: Buffer | null
}

/** @returns false when the row was sealed, emptied or removed meanwhile */
export async function sealWordsInClear(
  { kysely }: JobsPool,
  { kind, id, words }: WordsInClear,
  { sealed, wrappedKey, masterKey, wordsHash }: Sealed,
): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`select seal_words(
    ${kind}, ${id}, ${JSON.stringify(words)}::jsonb, ${sealed}, ${wrappedKey}, ${masterKey}, ${wordsHash}) as done`.execute(
    kysely,
  )
  return rows[0]?.done === true
}

const tables = {
  'support-request': 'support_request',
  'contact-message': 'contact_message',
  'anonymous-question': 'anonymous_question',
} as const

/** Keys of rows under another master key, ordered by row, after the given one. */
export async function listWordKeysOfOtherMaster(
  { kysely }: JobsPool,
  kind: Kind,
  input: { readonly current: string; readonly after: string | null; readonly limit: number },
): Promise<(StoredPersonKey & { readonly id: string })[]> {
  const { rows } = await sql<StoredPersonKey & { id: string }>`
    select id, wrapped_key as wrapped, master_key from ${sql.table(tables[kind])}
    where master_key <> ${input.current} and (${input.after}::uuid is null or id > ${input.after}::uuid)
    order by id limit ${input.limit}`.execute(kysely)
  return rows
}

/** Replaces the old wrapped key with the new one; does nothing if the old one is no longer there. */
export async function replaceWordKey(
  { kysely }: JobsPool,
  kind: Kind,
  id: string,
  { from, to }: { readonly from: StoredPersonKey; readonly to: StoredPersonKey },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update ${sql.table(tables[kind])}
    set wrapped_key = ${to.wrapped}, master_key = ${to.masterKey}
    where id = ${id} and wrapped_key = ${from.wrapped}`.execute(kysely)
  return (numAffectedRows ?? 0n) > 0n
}
