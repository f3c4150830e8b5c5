import type { lookup as resolve } from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { guardedFetch, type OutgoingSettings } from './guarded-fetch.ts'

const local = { networks: ['127.0.0.0/8'], production: false }

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Resolves the names of a test, and counts how often each was looked up. */
function names(book: Readonly<Record<string, readonly string[]>>) {
  const asked: string[] = []
  const lookup = ((name: string, _: unknown, done: (...given: unknown[]) => void) => {
    asked.push(name)
    const found = book[name] ?? []
    const error = Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' })
    if (found.length === 0) done(error)
    else
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
  }) as unknown as typeof resolve
  return { lookup, asked }
}

const problemOf = (settings: OutgoingSettings, address: string, request = {}) =>
  guardedFetch(settings)(address, request).then(
    (answer) => answer.status,
    (error: { problem: string }) => error.problem,
  )

test('what is asked for arrives as it was sent, and the answer comes back whole', async () => {
  const port = await serve((request, response) => {
    let text = ''
    request.on('data', (part) => {
      text += part
    })
    request.on('end', () => {
      response.writeHead(201, { 'content-type': 'application/json', 'x-a': 'b' })
      response.end(JSON.stringify({ method: request.method, text, type: request.headers['content-type'] }))
    })
  })
  const answer = await guardedFetch(local)(`http://127.0.0.1:${port}/in?a=b`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'hej',
  })
  expect([answer.status, answer.headers.get('x-a')]).toEqual([201, 'b'])
  expect(await answer.json()).toEqual({ method: 'POST', text: 'hej', type: 'text/plain' })
})

test.each([
  'http://192.0.2.1/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1:8443/',
])('%s is not connected to', async (address) => {
  expect(await problemOf({ networks: [], production: false }, address)).toBe('network-refused')
})

test.each([
  'ftp://example.com/',
  'file:///etc/passwd',
  'https://user:secret@example.com/',
  'example.com',
  '',
])('"%s" is not asked at all', async (address) => {
  const { lookup, asked } = names({})
  expect(await problemOf({ networks: [], production: false, lookup }, address)).toBe('address-refused')
  expect(asked).toEqual([])
})

test('in production plain http goes nowhere, not even to a network that the operator has named', async () => {
  const port = await serve((_, response) => response.end())
  expect(await problemOf(local, `http://127.0.0.1:${port}/`)).toBe(200)
  expect(await problemOf({ ...local, production: true }, `http://127.0.0.1:${port}/`)).toBe('address-refused')
})

test('plain http goes to named networks alone', async () => {
  const { lookup } = names({ 'public.example': ['93.184.215.14'] })
  expect(await problemOf({ ...local, lookup }, 'http://public.example/')).toBe('network-refused')
})

test('a name that leads inside is refused, also when only one of its addresses does', async () => {
  let hits = 0
  const port = await serve((_, response) => {
    hits += 1
    response.end()
  })
  const { lookup } = names({
    'inside.example': ['127.0.0.1'],
    'both.example': ['93.184.215.14', '127.0.0.1'],
    'six.example': ['::1'],
  })
  for (const name of ['inside', 'both', 'six']) {
    const settings = { networks: [], production: true, lookup }
    expect(await problemOf(settings, `https://${name}.example:${port}/`)).toBe('network-refused')
  }
  expect(hits).toBe(0)
})

test('a name is resolved once: the connection goes to what was judged', async () => {
  const port = await serve((_, response) => response.end('here'))
  const { lookup, asked } = names({ 'once.example': ['127.0.0.1'] })
  const answer = await guardedFetch({ ...local, lookup })(`http://once.example:${port}/`)
  expect([await answer.text(), asked]).toEqual(['here', ['once.example']])
})

test('an answer that leads elsewhere is handed back and not followed', async () => {
  let hits = 0
  const port = await serve((_, response) => {
    hits += 1
    response.writeHead(302, { location: '/again' }).end()
  })
  const answer = await guardedFetch(local)(`http://127.0.0.1:${port}/`)
  expect([answer.status, answer.headers.get('location'), hits]).toEqual([302, '/again', 1])
})

test('a server that accepts and says nothing, or stops in the middle, is given up', async () => {
  const silent = createTcpServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((done) => silent.once('listening', done))
  onTestFinished(() => void silent.close())
  const half = await serve((_, response) => void response.write('half of'))
  for (const port of [(silent.address() as AddressInfo).port, half]) {
    const begun = performance.now()
    expect(await problemOf(local, `http://127.0.0.1:${port}/`, { timeout: 150 })).toBe('too-slow')
    expect(performance.now() - begun).toBeLessThan(5000)
  }
})

test('an answer that does not end is cut at its limit', async () => {
  const port = await serve((_, response) => {
    const pour = () => {
      while (response.write(Buffer.alloc(64 * 1024)));
    }
    response.on('drain', pour)
    pour()
  })
  expect(await problemOf(local, `http://127.0.0.1:${port}/`)).toBe('too-large')
  expect(await problemOf(local, `http://127.0.0.1:${port}/`, { maxBytes: 1000 })).toBe('too-large')
})

test('nobody at home, an unknown name and a broken answer are one thing, and the message has no address', async () => {
  const broken = createTcpServer((socket) => void socket.end('not http at all\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  )
  await new Promise((done) => broken.once('listening', done))
  onTestFinished(() => void broken.close())
  const { lookup } = names({})
  const addresses = [
    'http://nobody.example/',
    `http://127.0.0.1:${(broken.address() as AddressInfo).port}/`,
    'http://127.0.0.1:1/',
  ]
  for (const address of addresses) {
    const error = await guardedFetch({ ...local, lookup })(address).catch((refused: Error) => refused)
    expect(error).toMatchObject({ name: 'OutgoingRefused', message: 'unreachable' })
  }
})

test('the caller may give up earlier', async () => {
  const port = await serve(() => {})
  const signal = AbortSignal.timeout(100)
  expect(await problemOf(local, `http://127.0.0.1:${port}/`, { signal })).toBe('too-slow')
})
