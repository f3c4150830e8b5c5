import { describe, expect, it } from 'vitest'
import { buildApp } from '#server/app/app.ts'
import { openBrowser } from '#test/app/browser.ts'
import { askForCode, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp()
const https = await buildApp({
  ...server.deps,
  config: { ...server.deps.config, baseUrl: 'https://andrum.example' },
})

describe('every answer of the API', () => {
  it.each(['/api/health', '/api/nowhere', '/api/v1/me'])(
    '%s is kept by nobody and framed by nobody',
    async (url) => {
      const { headers } = await server.browser().send({ method: 'GET', url })
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
      })
      expect(headers['permissions-policy']).toContain('camera=()')
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
    },
  )
})

describe('on plain http', () => {
  it('nothing sends the browser to https, where there is nobody', async () => {
    const { headers } = await server.browser().call('health')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})

describe('whoever signs out', () => {
  it('leaves no page that somebody after them could go back to, and keeps what the browser holds of its own', async () => {
    const browser = await signInByMail(server, 'gar@example.com')
    expect((await browser.call('readMe')).headers['clear-site-data']).toBeUndefined()
    expect((await browser.call('signOut')).headers['clear-site-data']).toBe('"cache"')
  })
})

describe('on https', () => {
  it('the browser stays there for a year', async () => {
    const { headers } = await openBrowser(https).call('health')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('the session’s cookie is bound to this host and to https', async () => {
    const { code } = await askForCode(server, 'saker@example.com')
    const browser = openBrowser(https)
    const answer = await browser.call('signIn', { body: { email: 'saker@example.com', code } })
    const [session, mark] = [answer.headers['set-cookie'] ?? []].flat()
    expect(session).toMatch(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(mark).toMatch(/^__Host-signed-in=[0-9a-f]{8}; .*Secure; SameSite=Lax$/)
    expect((await browser.call('readMe')).status).toBe(200)
    const cleared = await browser.call('signOut')
    expect(String(cleared.headers['set-cookie'])).toMatch(/^__Host-session=; .*Secure/)
  })
})
