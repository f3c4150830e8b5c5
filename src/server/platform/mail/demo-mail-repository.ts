import type { Selectable } from 'kysely'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { DemoMailTable } from '#server/platform/db/tables/mail.ts'

type StoredMail = Omit<Selectable<DemoMailTable>, 'attachments'> & {
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly text: string }[]
}

/** Stores an e-mail instead of sending it; once, however often it is called. */
export async function storeDemoMail({ kysely }: JobsPool, mail: StoredMail): Promise<void> {
  await kysely
    .insertInto('demo_mail')
    .values({ ...mail, attachments: JSON.stringify(mail.attachments) })
    .onConflict((conflict) => conflict.column('messageId').doNothing())
    .execute()
}

/** Newest first, at most `limit`; of one recipient, or of all. */
export function listDemoMail(
  { kysely }: JobsPool,
  input: { readonly recipient?: string; readonly limit: number },
): Promise<Selectable<DemoMailTable>[]> {
  let query = kysely.selectFrom('demo_mail').selectAll()
  if (input.recipient !== undefined) query = query.where('recipient', '=', input.recipient)
  return query.orderBy('sentAt', 'desc').orderBy('messageId').limit(input.limit).execute()
}
