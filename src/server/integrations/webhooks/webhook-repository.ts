import { sql } from 'kysely'
import type { DeliveredEvent, WebhookEvent } from '#core/webhooks/events.ts'
import { hold } from '#server/platform/db/hold.ts'
import type { DeliveryProblem, DeliveryState } from '#server/platform/db/tables/integration.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type WebhookRow = {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEvent[]
  readonly madeAt: Date
  readonly failingSince: Date | null
  readonly offAt: Date | null
  /** Until when the previous secret signs too; in the past: it no longer does. */
  readonly earlierSecretUntil: Date | null
}

/** The webhooks of an organisation, oldest first. */
export async function listWebhooks(tx: HrTransaction, organisationId: string): Promise<WebhookRow[]> {
  const { rows } = await sql<WebhookRow>`
    select w.id, w.url, w.events, w.made_at, w.failing_since, w.off_at,
      (select max(s.ends_at) from webhook_secret s
        where s.organisation_id = w.organisation_id and s.webhook_id = w.id) as earlier_secret_until
    from webhook w where w.organisation_id = ${organisationId} order by w.made_at, w.id`.execute(tx)
  return rows
}

/** Locks the webhooks of this organisation until the transaction ends. @returns how many there are */
export async function holdWebhooks(tx: HrTransaction, organisationId: string): Promise<number> {
  await hold(tx, `webhooks ${organisationId}`)
  const { rows } = await sql<{ amount: number }>`
    select count(*)::int as amount from webhook where organisation_id = ${organisationId}`.execute(tx)
  return rows[0]?.amount ?? 0
}

export async function findWebhookUrl(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('webhook')
    .select('url')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.url ?? null
}

export async function insertWebhook(
  tx: HrTransaction,
  row: {
    readonly organisationId: string
    readonly id: string
    readonly url: string
    readonly events: readonly WebhookEvent[]
    readonly madeAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('webhook')
    .values({ ...row, events: [...row.events] })
    .execute()
}

/** Changes events and state; a webhook that is switched on starts afresh. @returns its address; null where there is none */
export async function changeWebhook(
  tx: HrTransaction,
  organisationId: string,
  id: string,
  { events, on, at }: { readonly events: readonly WebhookEvent[]; readonly on: boolean; readonly at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ url: string }>`
    update webhook set events = ${[...events]}::text[],
      failing_since = case when ${on} and off_at is not null then null else failing_since end,
      off_at = case when ${on} then null else coalesce(off_at, ${at}) end
    where organisation_id = ${organisationId} and id = ${id} returning url`.execute(tx)
  return rows[0]?.url ?? null
}

/** Deletes a webhook with its secrets and deliveries. @returns its address; null where there is none */
export async function deleteWebhook(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<string | null> {
  const row = await tx
    .deleteFrom('webhook')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .returning('url')
    .executeTakeFirst()
  return row?.url ?? null
}

/** Whether there was a webhook with this id: its row is deleted, and the audit log remembers it. */
export async function hasEnded(tx: HrTransaction, organisationId: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from audit_entry where organisation_id = ${organisationId}
    and action = 'webhook-ended' and details ->> 'webhookId' = ${id} limit 1`.execute(tx)
  return rows.length > 0
}

export type DeliveryRow = {
  readonly id: string
  readonly webhookId: string
  readonly event: DeliveredEvent
  readonly madeAt: Date
  readonly state: DeliveryState
  readonly attempts: number
  readonly triedAt: Date | null
  readonly status: number | null
  readonly problem: DeliveryProblem | null
  readonly nextAt: Date | null
}

/** The newest deliveries of all webhooks. */
export async function listDeliveries(
  tx: HrTransaction,
  organisationId: string,
  limit: number,
): Promise<DeliveryRow[]> {
  return tx
    .selectFrom('webhook_delivery')
    .select([
      'id',
      'webhookId',
      'event',
      'madeAt',
      'state',
      'attempts',
      'triedAt',
      'status',
      'problem',
      'nextAt',
    ])
    .where('organisationId', '=', organisationId)
    .orderBy('madeAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Webhooks that want an event. */
export async function listReceivers(
  tx: HrTransaction,
  organisationId: string,
  event: WebhookEvent,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook
    where organisation_id = ${organisationId} and off_at is null and ${event} = any(events) order by id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** @returns false where this webhook has a delivery of the same event already */
export async function insertDelivery(
  tx: HrTransaction,
  row: {
    readonly organisationId: string
    readonly id: string
    readonly webhookId: string
    readonly event: DeliveredEvent
    readonly occasion: string
    readonly body: string
    readonly madeAt: Date
    readonly nextAt: Date
  },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('webhook_delivery')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Starts another run of a delivery whose webhook is on. @returns its number; null where there is none */
export async function beginAgain(
  tx: HrTransaction,
  organisationId: string,
  id: string,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ run: number }>`
    update webhook_delivery d set run = d.run + 1, attempts = 0, state = 'waiting', next_at = ${now}
    from webhook w
    where d.organisation_id = ${organisationId} and d.id = ${id}
      and w.organisation_id = d.organisation_id and w.id = d.webhook_id and w.off_at is null
    returning d.run`.execute(tx)
  return rows[0]?.run ?? null
}

export type Attempt = {
  readonly run: number
  /** The number of earlier attempts. */
  readonly attempt: number
}

export type Outcome = {
  readonly status: number | null
  readonly problem: DeliveryProblem | null
}

/** Stores the outcome of an attempt. @returns false where it is stored already, or another run has begun */
export async function noteAttempt(
  tx: HrTransaction,
  { organisationId, deliveryId, run, attempt }: Attempt & DeliveryOfOrganisation,
  became: Outcome & { readonly state: DeliveryState; readonly at: Date; readonly nextAt: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set({
      state: became.state,
      attempts: attempt + 1,
      triedAt: became.at,
      status: became.status,
      problem: became.problem,
      nextAt: became.nextAt,
    })
    .where('organisationId', '=', organisationId)
    .where('id', '=', deliveryId)
    .where('run', '=', run)
    .where('attempts', '=', attempt)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export type DeliveryOfOrganisation = { readonly organisationId: string; readonly deliveryId: string }

/** Locks a webhook until the transaction ends, before anything is stored about its deliveries. Null: it is deleted. */
export async function holdWebhook(
  tx: HrTransaction,
  organisationId: string,
  id: string,
): Promise<Pick<WebhookRow, 'url' | 'failingSince' | 'offAt'> | null> {
  const row = await tx
    .selectFrom('webhook')
    .select(['url', 'failingSince', 'offAt'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function noteFailingSince(
  tx: HrTransaction,
  organisationId: string,
  id: string,
  failingSince: Date | null,
): Promise<void> {
  await tx
    .updateTable('webhook')
    .set({ failingSince })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

/** Switches a webhook off: it gets nothing more until an owner switches it on; waiting deliveries have failed. */
export async function switchOff(
  tx: HrTransaction,
  organisationId: string,
  id: string,
  now: Date,
): Promise<void> {
  await sql`update webhook set off_at = ${now}
    where organisation_id = ${organisationId} and id = ${id} and off_at is null`.execute(tx)
  await endWaiting(tx, organisationId, id)
}

/** Ends the waiting deliveries of a webhook. */
export async function endWaiting(tx: HrTransaction, organisationId: string, id: string): Promise<void> {
  await sql`update webhook_delivery set state = 'failed', next_at = null
    where organisation_id = ${organisationId} and webhook_id = ${id} and state = 'waiting'`.execute(tx)
}
