import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, it } from 'vitest'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp()
let port = 0
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as AddressInfo).port
})

/** The answer on a bare connection. */
async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { head, body }
}

const request = (...lines: string[]) =>
  `${['GET / HTTP/1.1', 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`

it.each([
  ['no request at all', 'hello\r\n\r\n', 400, 'malformed-request'],
  ['a header without a colon', request('no colon'), 400, 'malformed-request'],
  ['two lengths', request('Content-Length: 1', 'Content-Length: 2'), 400, 'malformed-request'],
  ['20 kB of cookies', request(`Cookie: a=${'x'.repeat(20_000)}`), 431, 'headers-too-large'],
])('%s is answered as every other problem', async (_, bytes, status, code) => {
  const { head, body } = await send(bytes)
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(head).toContain('Content-Type: application/problem+json; charset=utf-8')
  expect(head).toContain('Connection: close')
  expect(JSON.parse(body)).toMatchObject({ status, code, type: `urn:andrum:problem:${code}` })
})

it('a reader with a browser gets words, and nothing of what was sent', async () => {
  const { head, body } = await send(request('Accept: text/html', 'bad <script>header'))
  expect(head).toContain('HTTP/1.1 400 Bad Request')
  expect(head).toContain('Content-Type: text/html')
  expect(body).toContain('<h1>Något gick fel när sidan hämtades')
  expect(body).toContain('<p lang="en" dir="ltr">')
  expect(body).not.toContain('script')
})

it.each([
  ['of the API', 'GET', '/api/health'],
  ['of the API that is none', 'GET', '/api/nothing'],
  ['of a page', 'GET', '/'],
  ['of SCIM', 'GET', '/scim/v2/Users'],
  ['that would be written', 'POST', '/api/v1/evaluations'],
])('two hosts for an address %s are refused', async (_, method, url) => {
  for (const second of ['Host: localhost', 'host: other.example', 'HOST:']) {
    const { head, body } = await send(
      `${[`${method} ${url} HTTP/1.1`, 'Host: localhost', second, 'Connection: close'].join('\r\n')}\r\n\r\n`,
    )
    expect(head, second).toContain('HTTP/1.1 400 ')
    expect(head).toMatch(/^connection: close/im)
    if (!url.startsWith('/scim')) expect(JSON.parse(body)).toMatchObject({ code: 'malformed-request' })
  }
})

it('one host, and others that only look like it, are answered', async () => {
  const lines = ['X-Forwarded-Host: a', 'X-Forwarded-Host: b', 'Connection: close']
  const one = ['GET /api/v1/record-log/keys HTTP/1.1', 'Host: localhost', ...lines]
  expect((await send(`${one.join('\r\n')}\r\n\r\n`)).head).not.toContain('HTTP/1.1 400 ')
})
