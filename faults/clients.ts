import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { answerWords, type Instrument } from '#core/instrument/instrument.ts'
import type { Answers } from '#core/scoring/evaluate.ts'
import type { Invited } from '#test/release/lay-out-open-round.ts'

/** How soon a client retries after no answer, in ms. */
const rest = 10

/** After this time without an answer, in ms, the client retries on another connection. */
const patience = 15_000

export type Clients = {
  readonly sent: ReadonlyMap<string, Answers>
  readonly acknowledged: ReadonlySet<string>
  /** Why a client got no answer, each time. A refused connection does not count: nothing had been sent. */
  readonly lost: readonly string[]
  /** Waits until so many more answers have been acknowledged. */
  readonly more: (count: number) => Promise<void>
  /** The time until the first acknowledgement of an answer sent after this call, in ms. */
  readonly next: () => Promise<number>
  /** No client begins another answer; running ones finish. */
  readonly stop: () => Promise<void>
}

/**
 * Clients that answer by their links, so many at a time, as people with a poor line do: without an answer they retry
 * until the server says that it is stored now (201) or was stored before (409 invitation-used).
 * @param url where the server is now.
 */
export function startClients(
  instrument: Instrument,
  {
    url,
    path,
    invited,
    atOnce,
  }: {
    readonly url: () => string
    readonly path: string
    readonly invited: readonly Invited[]
    readonly atOnce: number
  },
): Clients {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const sent = new Map<string, Answers>()
  const acknowledged = new Set<string>()
  const lost: string[] = []
  const waiting = new Set<(sentAt: number) => void>()
  const line = invited.entries()
  let stopped = false

  async function answer(at: number, { memberId, token }: Invited): Promise<void> {
    const answers = answersOf(instrument, at)
    sent.set(memberId, answers)
    const body = JSON.stringify({ token, version: instrument.version, answers })
    for (;;) {
      const sentAt = performance.now()
      if (await isKept(agent, `${url()}${path}`, body, networkOf(at), (why) => lost.push(why))) {
        acknowledged.add(memberId)
        for (const told of waiting) told(sentAt)
        return
      }
      await pause(rest)
    }
  }
  async function client(): Promise<void> {
    for (const [at, one] of line) {
      await answer(at, one)
      if (stopped) return
    }
  }
  const clients = Promise.all(Array.from({ length: atOnce }, client))
  // The waiting caller handles the failure.
  clients.catch(() => {})
  const failure = clients.then(() => {
    if (!stopped) throw new Error('everybody has answered: invite more people')
    return new Promise<never>(() => {})
  })
  failure.catch(() => {})

  function until<Result>(found: (sentAt: number) => Result | undefined): Promise<Result> {
    const { promise, resolve } = Promise.withResolvers<Result>()
    const told = (sentAt: number) => {
      const result = found(sentAt)
      if (result === undefined) return
      waiting.delete(told)
      resolve(result)
    }
    waiting.add(told)
    return Promise.race([promise, failure])
  }
  return {
    sent,
    acknowledged,
    lost,
    more: async (count) => {
      const goal = acknowledged.size + count
      await until(() => (acknowledged.size >= goal ? true : undefined))
    },
    next: () => {
      const asked = performance.now()
      return until((sentAt) => (sentAt > asked ? performance.now() - asked : undefined))
    },
    stop: async () => {
      stopped = true
      await clients
      agent.destroy()
    },
  }
}

/** Answers that differ between people and are the same each time. */
function answersOf(instrument: Instrument, who: number): Answers {
  return Object.fromEntries(
    instrument.items.map(({ id }, at) => [id, answerWords[(who * 7 + at * 3 + ((who * at) % 11)) % 5]]),
  ) as Answers
}

/** A network for each person: one alone may not answer this often. */
const networkOf = (who: number) => `10.${(who >> 16) & 255}.${(who >> 8) & 255}.${who & 255}`

/** False where the outcome is unknown: no connection, a broken one, or a server that says it cannot now. */
async function isKept(
  agent: Agent,
  to: string,
  body: string,
  from: string,
  lose: (why: string) => void,
): Promise<boolean> {
  try {
    const outgoing = request(to, {
      method: 'POST',
      agent,
      timeout: patience,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': from,
      },
    })
    // Handled below where it matters.
    outgoing.on('error', () => {})
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')))
    outgoing.end(body)
    const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
    const parts: Buffer[] = []
    for await (const piece of incoming) parts.push(piece as Buffer)
    const said = Buffer.concat(parts).toString()
    const status = incoming.statusCode ?? 0
    if (status === 201 || (status === 409 && said.includes('invitation-used'))) return true
    if (status >= 500) {
      lose(`${status}: ${said.slice(0, 100)}`)
      return false
    }
    throw new Refused(`the server answered ${status}: ${said.slice(0, 300)}`)
  } catch (error) {
    if (error instanceof Refused) throw error
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    if (code !== 'ECONNREFUSED') lose(code)
    return false
  }
}

/** The refusal of an answer that no retry changes: a fault of this suite or of the product. */
class Refused extends Error {}
