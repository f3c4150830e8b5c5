import type { Client, ClientBase, Pool } from 'pg'

/** How often we look, in ms, and how many times in a row a connection may owe an answer and have sent nothing. */
const usual = { lookEvery: 1_000, looks: 25 }

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
export function endSilentConnections(pool: Pool, { lookEvery, looks } = usual): () => void {
  const watched = new Map<ClientBase, { bytes: number; silent: number }>()
  pool.on('connect', (client) => void watched.set(client, { bytes: 0, silent: 0 }))
  pool.on('remove', (client) => void watched.delete(client))
  const look = () => {
    for (const [client, last] of watched) {
      const { readyForQuery, connection } = client as Client & Inside
      const bytes = connection?.stream?.bytesRead ?? 0
      // Looks are counted and not time: after a pause of this process, or a jump of its clock, a query that has just been
      // asked has not waited.
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
