import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { startSession } from '#server/identity/sessions/session.ts'
import type { Config } from '#server/platform/config/config.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { poolsBeside } from './pools-beside.ts'

export type OpenedSession = { readonly token: string; readonly personId: string }

/** A socket without a network address, so that no page of a test can reach it. */
const socketOf = (port: string) => join(tmpdir(), `andrum-e2e-${port}.sock`)

/**
 * A socket beside the server under test: a test that sends an address gets a session of that account without a mailed code.
 * sign-in.spec.ts signs in as people do. @returns a function that closes the socket.
 */
export async function serveSessions(config: Config, port: string): Promise<() => Promise<void>> {
  const { pools, close } = await poolsBeside(config)
  const deps = { pools, clock: () => new Date(), newId: () => randomUUID() }
  const open = async (asked: string): Promise<OpenedSession> => {
    const [email = '', when] = asked.split(' ')
    const personId = await ensurePerson(deps, { email, language: 'sv' })
    const { token } = await asIdentity(pools.identity, (tx) =>
      startSession(tx, deps, {
        personId,
        secondFactor: true,
        // As after the time in which a step-up holds.
        proven: when === 'earlier' ? 'code' : 'all',
      }),
    )
    return { token, personId }
  }
  const answer = async (asked: IncomingMessage, reply: ServerResponse) => {
    try {
      reply.end(JSON.stringify(await open(await text(asked))))
    } catch (error) {
      reply.writeHead(500).end(JSON.stringify(String(error)))
    }
  }
  await rm(socketOf(port), { force: true })
  const server = createServer((asked, reply) => void answer(asked, reply)).listen(socketOf(port))
  await once(server, 'listening')
  return async () => {
    server.close()
    await close()
  }
}

/** From a test: a new session for the account with this address, which is created if there is none. */
export async function openSession(
  email: string,
  port: string,
  when: 'now' | 'earlier' = 'now',
): Promise<OpenedSession> {
  const asking = request({ socketPath: socketOf(port), method: 'POST' })
  asking.end(`${email} ${when}`)
  const [reply] = (await once(asking, 'response')) as [IncomingMessage]
  const answered = await json(reply)
  if (reply.statusCode !== 200) throw new Error(`No session for ${email}: ${answered}`)
  return answered as OpenedSession
}
