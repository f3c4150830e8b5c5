import type { Client, ClientBase, Pool } from 'pg'

/** A connection that owes an answer and has sent nothing for this long is dead, in ms; how often we look. */
const patience = 25_000
const lookEvery = 1_000

/** What `pg` knows of a connection and does not tell in its types. */
type Inside = { readonly readyForQuery?: boolean; readonly connection?: { readonly stream?: Stream } }
type Stream = { readonly bytesRead: number; destroy(error: Error): void }

/** The host behind it has vanished or stands still: anyone who waits hears of it, and the pool opens another. */
class SilentConnection extends Error {
  override readonly name = 'SilentConnection'
  readonly code = 'ETIMEDOUT'
}

/**
 * Ends connections of a pool on which a query waits and nothing comes. TCP alone would wait for a quarter of an hour,
 * and with all connections in that state nothing would be answered although the database is there.
 * @returns a function that ends the looking.
 */
export function endSilentConnections(pool: Pool): () => void {
  const watched = new Map<ClientBase, { bytes: number; since: number }>()
  pool.on('connect', (client) => void watched.set(client, { bytes: 0, since: Date.now() }))
  pool.on('remove', (client) => void watched.delete(client))
  const look = () => {
    for (const [client, last] of watched) {
      const { readyForQuery, connection } = client as Client & Inside
      const bytes = connection?.stream?.bytesRead ?? 0
      if (readyForQuery !== false || bytes !== last.bytes) watched.set(client, { bytes, since: Date.now() })
      else if (Date.now() - last.since >= patience) {
        watched.delete(client)
        connection?.stream?.destroy(new SilentConnection('The database has not answered for 25 seconds'))
      }
    }
  }
  const timer = setInterval(look, lookEvery)
  timer.unref()
  return () => clearInterval(timer)
}
