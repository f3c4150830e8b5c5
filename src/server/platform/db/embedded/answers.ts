import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import '#server/platform/db/connection/postgres-variables.ts'
import { sqlState } from '#server/platform/db/start-error.ts'
import { socketUrl } from './postmaster.ts'

/** How often to try, in ms; a healthy start takes a tenth of a second. */
const lookEvery = 10

/** Recovery after a crash may take this long, in ms. */
const patience = 10 * 60_000

/**
 * Waits until the server behind the socket takes connections.
 * @param ended whether its process is gone.
 * @param reach how long its socket may be missing, in ms. A server that says it is starting up has longer.
 * @returns false when the process has ended or the time is over.
 */
export async function waitForAnswer(
  socketFolder: string,
  ended: () => boolean,
  reach: number = patience,
): Promise<boolean> {
  const deadline = performance.now() + patience
  let lastSign = performance.now()
  while (!ended() && performance.now() < deadline && performance.now() - lastSign < reach) {
    const state = await ask(socketFolder)
    if (state === 'ready') return true
    if (state === 'busy') lastSign = performance.now()
    await wait(lookEvery)
  }
  return false
}

async function ask(socketFolder: string): Promise<'ready' | 'busy' | 'nobody'> {
  const client = new pg.Client({ connectionString: socketUrl(socketFolder, 'postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return 'ready'
  } catch (error) {
    const code = sqlState(error)
    // cannot_connect_now: starting up, recovering or shutting down.
    if (code === '57P03') return 'busy'
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET') return 'nobody'
    if (error instanceof Error && error.message.includes('terminated unexpectedly')) return 'nobody'
    throw error
  }
}
