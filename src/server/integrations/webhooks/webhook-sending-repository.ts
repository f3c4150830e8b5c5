import { sql } from 'kysely'
import type { DeliveredEvent } from '#core/webhooks/events.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { StoredPersonKey } from '#server/platform/keys/person-key-repository.ts'
import type { DeliveryOfOrganisation } from './webhook-repository.ts'
import type { SealedWebhookSecret } from './webhook-secret-repository.ts'

export type DeliveryToSend = {
  readonly webhookId: string
  readonly url: string
  readonly event: DeliveredEvent
  readonly body: string
  readonly run: number
  readonly attempts: number
}

/** A waiting delivery; null where there is none. */
export async function findDeliveryToSend(
  { kysely }: JobsPool,
  { organisationId, deliveryId }: DeliveryOfOrganisation,
): Promise<DeliveryToSend | null> {
  const row = await kysely
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook as w', (join) =>
      join.onRef('w.organisationId', '=', 'd.organisationId').onRef('w.id', '=', 'd.webhookId'),
    )
    .select(['d.webhookId', 'w.url', 'd.event', 'd.body', 'd.run', 'd.attempts'])
    .where('d.organisationId', '=', organisationId)
    .where('d.id', '=', deliveryId)
    .where('d.state', '=', 'waiting')
    .executeTakeFirst()
  return row ?? null
}

/** The secrets that sign a webhook's deliveries now, the newest first. */
export async function listSigningSecrets(
  { kysely }: JobsPool,
  of: { readonly organisationId: string; readonly webhookId: string },
  now: Date,
): Promise<SealedWebhookSecret[]> {
  return kysely
    .selectFrom('webhook_secret')
    .select(['id', 'sealed', 'wrappedKey', 'masterKey'])
    .where('organisationId', '=', of.organisationId)
    .where('webhookId', '=', of.webhookId)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .orderBy(sql`ends_at desc nulls first`)
    .execute()
}

/** Deletes deliveries from before this moment. */
export async function forgetDeliveries({ kysely }: JobsPool, before: Date): Promise<void> {
  await kysely.deleteFrom('webhook_delivery').where('madeAt', '<', before).execute()
}

/** Deletes secrets that no longer sign. */
export async function forgetWebhookSecrets({ kysely }: JobsPool, now: Date): Promise<void> {
  await kysely.deleteFrom('webhook_secret').where('endsAt', '<=', now).execute()
}

/** Keys of secrets under another master key. */
export function listWebhookKeysOfOtherMaster(
  { kysely }: JobsPool,
  current: string,
): Promise<(StoredPersonKey & { readonly id: string })[]> {
  return kysely
    .selectFrom('webhook_secret')
    .select(['id', 'wrappedKey as wrapped', 'masterKey'])
    .where('masterKey', '!=', current)
    .execute()
}

/** As replaceWrappedKey, for a webhook's secret. */
export async function replaceWebhookKey(
  { kysely }: JobsPool,
  id: string,
  from: StoredPersonKey,
  to: StoredPersonKey,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('webhook_secret')
    .set({ wrappedKey: to.wrapped, masterKey: to.masterKey })
    .where('id', '=', id)
    .where('wrappedKey', '=', from.wrapped)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
