import { once } from 'node:events'
import { type Agent, request } from 'node:http'
import { answerWords } from '#core/instrument/instrument.ts'
import { stressprofil } from '#core/instrument/shipped.ts'

export type Sent = {
  readonly path: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

let network = 0
/** A new network each time: one alone may not answer this often. */
function anotherNetwork(): string {
  network += 1
  return `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`
}

/** @throws unless the response has this status. */
export async function send(
  agent: Agent,
  url: string,
  { path, body, headers }: Sent,
  status = 201,
): Promise<void> {
  const outgoing = request(`${url}${path}`, {
    method: 'POST',
    agent,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': anotherNetwork(),
    },
  })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [import('node:http').IncomingMessage]
  const parts: Buffer[] = []
  for await (const piece of incoming) parts.push(piece as Buffer)
  if (incoming.statusCode !== status)
    throw new Error(`answered ${incoming.statusCode}: ${Buffer.concat(parts).toString().slice(0, 300)}`)
}

/** A complete Stressprofil, another for each `who`. */
export function answersOf(who: number) {
  return Object.fromEntries(stressprofil.items.map(({ id }, at) => [id, answerWords[(who * 7 + at * 3) % 5]]))
}
