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
      summary: 'The organisation’s webhooks without their secrets, and what was last delivered to them.',
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
        'Adds an https address that is told of events. The answer alone has the secret that signs them.',
      refusals: ['webhook-address-refused', 'reauthentication-required', 'too-many-webhooks'],
    },
    async ({ actor: { personId, fresh }, params, body, reply }) => {
      const { webhook, secret } = await makeWebhook(deps, { ...params, ...body, personId, fresh })
      reply.code(201)
      return { webhook: presentWebhook(webhook, deps.clock()), secret }
    },
  )
  route(
    app,
    {
      name: 'changeWebhook',
      action,
      summary: 'Chooses what a webhook is told of, and switches it on or off.',
    },
    async ({ actor: { personId }, params, body, reply }) => {
      await changeWebhook(deps, { ...params, ...body, personId })
      reply.code(204)
    },
  )
  route(
    app,
    { name: 'endWebhook', action, summary: 'Takes a webhook away, with its secrets and its deliveries.' },
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
      summary: 'Makes a new secret for a webhook. The one before signs beside it for a day.',
      fresh: true,
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
      summary: 'Sends a webhook an event that says nothing, once.',
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
      summary: 'Sends a delivery again, with the same webhook-id, from the first attempt on.',
    },
    async ({ actor: { personId }, params, reply }) => {
      await deliverAgain(deps, { ...params, personId })
      reply.code(202)
    },
  )
}
