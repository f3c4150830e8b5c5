import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  readonly method: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A real HTTP server as a customer runs it. It answers 204 until told otherwise. */
export type Receiver = {
  readonly url: string
  /** Everything posted, in order. */
  readonly received: Received[]
  /** `before`: how many were posted already. */
  answerWith(answer: (response: ServerResponse, before: number) => void): void
  close(): void
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  let answer = (response: ServerResponse, _before: number): void => void response.writeHead(204).end()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (request.method !== 'POST') return void response.writeHead(405).end()
    const { method, headers } = request
    received.push({ method, headers, body: Buffer.concat(parts).toString() })
    answer(response, received.length - 1)
  }).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answerWith: (next) => {
      answer = next
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/**
 * What a receiver checks, written from the Standard Webhooks specification and not from our own code: the signature over
 * `id.timestamp.body` with the bytes behind `whsec_`, and a moment that is at most five minutes off.
 */
export function isSigned(secret: string, { headers, body }: Received, now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (Math.abs(Number(timestamp) - now.getTime() / 1000) > 300) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return String(signatures)
    .split(' ')
    .map((one) => one.split(','))
    .some(([version, given = '']) => {
      const bytes = Buffer.from(given, 'base64')
      return version === 'v1' && bytes.length === expected.length && timingSafeEqual(bytes, expected)
    })
}
