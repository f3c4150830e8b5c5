import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import { type AddressInfo, connect, type Server } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { authorityFile, readCertificate } from '#test/webhooks/certificate.ts'
import { guardedFetch, type OutgoingSettings } from './guarded-fetch.ts'

const before = getCACertificates('default')
beforeEach(() => {
  setDefaultCACertificates([...before, readFileSync(authorityFile, 'utf8')])
  onTestFinished(() => setDefaultCACertificates(before))
})

async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await new Promise((done) => server.once('listening', done))
  onTestFinished(() => void server.close())
  return (server.address() as AddressInfo).port
}

/** A receiver out there, and a proxy that alone leads to it, whatever its name. */
async function proxied() {
  const receiver = await listening(
    createHttpsServer(readCertificate('receiver'), (request, response) => response.end(`hej ${request.url}`)),
  )
  const asked: string[] = []
  const proxy = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.writeHead(500).end()
  })
  proxy.on('connect', (request, client, head) => {
    asked.push(`${request.method} ${request.url}`)
    const onward = connect(receiver, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      onward.write(head)
      onward.pipe(client).pipe(onward)
    })
    for (const one of [onward, client]) one.on('error', () => {})
  })
  return { receiver, asked, HTTPS_PROXY: `http://127.0.0.1:${await listening(proxy)}` }
}

const answerOf = (settings: OutgoingSettings, address: string) =>
  guardedFetch(settings)(address).then(
    (answer) => answer.text(),
    (error: { problem: string }) => error.problem,
  )

const production = { networks: [], production: true }
const named = { networks: ['127.0.0.0/8'], production: true }

test('what a customer’s address is asked goes through the proxy, unread', async () => {
  const { HTTPS_PROXY, asked } = await proxied()
  const settings = { ...named, proxy: { HTTPS_PROXY } }
  expect(await answerOf(settings, 'https://127.0.0.1:8443/in?a=b')).toBe('hej /in?a=b')
  expect(asked).toEqual(['CONNECT 127.0.0.1:8443'])
})

test('a name that this machine does not know is the proxy’s to find; one that leads inside is refused', async () => {
  const { HTTPS_PROXY, asked } = await proxied()
  const lookup = ((name: string, _: unknown, done: (...given: unknown[]) => void) =>
    name === 'inside.example'
      ? done(null, [{ address: '10.0.0.5', family: 4 }])
      : done(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }))) as never
  const settings = { ...production, lookup, proxy: { HTTPS_PROXY } }
  expect(await answerOf(settings, 'https://inside.example/')).toBe('network-refused')
  expect(await answerOf(settings, 'https://10.0.0.5/')).toBe('network-refused')
  expect(asked).toEqual([])
  // Its certificate is for another name: so far the proxy has led.
  expect(await answerOf(settings, 'https://login.example/')).toBe('unreachable')
  expect(asked).toEqual(['CONNECT login.example:443'])
})

test('what NO_PROXY names is connected to directly, and judged as without a proxy', async () => {
  const { receiver, HTTPS_PROXY, asked } = await proxied()
  const proxy = { HTTPS_PROXY, NO_PROXY: '127.0.0.1,.inside.example' }
  expect(await answerOf({ ...named, proxy }, `https://127.0.0.1:${receiver}/`)).toBe('hej /')
  const lookup = ((_: string, __: unknown, done: (...given: unknown[]) => void) =>
    done(null, [{ address: '10.0.0.5', family: 4 }])) as never
  expect(await answerOf({ ...production, lookup, proxy }, 'https://idp.inside.example/')).toBe(
    'network-refused',
  )
  expect(asked).toEqual([])
})

test('a proxy that refuses is as an address that cannot be reached', async () => {
  const refusing = createServer()
  refusing.on('connect', (_, client) => client.end('HTTP/1.1 403 Forbidden\r\n\r\n'))
  const HTTPS_PROXY = `http://127.0.0.1:${await listening(refusing)}`
  expect(await answerOf({ ...named, proxy: { HTTPS_PROXY } }, 'https://127.0.0.1/')).toBe('unreachable')
})

test('a proxy that says nothing is given up', { timeout: 10_000 }, async () => {
  const silent = createServer()
  let isOpen = false
  silent.on('connect', (_, client) => {
    isOpen = true
    client
      .resume()
      .on('error', () => {})
      .on('end', () => {
        isOpen = false
        client.end()
      })
  })
  const HTTPS_PROXY = `http://127.0.0.1:${await listening(silent)}`
  const outgoing = guardedFetch({ ...named, proxy: { HTTPS_PROXY } })
  await expect(outgoing('https://127.0.0.1/', { timeout: 200 })).rejects.toMatchObject({
    problem: 'too-slow',
  })
  await vi.waitFor(() => expect(isOpen).toBe(false))
})

test('name servers that say nothing of the world outside hold nothing up', async () => {
  const { HTTPS_PROXY, asked } = await proxied()
  const lookup = (() => {}) as never
  const settings = { ...production, lookup, proxy: { HTTPS_PROXY } }
  expect(await answerOf(settings, 'https://login.example/')).toBe('unreachable')
  expect(asked).toEqual(['CONNECT login.example:443'])
})
