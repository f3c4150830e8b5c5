import type { FastifyInstance } from 'fastify'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { listDeliveries, listWebhooks, type WebhookRow } from './webhook-repository.ts'
import {
  changeWebhook,
  deliverAgain,
  endWebhook,
  makeWebhook,
  renewWebhookSecret,
  sendTestEvent,
} from './webhooks.ts'

/** The most deliveries on the page: the newest, of all webhooks. */
const mostDeliveries = 50

export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listWebhooks', async ({ actor: { personId }, params }) => {
    const now = deps.clock()
    return readAsHr(deps, { ...params, personId }, async (tx, organisationId) => ({
      webhooks: (await listWebhooks(tx, organisationId)).map((row) => presentWebhook(row, now)),
      deliveries: await listDeliveries(tx, organisationId, mostDeliveries),
    }))
  })
  route(
    app,
    'makeWebhook',
    async ({ actor: { personId, reauthenticated }, params, body, request, reply }) => {
      const wish = { ...params, ...body, personId, reauthenticated, key: idempotencyKey(request) }
      const { webhook, secret } = await makeWebhook(deps, wish)
      reply.code(201)
      return { webhook: presentWebhook(webhook, deps.clock()), secret }
    },
  )
  route(app, 'changeWebhook', async ({ actor: { personId }, params, body, request, reply }) => {
    await changeWebhook(deps, { ...params, ...body, personId, key: idempotencyKey(request) })
    reply.code(204)
  })
  route(app, 'endWebhook', async ({ actor: { personId }, params, reply }) => {
    await endWebhook(deps, { ...params, personId })
    reply.code(204)
  })
  route(app, 'renewWebhookSecret', async ({ actor: { personId }, params, request, reply }) => {
    const wish = { ...params, personId, key: idempotencyKey(request) }
    const { secret, earlierSecretUntil } = await renewWebhookSecret(deps, wish)
    reply.code(201)
    return { secret, earlierSecretUntil }
  })
  route(app, 'sendTestEvent', async ({ actor: { personId }, params, reply }) => {
    await sendTestEvent(deps, { ...params, personId })
    reply.code(202)
  })
  route(app, 'deliverAgain', async ({ actor: { personId }, params, reply }) => {
    await deliverAgain(deps, { ...params, personId })
    reply.code(202)
  })
}

/** Shows an earlier secret only while it still signs. */
const presentWebhook = (row: WebhookRow, now: Date): WebhookRow => ({
  ...row,
  earlierSecretUntil:
    row.earlierSecretUntil !== null && row.earlierSecretUntil > now ? row.earlierSecretUntil : null,
})
