import { describe, expect, it } from 'vitest'
import { codeIn, signInByMail } from '#test/app/sign-in-by-mail.ts'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp()
const lines = () => server.log.filter(({ message }) => message === 'Request')

describe('the log', () => {
  it('says of a round answer which endpoint and how it ended, and nothing of the member', async () => {
    const browser = await signInByMail(server, 'svarar@example.com')
    server.log.length = 0
    await browser.send({
      method: 'POST',
      url: '/api/v1/rounds/0b5f7a6e-6f7e-4c0e-9d8f-0a4a3d1f2b11/answers?utm=brev',
      payload: JSON.stringify({ version: '1', answers: { ex1: 'often' }, token: 'hemlig-lank-hemlig-lank' }),
      headers: { 'content-type': 'application/json', 'user-agent': 'Firefox', referer: 'http://x/y' },
      remoteAddress: '192.0.2.77',
    })
    expect(lines()).toEqual([
      {
        time: expect.any(String),
        level: 'info',
        message: 'Request',
        request: expect.stringMatching(/^[0-9a-f-]{36}$/),
        method: 'POST',
        route: '/api/v1/rounds/:roundId/answers',
        status: expect.any(Number),
        milliseconds: expect.any(Number),
      },
    ])
  })

  it('has no address, code, cookie, query or body in it, whatever people do', async () => {
    server.log.length = 0
    const browser = await signInByMail(server, 'hemlig.person@example.com')
    const token = browser.cookies.get('session') ?? ''
    const code = codeIn(
      server.mail.received.findLast(({ subject }) => subject === 'Din kod till Andrum') ?? { text: '' },
    )
    await browser.call('readMe', { query: { q: 'sokord' } })
    await browser.call('signIn', { body: { email: 'hemlig.person@example.com', code: '00000000' } })
    await browser.send({
      method: 'POST',
      url: '/api/v1/evaluations',
      payload: '{"hemligt":',
      headers: { 'content-type': 'application/json' },
    })
    const all = JSON.stringify(server.log)
    expect(lines().length).toBeGreaterThan(4)
    for (const secret of ['hemlig', token, code, 'sokord', '@', '127.0.0.1'])
      expect(all).not.toContain(secret)
  })

  it('says what went wrong with an e-mail without saying to whom', async () => {
    server.mail.refuseWith(550)
    await server
      .browser()
      .call('requestSignInCode', { body: { email: 'finns.inte@example.com', language: 'sv' } })
    await expect(server.runJobs()).rejects.toThrow(/^The mail server refused it for good: E\w+ 550$/)
    server.mail.refuseWith(null)
    await server.runJobs()
    expect(JSON.stringify(server.log)).not.toContain('finns.inte')
  })
})

it('every answer carries the number that its log line has', async () => {
  server.log.length = 0
  const { headers } = await server.browser().call('health')
  expect(lines()[0]?.request).toBe(headers['x-request-id'])
})
