import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import type { Certificate } from './certificate.ts'

export type Received = {
  readonly method: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A real HTTP server, as a customer runs it. By default it answers 204. */
export type Receiver = {
  readonly url: string
  /** All received requests, in order. */
  readonly received: Received[]
  /** `before`: the number of earlier requests. */
  answerWith(answer: (response: ServerResponse, before: number) => void): void
  close(): void
}

/** @param certificate for https */
export async function startReceiver(certificate?: Certificate): Promise<Receiver> {
  const received: Received[] = []
  let answer = (response: ServerResponse, _before: number): void => void response.writeHead(204).end()
  const listener = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (request.method !== 'POST') return void response.writeHead(405).end()
    const { method, headers } = request
    received.push({ method, headers, body: Buffer.concat(parts).toString() })
    answer(response, received.length - 1)
  }
  const server = certificate === undefined ? createServer(listener) : createHttpsServer(certificate, listener)
  server.listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  const scheme = certificate === undefined ? 'http' : 'https'
  return {
    url: `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
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
 * Whether a receiver accepts it now: the reference library of Standard Webhooks, which is not ours, parses the headers and
 * verifies signature and age.
 */
export function isSigned(secret: string, { headers, body }: Received, now: Date): boolean {
  const realNow = Date.now
  // The library reads the clock itself.
  Date.now = () => now.getTime()
  try {
    new Webhook(secret).verify(body, headers as Record<string, string>)
    return true
  } catch (error) {
    if (error instanceof WebhookVerificationError) return false
    throw error
  } finally {
    Date.now = realNow
  }
}
