import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/platform/deps.ts'
import { idempotencyKey } from '#server/platform/http/idempotency-key.ts'
import { route } from '#server/platform/http/route.ts'
import { networkOf } from '#server/platform/net/network-of.ts'
import { markContactMessage } from './mark-contact-message.ts'
import { presentContactMessage } from './present-contact-message.ts'
import { readContactMessages } from './read-contact-messages.ts'
import { sendContactMessage } from './send-contact-message.ts'

export function contactMessageRoutes(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    {
      name: 'sendContactMessage',
      action: 'write-to-us',
      summary:
        'Stores a message for staff, sends it to them by e-mail and sends a receipt to the sender. A repeated Idempotency-Key creates no second message.',
      refusals: ['idempotency-conflict', 'too-many-requests'],
    },
    async ({ body, request, reply }) => {
      const { website = '', phone = '', ...written } = body
      const key = idempotencyKey(request)
      reply.code(202)
      // Only a machine fills in the invisible field. It gets the same answer as people.
      if (website !== '') return {}
      const network = networkOf(request.ip)
      await sendContactMessage(deps, { ...written, phone, network, ...(key === null ? {} : { key }) })
      return {}
    },
  )
  route(
    app,
    {
      name: 'listContactMessages',
      action: 'read-contact-messages',
      summary:
        'Returns the contact messages, newest first with the completed ones last, and whether each reached staff by e-mail.',
    },
    async ({ actor: { personId } }) => {
      const messages = await readContactMessages(deps, personId)
      return { messages: messages.map(presentContactMessage) }
    },
  )
  route(
    app,
    {
      name: 'markContactMessage',
      action: 'mark-contact-messages',
      summary:
        'Marks a contact message as answered, done or new again. Idempotent: a repeated request changes nothing.',
    },
    async ({ actor: { personId }, body: { state }, params: { messageId } }) => {
      await markContactMessage(deps, personId, { id: messageId, state })
      return {}
    },
  )
}
