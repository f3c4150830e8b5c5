import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'
import type { DatabaseAccess } from '#server/platform/db/connection/connection.ts'
import { createPools } from '#server/platform/db/pool.ts'

export type FreezingProxy = {
  /** The address through the proxy, over TCP. */
  readonly url: string
  /** Freezes the open connections, which stay open, as when a host vanishes. New ones work. */
  readonly freeze: () => void
  /** Closes all connections, and new ones until it is called with false. */
  readonly refuse: (refusing: boolean) => void
  /** Accepts new connections and sends nothing on them, until it is called with false. */
  readonly swallow: (swallowing: boolean) => void
  readonly open: () => number
}

/** A proxy in front of the database or a mail server, for tests of its failures. */
export async function freezingProxy(url: string): Promise<FreezingProxy> {
  const target = new URL(url)
  const folder = decodeURIComponent(target.hostname)
  const path = `${folder}/.s.PGSQL.5432`
  const pairs = new Set<readonly [Socket, Socket]>()
  let refusing = false
  let swallowing = false
  const swallowed = new Set<Socket>()
  const server = createServer((near) => {
    if (refusing) return void near.destroy()
    if (swallowing) return void swallowed.add(near.on('error', () => {}))
    const far = folder.startsWith('/') ? connect(path) : connect(Number(target.port || 5432), folder)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [one, other] of [pair, [far, near] as const]) {
      one.on('error', () => {})
      one.on('data', (data) => void other.write(data))
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endAll = () => {
    for (const socket of swallowed) socket.destroy()
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  afterAll(() => {
    endAll()
    server.close()
  })
  const near = new URL(url)
  near.hostname = '127.0.0.1'
  near.port = String((server.address() as AddressInfo).port)
  return {
    url: near.href,
    freeze: () => {
      for (const pair of pairs) for (const socket of pair) socket.removeAllListeners('data').pause()
    },
    refuse: (now) => {
      refusing = now
      if (now) endAll()
    },
    swallow: (now) => {
      swallowing = now
    },
    open: () => pairs.size,
  }
}

/** A server's pools at this address. They bypass the pooler (`npm run test:pg -- --pooled`), which would bypass the proxy. */
export const poolsAt = (url: string, { poolUrl: _, ...access }: DatabaseAccess) =>
  createPools({ ...access, url })
