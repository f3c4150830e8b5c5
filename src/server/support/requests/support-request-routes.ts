import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { listSupportReceivers } from './list-support-receivers.ts'
import { presentOwnRequest, presentReceivers } from './present-support.ts'
import { noteSupportReading, readMyRequests, readReceivedRequests } from './read-support-requests.ts'
import { sendSupportRequest } from './send-support-request.ts'
import { closeMyRequest, takeOn } from './take-on-support-request.ts'

export function supportRequestRoutes(app: FastifyInstance, deps: Deps): void {
  senderRoutes(app, deps)
  receiverRoutes(app, deps)
}

function senderRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listSupportReceivers', async ({ actor }) => {
    return presentReceivers(actor, await listSupportReceivers(deps, actor.personId))
  })
  route(app, 'sendSupportRequest', async ({ actor: { personId }, body, request, reply }) => {
    const { receiver, organisationId = null, name, reach, message = '' } = body
    const key = idempotencyKey(request)
    const asked = { receiver, organisationId, name, reach, message, key }
    const kept = await sendSupportRequest(deps, personId, asked)
    reply.code(201)
    return presentOwnRequest(kept)
  })
  route(app, 'listMySupportRequests', async ({ actor: { personId } }) => {
    const rows = await readMyRequests(deps, personId)
    return { requests: rows.map(presentOwnRequest) }
  })
  route(app, 'closeMySupportRequest', async ({ actor: { personId }, params }) =>
    presentOwnRequest(await closeMyRequest(deps, personId, params.requestId)),
  )
}

function receiverRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'listReceivedRequests', async ({ actor }) => {
    await noteSupportReading(deps, actor)
    const rows = await readReceivedRequests(deps, actor.personId)
    return { requests: rows }
  })
  for (const [name, state] of [
    ['acknowledgeRequest', 'acknowledged'],
    ['closeRequest', 'closed'],
  ] as const) {
    route(app, name, async ({ actor: { personId }, params }) => {
      await takeOn(deps, personId, { requestId: params.requestId, state })
      return {}
    })
  }
}
