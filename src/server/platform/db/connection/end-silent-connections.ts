import type { Client, ClientBase, Pool } from 'pg'

/** How often the timer checks, in ms, and at how many checks in a row a connection may owe an answer and have sent nothing. */
const usual = { lookEvery: 1_000, looks: 25 }

/** Fields of a `pg` client that its types leave out. */
type Inside = { readonly readyForQuery?: boolean; readonly connection?: { readonly stream?: Stream } }
type Stream = { readonly bytesRead: number; destroy(error: Error): void }

/** The database host has vanished or hangs. The waiting query fails with this, and the pool opens another connection. */
class SilentConnection extends Error {
  override readonly name = 'SilentConnection'
  readonly code = 'ETIMEDOUT'
}

/**
 * Ends connections of a pool whose query gets no bytes. TCP alone would wait for a quarter of an hour; with all connections in
 * that state the server would answer nothing although the database is there again.
 * @returns a function that stops the checks.
 */
export function endSilentConnections(pool: Pool, { lookEvery, looks } = usual): () => void {
  const watched = new Map<ClientBase, { bytes: number; silent: number }>()
  pool.on('connect', (client) => void watched.set(client, { bytes: 0, silent: 0 }))
  pool.on('remove', (client) => void watched.delete(client))
  const look = () => {
    for (const [client, last] of watched) {
      const { readyForQuery, connection } = client as Client & Inside
      const bytes = connection?.stream?.bytesRead ?? 0
      // Counts checks, not time: after a pause of this process, or a jump of its clock, a query that has just begun
      // has not waited.
      const silent = readyForQuery !== false || bytes !== last.bytes ? 0 : last.silent + 1
      watched.set(client, { bytes, silent })
      if (silent >= looks) {
        watched.delete(client)
        connection?.stream?.destroy(new SilentConnection('The database has not answered for 25 seconds'))
      }
    }
  }
  const timer = setInterval(look, lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}
