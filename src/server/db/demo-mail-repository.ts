import type { JobsPool } from './pool.ts'
import type { DemoMailTable } from './tables.ts'

/** Keeps a mail instead of sending it; once, whatever happens. */
export async function keepDemoMail({ kysely }: JobsPool, mail: DemoMailTable): Promise<void> {
  await kysely
    .insertInto('demo_mail')
    .values(mail)
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute()
}

/** Newest first, at most `limit`; of one recipient, or of all. */
export function listDemoMail(
  { kysely }: JobsPool,
  asked: { readonly recipient?: string; readonly limit: number },
): Promise<DemoMailTable[]> {
  let query = kysely.selectFrom('demo_mail').selectAll()
  if (asked.recipient !== undefined) query = query.where('recipient', '=', asked.recipient)
  return query.orderBy('sent_at', 'desc').orderBy('message_id').limit(asked.limit).execute()
}
