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
      summary: 'Whom I can ask for support, and until when each would answer.',
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
        'Asks one receiver to get in touch. Name, how to reach me and a message are all that is sent. The same Idempotency-Key is one request.',
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
      summary: 'My support requests, newest first, and where each stands.',
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
      summary: 'I take a request back, or say that I have had help. The receiver no longer sees it.',
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
      summary: 'Open support requests addressed to me, as HR of my organisation or as staff.',
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
      summary: 'Tells the sender that somebody has the request.',
    },
    { name: 'closeRequest', state: 'closed', summary: 'Ends the case. It can no longer be read here.' },
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
