import { sql } from 'kysely'
import type { JobsPool } from './pool.ts'
import type { ContactMessageTable } from './tables/mail.ts'
import type { PersonTransaction } from './transaction.ts'

export type KeptMessage = Pick<
  ContactMessageTable,
  'id' | 'name' | 'email' | 'phone' | 'subject' | 'message' | 'language' | 'receivedAt'
>

/** 'same': this message exists already. 'other': its key belongs to another message. */
export type Keeping = 'kept' | 'same' | 'other'

/** Through the senders' gateway function: puts a message in, once, without being able to read any. */
export async function keepContactMessage(tx: PersonTransaction, kept: KeptMessage): Promise<Keeping> {
  const { id, name, email, phone, subject, message, language, receivedAt } = kept
  const { rows } = await sql<{ keeping: Keeping }>`select keep_contact_message(
    ${id}, ${name}, ${email}, ${phone}, ${subject}, ${message}, ${language}, ${receivedAt}) as keeping`.execute(
    tx,
  )
  const [row] = rows
  if (row === undefined) throw new Error('keep_contact_message answered nothing')
  return row.keeping
}

/** What a page of the staff's inbox holds. */
const mostListed = 200

/** The latest messages, newest first. Row-level security shows them to staff alone. */
export function listContactMessages(tx: PersonTransaction) {
  return tx
    .selectFrom('contact_message')
    .selectAll()
    .orderBy('receivedAt', 'desc')
    .orderBy('id')
    .limit(mostListed)
    .execute()
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

/** Messages from before `before` that staff have not had by mail. */
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
