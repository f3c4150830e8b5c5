import { describe, expect, it } from 'vitest'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp()
const { supportEmail } = server.deps.config.brand
const visitor = server.browser()

describe('somebody who asks only for the head of an answer', () => {
  it.each(['/api/health', '/api/v1/instruments/stressprofil', '/api/v1/me', '/api/v1/nothing', '/api/%'])(
    'of %s gets what the answer would have had, without a body',
    async (url) => {
      const whole = await visitor.send({ method: 'GET', url })
      const head = await visitor.send({ method: 'HEAD', url })
      expect(head.status).toBe(whole.status)
      expect(head.text).toBe('')
      for (const name of ['content-type', 'cache-control', 'content-security-policy']) {
        expect(head.headers[name], name).toBe(whole.headers[name])
      }
    },
  )
})

describe('an address that is nearly one of the API', () => {
  it.each([
    ['in capitals', '/API/v1/me'],
    ['in capitals further on', '/api/V1/Me'],
    ['with a slash too many', '/api/v1/me/'],
    ['with two slashes', '/api//v1/me'],
    ['with signs that mean nothing', '/api/v1/%zz'],
    ['that climbs', '/api/v1/..%2f..%2fetc%2fpasswd'],
    ['that is very long', `/api/v1/${'a'.repeat(8000)}`],
  ])('%s is not found, and leads nowhere', async (_what, url) => {
    const answer = await visitor.send({ method: 'GET', url })
    expect(answer.status).toBe(404)
    expect(answer.headers.location).toBeUndefined()
  })

  it('answers as ever when 10 kB that nobody asked for depend on it', async () => {
    const answer = await visitor.send({ method: 'GET', url: `/api/health?${'q'.repeat(10_000)}` })
    expect(answer.status).toBe(200)
  })
})

describe('what a stranger writes in the contact form', () => {
  const sayings = [
    ['another recipient in the name', { name: 'Åsa" <alla@exempel.se>, "Bo' }],
    ['another recipient as a subject', { subject: 'Bcc: alla@exempel.se' }],
    [
      'a line break of another alphabet',
      { name: 'Åsa\u2028Bcc: alla@exempel.se', subject: 'Hej\u2029Cc: b@c.se' },
    ],
    ['words already coded for a mail', { subject: '=?utf-8?Q?Hej=0D=0ABcc:_alla@exempel.se?=' }],
    [
      'the end of a mail and a new one',
      { message: 'Hej på er!\r\n.\r\nMAIL FROM:<x@y.se>\r\nRCPT TO:<alla@exempel.se>' },
    ],
    ['a head of its own', { message: 'Bcc: alla@exempel.se\r\nSubject: Annat\r\n\r\nHej på er!' }],
  ] as const

  it.each(sayings)('stays in the text of one e-mail to staff: %s', async (_what, change) => {
    const before = server.mail.received.length
    const email = `inskjuten${before}@exempel.se`
    const body = { name: 'Åsa', email, subject: 'Hej', message: 'Hej på er alla!', language: 'sv', ...change }
    expect(await visitor.call('sendContactMessage', { body, ip: `10.7.0.${before}` })).toMatchObject({
      status: 202,
    })
    await server.runJobs()
    const mails = server.mail.received.slice(before)
    expect(mails.map(({ recipients }) => recipients).toSorted()).toEqual([[email], [supportEmail]].toSorted())
    for (const { headers, subject } of mails) {
      expect(
        [...headers.keys()].filter((name) => ['cc', 'bcc', 'reply-to', 'sender'].includes(name)),
      ).toEqual([])
      expect(headers.get('to')).not.toContain('alla@')
      expect(subject).not.toMatch(/alla|Annat|Hej/)
    }
    const notice = mails.find(({ recipients }) => recipients.includes(supportEmail))
    for (const said of Object.values(change)) {
      for (const line of said.split('\r\n')) expect(notice?.text).toContain(line)
    }
  })
})
