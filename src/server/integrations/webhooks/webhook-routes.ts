import type { FastifyInstance } from 'fastify'
import { readAsHr } from '#server/platform/db/read-as.ts'
import type { Deps } from '#server/platform/deps.ts'
import { route } from '#server/platform/http/route.ts'
import { presentDelivery, presentWebhook } from './present-webhook.ts'
import { listDeliveries, listWebhooks } from './webhook-repository.ts'
import {
  changeWebhook,
  deliverAgain,
  endWebhook,
  makeWebhook,
  renewWebhookSecret,
  sendTestEvent,
} from './webhooks.ts'

/** Deliveries on the page: the newest, of all webhooks. */
const mostDeliveries = 50

export function webhookRoutes(app: FastifyInstance, deps: Deps): void {
  const action = 'run-integrations'
  route(
    app,
    {
      name: 'listWebhooks',
      action,
      summary: 'Returns the organisation’s webhooks and their latest deliveries. Secrets are not included.',
    },
    async ({ actor: { personId }, params }) => {
      const now = deps.clock()
      return readAsHr(deps, { ...params, personId }, async (tx, organisationId) => ({
        webhooks: (await listWebhooks(tx, organisationId)).map((row) => presentWebhook(row, now)),
        deliveries: (await listDeliveries(tx, organisationId, mostDeliveries)).map(presentDelivery),
      }))
    },
  )
  route(
    app,
    {
      name: 'makeWebhook',
      action,
      budget: 'outgoing',
      summary:
        'Creates a webhook: an https address that receives the subscribed events. Only this response contains the signing secret.',
      refusals: ['webhook-address-refused', 'reauthentication-required', 'too-many-webhooks'],
    },
    async ({ actor: { personId, reauthenticated }, params, body, reply }) => {
      const { webhook, secret } = await makeWebhook(deps, { ...params, ...body, personId, reauthenticated })
      reply.code(201)
      return { webhook: presentWebhook(webhook, deps.clock()), secret }
    },
  )
  route(
    app,
    {
      name: 'changeWebhook',
      action,
      summary: 'Sets the subscribed events of a webhook, and enables or disables it.',
    },
    async ({ actor: { personId }, params, body, reply }) => {
      await changeWebhook(deps, { ...params, ...body, personId })
      reply.code(204)
    },
  )
  route(
    app,
    { name: 'endWebhook', action, summary: 'Deletes a webhook, with its secrets and its deliveries.' },
    async ({ actor: { personId }, params, reply }) => {
      await endWebhook(deps, { ...params, personId })
      reply.code(204)
    },
  )
  route(
    app,
    {
      name: 'renewWebhookSecret',
      action,
      summary: 'Creates a new signing secret for a webhook. The previous one also signs for one more day.',
      reauthenticated: true,
    },
    async ({ actor: { personId }, params, reply }) => {
      const { secret, earlierSecretUntil } = await renewWebhookSecret(deps, { ...params, personId })
      reply.code(201)
      return { secret, earlierSecretUntil: earlierSecretUntil.toISOString() }
    },
  )
  route(
    app,
    {
      name: 'sendTestEvent',
      action,
      budget: 'outgoing',
      summary: 'Sends a test event without content to a webhook, once.',
    },
    async ({ actor: { personId }, params, reply }) => {
      await sendTestEvent(deps, { ...params, personId })
      reply.code(202)
    },
  )
  route(
    app,
    {
      name: 'deliverAgain',
      action,
      budget: 'outgoing',
      summary: 'Retries a delivery with the same webhook-id, starting over at the first attempt.',
    },
    async ({ actor: { personId }, params, reply }) => {
      await deliverAgain(deps, { ...params, personId })
      reply.code(202)
    },
  )
}
