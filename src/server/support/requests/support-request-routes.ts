import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { listSupportReceivers } from './list-support-receivers.ts'
import { noteSupportReading } from './note-support-reading.ts'
import { presentOwnRequest, presentReceived, presentReceivers } from './present-support.ts'
import { readMyRequests, readReceivedRequests } from './read-support-requests.ts'
import { sendSupportRequest } from './send-support-request.ts'
import { closeMyRequest, takeOn } from './take-on-support-request.ts'

export function supportRequestRoutes(app: FastifyInstance, deps: Deps): void {
  senderRoutes(app, deps)
  receiverRoutes(app, deps)
}

function senderRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listSupportReceivers',
      action: 'open-own',
      summary:
        'Returns the receivers that the caller can ask for support, and the time by which each would answer.',
    },
    async ({ actor }) => {
      return presentReceivers(actor, await listSupportReceivers(deps, actor.personId))
    },
  )
  route(
    app,
    {
      name: 'sendSupportRequest',
      action: 'open-own',
      summary:
        'Asks one receiver to contact the caller. Sends only a name, contact details and a message. A repeated Idempotency-Key creates no second request.',
      refusals: ['receiver-gone', 'request-open', 'idempotency-conflict', 'too-many-requests'],
    },
    async ({ actor: { personId }, body, request, reply }) => {
      const { receiver, organisationId = null, name, reach, message = '' } = body
      const key = idempotencyKey(request)
      const asked = { receiver, organisationId, name, reach, message, key }
      const kept = await sendSupportRequest(deps, personId, asked)
      reply.code(201)
      return presentOwnRequest(kept)
    },
  )
  route(
    app,
    {
      name: 'listMySupportRequests',
      action: 'open-own',
      summary: 'Returns the caller’s support requests, newest first, with the status of each.',
    },
    async ({ actor: { personId } }) => {
      const rows = await readMyRequests(deps, personId)
      return { requests: rows.map(presentOwnRequest) }
    },
  )
  route(
    app,
    {
      name: 'closeMySupportRequest',
      action: 'open-own',
      summary:
        'Withdraws one of the caller’s support requests, or marks it as helped. The receiver can no longer read it.',
    },
    async ({ actor: { personId }, params }) =>
      presentOwnRequest(await closeMyRequest(deps, personId, params.requestId)),
  )
}

function receiverRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'listReceivedRequests',
      action: 'answer-support-requests',
      summary:
        'Returns the open support requests addressed to the caller, as HR of their organisation or as staff.',
    },
    async ({ actor }) => {
      await noteSupportReading(deps, actor)
      const rows = await readReceivedRequests(deps, actor.personId)
      return { requests: rows.map(presentReceived) }
    },
  )
  for (const { name, state, summary } of [
    {
      name: 'acknowledgeRequest',
      state: 'acknowledged',
      summary: 'Acknowledges a support request. The sender sees that somebody has it.',
    },
    {
      name: 'closeRequest',
      state: 'closed',
      summary: 'Closes a support request. The receiver can no longer read it.',
    },
  ] as const) {
    route(
      app,
      {
        name,
        action: 'answer-support-requests',
        summary,
      },
      async ({ actor: { personId }, params }) => {
        await takeOn(deps, personId, { requestId: params.requestId, state })
        return {}
      },
    )
  }
}
