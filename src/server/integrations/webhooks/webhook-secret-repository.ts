import { sql } from 'kysely'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type SealedWebhookSecret = {
  readonly id: string
  readonly sealed: Buffer
  readonly wrappedKey: Buffer
  readonly masterKey: string
}

/** Adds the secret that signs from now on. The previous one signs too until `overlapUntil`; older ones no longer do. */
export async function addWebhookSecret(
  tx: HrTransaction,
  of: { readonly organisationId: string; readonly webhookId: string },
  secret: SealedWebhookSecret,
  { now, overlapUntil }: { readonly now: Date; readonly overlapUntil: Date },
): Promise<void> {
  await sql`update webhook_secret
    set ends_at = case when ends_at is null then ${overlapUntil}::timestamptz else least(ends_at, ${now}) end
    where organisation_id = ${of.organisationId} and webhook_id = ${of.webhookId}`.execute(tx)
  await tx
    .insertInto('webhook_secret')
    .values({ ...of, ...secret, endsAt: null })
    .execute()
}

/** Whether a webhook has had this secret: 'newest', 'earlier', or null for one that it never had. */
export async function findWebhookSecret(
  tx: HrTransaction,
  of: { readonly organisationId: string; readonly webhookId: string; readonly id: string },
): Promise<'newest' | 'earlier' | null> {
  const row = await tx
    .selectFrom('webhook_secret')
    .select('endsAt')
    .where('organisationId', '=', of.organisationId)
    .where('webhookId', '=', of.webhookId)
    .where('id', '=', of.id)
    .executeTakeFirst()
  if (row === undefined) return null
  return row.endsAt === null ? 'newest' : 'earlier'
}
