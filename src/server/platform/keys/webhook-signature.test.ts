import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { webhookHeaders, writeWebhookSecret } from './webhook-signature.ts'

type IsGenuine = (secret: string, headers: Readonly<Record<string, string>>, body: string) => boolean

/** The program on the page for programmers, run unchanged. */
async function exampleOf(file: string): Promise<IsGenuine> {
  const [, code = ''] = /```\n(import [\s\S]*?)```/.exec(readFileSync(file, 'utf8')) ?? []
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    isGenuine: IsGenuine
  }
  return module.isGenuine
}

test.each(['content/sv/api.md', 'content/en/api.md'])(
  'the example in %s takes what we send and nothing else',
  async (file) => {
    const isGenuine = await exampleOf(file)
    const [old, secret, foreign] = [randomBytes(32), randomBytes(32), randomBytes(32)]
    const message = { id: 'a-b-c', at: new Date(), body: '{"type":"round.opened","name":"Våren"}' }
    const headers = webhookHeaders([secret, old], message)
    const judge = (by: Buffer, sent: Readonly<Record<string, string>> = headers, body = message.body) =>
      isGenuine(writeWebhookSecret(by), sent, body)
    expect([judge(secret), judge(old), judge(foreign)]).toEqual([true, true, false])
    expect(judge(secret, headers, `${message.body} `)).toBe(false)
    expect(judge(secret, { ...headers, 'webhook-id': 'a-b-d' })).toBe(false)
    const late = webhookHeaders([secret], { ...message, at: new Date(Date.now() - 6 * 60 * 1000) })
    expect(judge(secret, late)).toBe(false)
    // Anybody can send a request without them: the receiver must not fail of it.
    const { 'webhook-signature': _, ...unsigned } = headers
    expect([judge(secret, unsigned), judge(secret, {})]).toEqual([false, false])
  },
)

test('a signature is the one that the specification has for the same message', () => {
  // From the specification's own libraries (standard-webhooks, tests of the JavaScript library).
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const at = new Date(1614265330 * 1000)
  const headers = webhookHeaders([secret], {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    at,
    body: '{"test": 2432232314}',
  })
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})
