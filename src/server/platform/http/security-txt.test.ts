import { afterAll, expect, it } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { readConfig } from '#server/platform/config/config.ts'
import { openBrowser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp()
const request = { method: 'GET', url: '/.well-known/security.txt' } as const
const day = 24 * 60 * 60 * 1000

async function readFrom(config: { baseUrl?: string; securityContact?: string }) {
  const app = await buildApp({ ...server.deps, config: { ...server.deps.config, ...config } })
  afterAll(() => app.close())
  return openBrowser(app).send(request)
}

it('says where a hole is reported, in the fields of RFC 9116', async () => {
  const answer = await readFrom({
    baseUrl: 'https://andrum.example',
    securityContact: 'sakerhet+hal@andrum.example',
  })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.text.endsWith('\n')).toBe(true)
  const fields = answer.text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': '))
  expect(fields).toEqual([
    ['Contact', 'mailto:sakerhet%2Bhal@andrum.example'],
    ['Expires', expect.any(String)],
    ['Preferred-Languages', 'sv, en'],
    ['Canonical', 'https://andrum.example/.well-known/security.txt'],
  ])
  const expires = Date.parse(fields[1]?.[1] ?? '')
  const now = server.time.now.getTime()
  expect(expires).toBeGreaterThan(now + 30 * day)
  expect(expires).toBeLessThan(now + 365 * day)
})

it('names no address of plain http as its own', async () => {
  const { text } = await readFrom({ securityContact: 'sakerhet@andrum.example' })
  expect(text).toContain('Contact: mailto:sakerhet@andrum.example\n')
  expect(text).not.toContain('Canonical')
})

it('does not exist where the operator has named no address: the example is read by nobody', async () => {
  expect(server.deps.config.brand.supportEmail).not.toBe('')
  expect((await server.browser().send(request)).status).toBe(404)
  const given = { DATA_DIR: server.deps.config.dataDir }
  expect(readConfig(given).securityContact).toBeUndefined()
  const named = readConfig({ ...given, SUPPORT_EMAIL: 'hjalp@andrum.example' })
  expect(named.securityContact).toBe('hjalp@andrum.example')
})
