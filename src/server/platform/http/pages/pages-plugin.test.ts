import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addSecurityHeaders } from '#server/platform/http/guards/security-headers.ts'
import { meterRequests } from '#server/platform/http/meter-requests.ts'
import { newMeter } from '#server/platform/metrics/meter.ts'
import { brand, makeBuild } from '#test/site/small-build.ts'
import { brandTokens } from './brand-tokens.ts'
import { pagesPlugin } from './pages-plugin.ts'
import { preparePages } from './prepare-pages.ts'
import { repairBrokenUrl } from './repair-broken-url.ts'

const folder = mkdtempSync(join(tmpdir(), 'pages-'))
const buildDir = join(folder, 'build')
const outDir = join(folder, 'pages')

const prepare = () => preparePages({ buildDir, outDir, brand, baseUrl: 'https://lugn.example' })

async function serve(): Promise<FastifyInstance> {
  const app = Fastify({ rewriteUrl: repairBrokenUrl })
  meterRequests(app, meter)
  await addSecurityHeaders(app, { https: true })
  app.register(async (api) => void api.setNotFoundHandler((_, reply) => reply.code(404).send({})), {
    prefix: '/api',
  })
  await app.register(pagesPlugin(await prepare()))
  return app
}

const meter = newMeter()
let app: FastifyInstance
beforeAll(async () => {
  makeBuild(buildDir)
  app = await serve()
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } })

test('a page bears the name of this installation and a policy of its own', async () => {
  const answer = await get('/om-stress')
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain('<title>Om stress – Lugn &amp; Ro</title>')
  expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/)
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('a phone number and an address break where people would break them', () => {
  const { SUPPORT_PHONE, COMPANY_ADDRESS } = brandTokens(brand, 'https://lugn.example')
  expect(SUPPORT_PHONE).toBe('08-465\u00a0004\u00a000')
  expect(COMPANY_ADDRESS).toBe('Gatan\u00a01, 111\u00a011\u00a0Orten')
})

test('data and manifest bear the name too, as data', async () => {
  expect((await get('/_.data')).json()).toEqual(['Lugn & Ro'])
  expect((await get('/site.webmanifest')).json()).toEqual({ name: 'Lugn & Ro' })
})

test('every form of a page is the same page', async () => {
  const plain = await get('/')
  const br = await get('/', { 'accept-encoding': 'gzip, br' })
  const gzip = await get('/', { 'accept-encoding': 'gzip' })
  expect([br, gzip].map((answer) => answer.headers['content-encoding'])).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
  expect(br.headers.vary).toBe('accept-encoding')
  expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3)
})

test('a page that has not changed is not sent again', async () => {
  const { headers } = await get('/')
  const again = await get('/', { 'if-none-match': String(headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test.each(['/', '/en', '/om-stress', '/nothing', '/en/en', '/assets/root-1.js', '/assets/root-0.js'])(
  'the head of %s is that of the whole answer',
  async (url) => {
    const whole = await get(url)
    const head = await app.inject({ method: 'HEAD', url, headers: { accept: 'text/html' } })
    expect([head.statusCode, head.body]).toEqual([whole.statusCode, ''])
    for (const name of [
      'content-type',
      'content-length',
      'etag',
      'cache-control',
      'content-security-policy',
    ]) {
      expect(head.headers[name], name).toBe(whole.headers[name])
    }
  },
)

test('assets may be kept for ever, fonts are sent as they are', async () => {
  const script = await get('/assets/root-1.js', { 'accept-encoding': 'gzip, br' })
  expect(script.headers['content-encoding']).toBe('br')
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8')
  const font = await get('/assets/face.woff2', { 'accept-encoding': 'br' })
  expect([font.headers['content-encoding'], font.headers['content-type']]).toEqual([undefined, 'font/woff2'])
})

test('a script carries what protects it, and nothing that only a page has a use for', async () => {
  const script = await get('/assets/root-1.js')
  expect(script.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age='),
  })
  expect(script.headers).not.toHaveProperty('permissions-policy')
  expect(script.headers).not.toHaveProperty('x-frame-options')
  const page = await get('/om-stress')
  expect(page.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'SAMEORIGIN',
  })
})

test('the service worker is asked for anew each time, reaches only us, and changes with the site', async () => {
  const worker = await get('/service-worker.js')
  expect(worker.headers['cache-control']).toBe('no-cache')
  expect(worker.headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
  expect(worker.body).toMatch(/^const version = "[0-9a-f]{32}"$/)
  const other = await preparePages({ buildDir, outDir: `${outDir}-2`, brand, baseUrl: 'https://ro.example' })
  expect(String(await other.files.get('/service-worker.js')?.content('identity'))).not.toBe(worker.body)
})

test('a slash too many leads to the page, with its query', async () => {
  const answer = await get('/om-stress/?from=mail')
  expect([answer.statusCode, answer.headers.location]).toEqual([308, '/om-stress?from=mail'])
  expect((await get('/en/')).headers.location).toBe('/en')
})

test('a slash too many never leads away from the site', async () => {
  expect((await get('//evil.example/')).statusCode).toBe(404)
  expect((await get('//om-stress/')).statusCode).toBe(404)
})

test.each([
  ['/nothing-here', 'Sidan finns inte'],
  ['/nothing/here/', 'Sidan finns inte'],
  ['/404', 'Sidan finns inte'],
  ['/index.html', 'Sidan finns inte'],
  ['/om-stress/index.html', 'Sidan finns inte'],
  ['/%', 'Sidan finns inte'],
  ['/%ff%fe?x=%', 'Sidan finns inte'],
  ['/..%2f..%2fetc%2fpasswd', 'Sidan finns inte'],
  [`/${'a'.repeat(3000)}`, 'Sidan finns inte'],
  ['/en/nothing', 'This page doesn’t exist'],
  ['/en/en', 'This page doesn’t exist'],
  ['/en/Om-Stress', 'This page doesn’t exist'],
  ['/en/nothing/', 'This page doesn’t exist'],
  ['/en/%zz', 'This page doesn’t exist'],
])('%s is no page, and says so in its language', async (path, words) => {
  const answer = await get(path)
  expect(answer.statusCode).toBe(404)
  expect(answer.body).toContain(words)
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test('a damaged address leads to its page, and what was behind its # back there, stored by no cache', async () => {
  for (const [damaged, page] of [
    ['/Om-Stress', '/om-stress'],
    ['/EN.', '/en'],
    ['/om-stress%23inbjudan%3Dabc', '/om-stress#inbjudan%3Dabc'],
    ['/om-stress%3E', '/om-stress'],
  ] as const) {
    const answer = await get(damaged)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, page])
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})

test('a page is found whatever its query holds', async () => {
  expect((await get(`/om-stress?${'q'.repeat(10_000)}`)).statusCode).toBe(200)
})

test('the router reads the not-found page of an unknown address as data', async () => {
  const answer = await app.inject({ url: '/en/nothing.data' })
  expect([answer.statusCode, answer.json()]).toEqual([404, ['en 404']])
  expect(answer.headers['x-remix-response']).toBe('yes')
})

test('a missing asset, a picture or a write gets no page', async () => {
  for (const request of [
    get('/assets/root-0.js'),
    get('/x.png', { accept: 'image/*' }),
    app.inject({ method: 'POST', url: '/om-stress' }),
  ]) {
    const answer = await request
    expect([answer.statusCode, answer.body]).toEqual([404, 'Not found\n'])
  }
})

test('the API keeps its own refusal', async () => {
  expect((await get('/api/nothing')).json()).toEqual({})
})

test('search engines are told the canonical pages and no hidden one', async () => {
  const sitemap = (await get('/sitemap.xml')).body
  expect(sitemap).toContain('<loc>https://lugn.example/</loc>')
  expect(sitemap).not.toContain('examples')
  expect((await get('/robots.txt')).body).toContain('Sitemap: https://lugn.example/sitemap.xml')
})

test('an operator tells pages, their files and what is not there apart in the metrics', async () => {
  await app.inject('/om-stress?from=mail')
  await app.inject('/assets/root-1.js')
  await app.inject('/finns.inte')
  await app.inject({ method: 'PROPFIND', url: '/finns-inte' })
  expect(meter.write()).toMatch(
    /^andrum_request_seconds_count\{method="GET",route="page",status="2xx"\} \d+$/m,
  )
  expect(meter.write()).toMatch(
    /^andrum_request_seconds_count\{method="GET",route="file",status="2xx"\} \d+$/m,
  )
  expect(meter.write()).toMatch(
    /^andrum_request_seconds_count\{method="any",route="none",status="4xx"\} \d+$/m,
  )
  expect(meter.write()).not.toMatch(/finns|stress|root|PROPFIND/)
})
