import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp()

async function listening() {
  const app = await buildApp(server.deps)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, url: `http://127.0.0.1:${port}/api/health` }
}

async function ask(url: string, agent: Agent): Promise<{ status?: number; connection?: string }> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  return { status: answer.statusCode ?? 0, connection: String(answer.headers.connection) }
}

/** Sends requests on one keep-alive connection until an answer says `connection: close`. */
async function askUntilTold(url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statuses: number[] = []
  for (;;) {
    const { status = 0, connection } = await ask(url, agent)
    statuses.push(status)
    if (connection === 'close') return statuses
  }
}

it('people whose server is told to end get every answer, and hear that their connection ends', async () => {
  const { app, url } = await listening()
  const asking = Array.from({ length: 20 }, () => askUntilTold(url))
  await expect
    .poll(() => new Promise((resolve) => app.server.getConnections((_, count) => resolve(count))))
    .toBe(20)
  await app.leave(0)
  // A request that is cut off rejects here.
  for (const statuses of await Promise.all(asking)) expect(new Set(statuses)).toEqual(new Set([200]))
  await expect(fetch(url)).rejects.toThrow()
})

it('a proxy is told at once to send people elsewhere, and they are answered meanwhile', async () => {
  const { app, url } = await listening()
  const ready = url.replace('health', 'ready')
  expect((await fetch(ready)).status).toBe(200)
  const left = app.leave(1)
  expect((await fetch(ready)).status).toBe(503)
  expect((await fetch(url)).status).toBe(200)
  await left
  await expect(fetch(url)).rejects.toThrow()
})
