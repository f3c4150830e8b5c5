import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { organisationOf } from '#test/organisation/import-calls.ts'
import { type ProxyName, type ProxyServer, startProxy } from './start-proxy.ts'

const server = await testApp({ config: { baseUrl: 'https://localhost' } })
await server.app.listen({ port: 0, host: '127.0.0.1' })
const { port: upstream } = server.app.server.address() as AddressInfo
const names: readonly ProxyName[] = ['nginx', 'caddy']
const proxies: Record<string, ProxyServer> = {}
for (const name of names) proxies[name] = await startProxy(name, upstream)
afterAll(() => Promise.all(Object.values(proxies).map(({ end }) => end())))

type Ask = {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** The visitor's own address. */
  readonly from?: string
}

async function ask(proxy: ProxyServer, path: string, { headers = {}, body, from = '127.0.0.1' }: Ask = {}) {
  const json =
    body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
  return new Promise<{ status: number; raw: string[]; bytes: Buffer }>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: proxy.port,
        servername: 'localhost',
        rejectUnauthorized: false,
        localAddress: from,
        agent: false,
        path,
        method: body === undefined ? 'GET' : 'POST',
        headers: { host: 'localhost', ...json, ...headers },
      },
      (response) => {
        buffer(response).then(
          (bytes) => resolve({ status: response.statusCode ?? 0, raw: response.rawHeaders, bytes }),
          reject,
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

const valuesOf = (raw: readonly string[], name: string) =>
  raw.filter((_value, at) => at % 2 === 1 && raw[at - 1]?.toLowerCase() === name)

let asked = 0
const askForCode = (proxy: ProxyServer, from: string, claimed: string) =>
  ask(proxy, '/api/v1/sign-in-codes', {
    from,
    headers: { 'x-forwarded-for': claimed },
    body: JSON.stringify({ email: `fragar${asked++}@example.com`, language: 'sv' }),
  })

describe.each(names)('behind %s', (name) => {
  const proxy = proxies[name] as ProxyServer

  it('a visitor is counted by the address they come from, whatever they say of themselves', async () => {
    server.time.now = new Date(server.time.now.getTime() + 3 * 60 * 60 * 1000)
    for (let i = 0; i < 30; i++)
      expect((await askForCode(proxy, '127.0.0.7', `198.51.100.${i}`)).status).toBe(202)
    expect((await askForCode(proxy, '127.0.0.7', '198.51.100.99')).status).toBe(429)
    expect((await askForCode(proxy, '127.0.0.8', '127.0.0.7')).status).toBe(202)
  })

  it('HR uploads the largest file there may be, and a larger one and a large body elsewhere are refused', async () => {
    const { place, browser } = await organisationOf(server)
    const cookie = [...browser.cookies].map(([key, value]) => `__Host-${key}=${value}`).join('; ')
    const imports = `/api/v1/organisations/${place.organisationId}/imports`
    const send = (bytes: number) =>
      ask(proxy, imports, {
        headers: { cookie },
        body: JSON.stringify({ fileName: 'lista.csv', contentBase64: 'a'.repeat(bytes) }),
      })
    const largest = await send(44_000_000)
    expect([largest.status, valuesOf(largest.raw, 'content-type')[0]]).toEqual([
      202,
      expect.stringContaining('json'),
    ])
    await server.runJobs()
    // nginx reads the announced length. Caddy forwards the body until Andrum has closed the connection, which may come first.
    const refused = name === 'caddy' ? [413, 502] : [413]
    expect(refused).toContain((await send(49_000_000)).status)
    const elsewhere = await ask(proxy, '/api/v1/sign-in-codes', {
      body: JSON.stringify({ email: 'a'.repeat(1_200_000) }),
    })
    expect(refused, 'Andrum takes 256 kB here').toContain(elsewhere.status)
    const scim = await ask(proxy, '/scim/v2/Users', {
      body: JSON.stringify({ userName: 'a'.repeat(1_000_000) }),
    })
    expect(scim.status, 'Andrum has read it, and asks for a key').toBe(401)
  })

  it('HSTS comes once, and what Andrum has compressed is compressed once', async () => {
    const { raw, bytes, status } = await ask(proxy, '/api/openapi.json', {
      headers: { 'accept-encoding': 'gzip' },
    })
    expect(status).toBe(200)
    expect(valuesOf(raw, 'strict-transport-security')).toEqual(['max-age=31536000; includeSubDomains'])
    expect(valuesOf(raw, 'content-encoding')).toEqual(['gzip'])
    expect(JSON.parse(gunzipSync(bytes).toString())).toHaveProperty('openapi')
    const small = await ask(proxy, '/api/health', { headers: { 'accept-encoding': 'gzip' } })
    expect(valuesOf(small.raw, 'content-encoding')).toEqual([])
    expect(valuesOf(small.raw, 'content-security-policy')).toHaveLength(1)
  })
})

it('no log has a query or an address, also where Andrum does not answer', async () => {
  const secret = '/api/v1/calendar-feed.ics?token=hemlig-nyckel'
  for (const name of names) await ask(proxies[name] as ProxyServer, secret, { from: '127.0.0.9' })
  await server.app.close()
  for (const name of names) {
    const proxy = proxies[name] as ProxyServer
    expect((await ask(proxy, secret, { from: '127.0.0.9' })).status).toBe(502)
    const logs = proxy.logs()
    expect(logs, name).not.toMatch(/hemlig-nyckel|127\.0\.0\.[789]|bolaget\.example/)
  }
  expect(proxies.nginx?.logs()).toContain(' GET /api/v1/calendar-feed.ics 502 ')
})
