import { sql } from 'kysely'
import type { JobsPool } from './pool.ts'

export type Claim = 'claimed' | 'sent' | 'under-way'

/** Takes a mail to send it; whoever dies holding it loses it at `until`. */
export async function claimMail(
  { kysely }: JobsPool,
  mail: { readonly messageId: string; readonly now: Date; readonly until: Date },
): Promise<Claim> {
  const { rows } = await sql`
    insert into sent_mail (message_id, claimed_until) values (${mail.messageId}, ${mail.until})
    on conflict (message_id) do update set claimed_until = excluded.claimed_until
    where sent_mail.sent_at is null and sent_mail.claimed_until <= ${mail.now}
    returning 1`.execute(kysely)
  if (rows.length > 0) return 'claimed'
  const known = await kysely
    .selectFrom('sent_mail')
    .select('sent_at')
    .where('message_id', '=', mail.messageId)
    .executeTakeFirst()
  return known?.sent_at == null ? 'under-way' : 'sent'
}

export async function markMailSent({ kysely }: JobsPool, messageId: string, at: Date): Promise<void> {
  await kysely.updateTable('sent_mail').set({ sent_at: at }).where('message_id', '=', messageId).execute()
}

/** It could not be handed over: the next try need not wait. */
export async function releaseMail({ kysely }: JobsPool, messageId: string): Promise<void> {
  await kysely
    .deleteFrom('sent_mail')
    .where('message_id', '=', messageId)
    .where('sent_at', 'is', null)
    .execute()
}

export async function forgetSentMail({ kysely }: JobsPool, before: Date): Promise<void> {
  await kysely.deleteFrom('sent_mail').where('claimed_until', '<', before).execute()
}
