import { sql } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'

export type Claim = 'claimed' | 'sent' | 'under-way'

/**
 * Claims e-mails for sending; a claim of a process that dies ends at `until`. Of two processes that want the same e-mail the
 * first gets it. Locks in the order of the ids, so that two processes never deadlock.
 */
export async function claimMails(
  { kysely }: JobsPool,
  messageIds: readonly string[],
  time: { readonly now: Date; readonly until: Date },
): Promise<Claim[]> {
  const { rows } = await sql<{ id: string }>`
    insert into sent_mail (message_id, claimed_until)
    select id, ${time.until}::timestamptz from unnest(${messageIds}::text[]) as asked (id) group by id order by id
    on conflict (message_id) do update set claimed_until = excluded.claimed_until
    where sent_mail.sent_at is null and sent_mail.claimed_until <= ${time.now}
    returning message_id as id`.execute(kysely)
  const claimed = new Set(rows.map(({ id }) => id))
  const others = messageIds.filter((id) => !claimed.has(id))
  const sent = new Set(await listSent({ kysely }, others))
  return messageIds.map((id) => (claimed.delete(id) ? 'claimed' : sent.has(id) ? 'sent' : 'under-way'))
}

/** The e-mails among these that have been sent. */
export async function listSent(
  { kysely }: Pick<JobsPool, 'kysely'>,
  messageIds: readonly string[],
): Promise<string[]> {
  if (messageIds.length === 0) return []
  const rows = await kysely
    .selectFrom('sent_mail')
    .select('messageId')
    .where('messageId', 'in', messageIds)
    .where('sentAt', 'is not', null)
    .execute()
  return rows.map((row) => row.messageId)
}

export async function markMailsSent(
  { kysely }: JobsPool,
  messageIds: readonly string[],
  at: Date,
): Promise<void> {
  await sql`update sent_mail set sent_at = ${at} where message_id = any(${messageIds}::text[])`.execute(
    kysely,
  )
}

/** Ends a claim after a failure, so that the next attempt need not wait. */
export async function releaseMail({ kysely }: JobsPool, messageId: string): Promise<void> {
  await kysely
    .deleteFrom('sent_mail')
    .where('messageId', '=', messageId)
    .where('sentAt', 'is', null)
    .execute()
}

/** It has come back. */
export async function forgetReturnedMail({ kysely }: JobsPool, messageId: string): Promise<void> {
  await kysely.deleteFrom('sent_mail').where('messageId', '=', messageId).execute()
}

export async function forgetSentMail({ kysely }: JobsPool, before: Date): Promise<void> {
  await kysely.deleteFrom('sent_mail').where('claimedUntil', '<', before).execute()
}
