import { type Selectable, sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { ContactMessageTable } from '#server/platform/db/tables/mail.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** A message to store, sealed by the caller. */
export type MessageToKeep = {
  readonly id: string
  readonly sealed: Buffer
  readonly wrappedKey: Buffer
  readonly masterKey: string
  readonly wordsHash: Buffer
  readonly language: Language
  readonly receivedAt: Date
}

/** A message and the staff's progress with it; its words are sealed, or in clear in old rows. */
export type SealedMessage = Selectable<ContactMessageTable>

/** 'same': this message exists already. 'other': its key belongs to another message. */
export type Keeping = 'kept' | 'same' | 'other'

/** Calls the senders' gateway function, which stores a message once and cannot read any. */
export async function storeContactMessage(tx: PersonTransaction, kept: MessageToKeep): Promise<Keeping> {
  const { id, sealed, wrappedKey, masterKey, wordsHash, language, receivedAt } = kept
  const { rows } = await sql<{ keeping: Keeping }>`select keep_contact_message(
    ${id}, ${sealed}, ${wrappedKey}, ${masterKey}, ${wordsHash}, ${language}, ${receivedAt}) as keeping`.execute(
    tx,
  )
  const [row] = rows
  if (row === undefined) throw new Error('keep_contact_message answered nothing')
  return row.keeping
}

/** The most messages on a page of the staff's inbox. */
const mostListed = 200

/**
 * The latest messages, newest first; done ones come last, so that none that waits is left out.
 * Row-level security shows them only to staff.
 */
export function listContactMessages(tx: PersonTransaction): Promise<SealedMessage[]> {
  return tx
    .selectFrom('contact_message')
    .selectAll()
    .orderBy(({ eb }) => eb('state', '=', 'done'))
    .orderBy('receivedAt', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
}

export type MessageMark = {
  readonly id: string
  readonly state: 'new' | 'answered' | 'done'
  readonly at: Date
}

/** @returns false when the transaction's person may see no such message */
export async function markMessage(tx: PersonTransaction, { id, state, at }: MessageMark): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select mark_contact_message(${id}, ${state}, ${at}) as found`.execute(tx)
  return rows[0]?.found === true
}

export function findContactMessage({ kysely }: JobsPool, id: string) {
  return kysely.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function markNoticed({ kysely }: JobsPool, id: string, at: Date): Promise<void> {
  await kysely
    .updateTable('contact_message')
    .set({ noticedAt: at })
    .where('id', '=', id)
    .where('noticedAt', 'is', null)
    .execute()
}

/** Messages from before `before` that have not been mailed to staff. */
export async function listUnnoticed({ kysely }: JobsPool, before: Date): Promise<string[]> {
  const rows = await kysely
    .selectFrom('contact_message')
    .select('id')
    .where('noticedAt', 'is', null)
    .where('receivedAt', '<', before)
    .orderBy('receivedAt')
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

export async function forgetContactMessages({ kysely }: JobsPool, before: Date): Promise<void> {
  await kysely.deleteFrom('contact_message').where('receivedAt', '<', before).execute()
}
