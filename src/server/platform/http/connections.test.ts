import { once } from 'node:events'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { bareConnections, bareRequest } from '#test/app/bare-connection.ts'
import { testApp } from '#test/app/test-app.ts'
import { patience, waitingFor } from './patience.ts'

const server = await testApp()
const short = { head: 300, request: 600, silence: 4000, next: 300, lookEvery: 50 }
const app = await buildApp(server.deps, { patience: short })
const connections = await bareConnections(app)
afterAll(() => app.close())
/** Longer than `linger` after an answer, and shorter than the limit of silence above. */
const soon = { timeout: 3000, interval: 50 }

beforeEach(() => expect.poll(connections.held, soon).toBe(0))

/** Waits until the server has closed the connection, with our side open. */
async function expectGone(socket: Socket, patient = soon) {
  await expect.poll(connections.held, patient).toBe(0)
  socket.destroy()
}

it('somebody who connects and says nothing is told so, and let go', async () => {
  const socket = await connections.open()
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  await expectGone(socket)
})

it('somebody who sends a head byte by byte is let go', async () => {
  const socket = await connections.open()
  const drip = setInterval(() => socket.write('X'), 50)
  socket.write('GET /api/health HTTP/1.1\r\nX-Slow: ')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  await expectGone(socket)
  clearInterval(drip)
})

it('somebody who sends a body byte by byte is let go, and it is no error of ours', async () => {
  const socket = await connections.open()
  const head = bareRequest(
    'POST',
    '/api/v1/evaluations',
    'Content-Type: application/json',
    'Content-Length: 900',
  )
  socket.write(head)
  const drip = setInterval(() => socket.write(' '), 50)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  await expectGone(socket)
  clearInterval(drip)
})

it.each([
  ['nonsense', 'hello\r\n\r\n', 400],
  ['20 kB of cookies and more to come', `GET / HTTP/1.1\r\nCookie: ${'x'.repeat(60_000)}`, 431],
])(
  'somebody who sends %s and never closes their side reads the answer and is let go',
  async (_what, bytes, status) => {
    const socket = await connections.open()
    socket.write(bytes)
    expect(await text(socket)).toContain(`HTTP/1.1 ${status} `)
    await expectGone(socket)
  },
)

it('somebody who was answered and never closes their side is let go', async () => {
  const socket = await connections.open()
  socket.write(bareRequest('GET', '/api/health'))
  expect(await text(socket)).toContain('{"status":"ok"}')
  await expectGone(socket)
})

it('somebody who asks for nothing more on a connection they keep is let go', async () => {
  const socket = await connections.open()
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await once(socket, 'data')
  await expectGone(socket)
})

it('somebody who asks for much and takes nothing of it is let go', async () => {
  const socket = await connections.open()
  socket.pause()
  // Far more than the socket buffers of both systems hold.
  socket.write('GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(60))
  await expectGone(socket, { timeout: 20_000, interval: 100 })
})

it('somebody who closes only their own side in the middle of a request is let go', async () => {
  const socket = await connections.open()
  socket.end('POST /api/v1/evaluations HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{')
  await expectGone(socket)
})

it('the server itself waits as long as is written', () => {
  const { requestTimeout, keepAliveTimeout, headersTimeout, timeout } = server.app.server
  const usual = waitingFor(patience)
  expect([requestTimeout, keepAliveTimeout, headersTimeout, timeout]).toEqual([
    usual.requestTimeout,
    usual.keepAliveTimeout,
    usual.http.headersTimeout,
    usual.connectionTimeout,
  ])
})
