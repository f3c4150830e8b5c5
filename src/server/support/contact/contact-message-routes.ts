import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { networkOf } from '#server/platform/net/network-of.ts'
import { markContactMessage, readContactMessages } from './contact-messages.ts'
import { sendContactMessage } from './send-contact-message.ts'

export function contactMessageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'sendContactMessage', async ({ body, request, reply }) => {
    const { website = '', phone = '', ...written } = body
    const key = idempotencyKey(request)
    reply.code(202)
    // Only a program fills in the invisible field. It gets the same answer as people.
    if (website !== '') return {}
    const network = networkOf(request.ip)
    await sendContactMessage(deps, { ...written, phone, network, ...(key === null ? {} : { key }) })
    return {}
  })
  route(app, 'listContactMessages', async ({ actor: { personId } }) => {
    const messages = await readContactMessages(deps, personId)
    return { messages }
  })
  route(
    app,
    'markContactMessage',
    async ({ actor: { personId }, body: { state }, params: { messageId }, request }) => {
      await markContactMessage(deps, personId, { id: messageId, state, key: idempotencyKey(request) })
      return {}
    },
  )
}
