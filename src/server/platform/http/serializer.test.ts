import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { serializerCompiler } from './serializer.ts'

const session = z.object({ device: z.string(), startedAt: z.iso.datetime() })
const schema = z.object({ sessions: z.array(session), current: session.nullable() })

/** The answer when a route returns `body`. */
async function answerOf(body: unknown) {
  const app = Fastify()
  app.setSerializerCompiler(serializerCompiler as never)
  app.get('/', { schema: { response: { 200: schema } } }, async () => body)
  return app.inject('/')
}

const row = {
  startedAt: new Date('2026-03-02T09:00:00Z'),
  device: 'Firefox',
  tokenHash: Buffer.from('a secret'),
  owner: { email: 'anna@work.example' },
}

test('an answer has the fields of its schema, in their order, and nothing else of a row', async () => {
  const { body } = await answerOf({ current: row, sessions: [row], secret: 'of the server' })
  const shown = '{"device":"Firefox","startedAt":"2026-03-02T09:00:00.000Z"}'
  expect(body).toBe(`{"sessions":[${shown}],"current":${shown}}`)
})

test.each([
  ['lacks a field', { sessions: [{ device: 'Firefox' }], current: null }],
  [
    'has a secret in a field that is text',
    { sessions: [{ ...row, device: Buffer.from('a secret') }], current: null },
  ],
  ['has a date that is none', { sessions: [{ ...row, startedAt: new Date(Number.NaN) }], current: null }],
])('a body that %s is refused, and nothing of it leaves', async (_, body) => {
  const { statusCode, body: sent } = await answerOf(body)
  expect(statusCode).toBe(500)
  expect(sent).not.toMatch(/Firefox|secret/)
})
