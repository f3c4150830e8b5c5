import { describe, expect, it } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { signedIn } from '#test/factories/people.ts'

const server = await testApp()

const json = { 'content-type': 'application/json' }
const evaluations = '/api/v1/evaluations'
const post = (payload: string | Buffer, headers: Record<string, string> = json, url = evaluations) =>
  server.browser().send({ method: 'POST', url, payload, headers })

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`

describe('a request that cannot be read', () => {
  it.each([
    ['no JSON', '{"instrument":', json, 400, 'malformed-json'],
    ['nothing at all', '', json, 400, 'malformed-json'],
    ['a word', 'undefined', json, 400, 'malformed-json'],
    ['two texts', '{}{}', json, 400, 'malformed-json'],
    ['Latin-1', Buffer.from('{"instrument":"å"}', 'latin1'), json, 400, 'malformed-json'],
    ['a key that reaches for the prototype', '{"__proto__":{"a":1}}', json, 400, 'malformed-json'],
    ['17 levels', nested(17), json, 400, 'too-deep'],
    ['100,000 levels', nested(100_000).slice(0, 200_000), json, 400, 'too-deep'],
    ['100,000 lists', '['.repeat(100_000), json, 400, 'too-deep'],
    ['more values than any request has', `[${'1,'.repeat(100_001)}1]`, json, 413, 'too-large'],
    ['257 kB', JSON.stringify({ instrument: 'x'.repeat(257 * 1024) }), json, 413, 'too-large'],
    [
      'a form',
      'instrument=x',
      { 'content-type': 'application/x-www-form-urlencoded' },
      415,
      'unsupported-media-type',
    ],
    ['plain text', '{}', { 'content-type': 'text/plain' }, 415, 'unsupported-media-type'],
    ['a file', '{}', { 'content-type': 'multipart/form-data; boundary=x' }, 415, 'unsupported-media-type'],
    ['an unknown kind', '{}', { 'content-type': 'application/xml' }, 415, 'unsupported-media-type'],
  ])('%s', async (_what, payload, headers, status, code) => {
    const answer = await post(payload, headers as Record<string, string>)
    expect(answer).toMatchObject({ status, body: { status, code, type: `urn:andrum:problem:${code}` } })
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })

  it.each([
    'utf-16',
    'UTF-16LE',
    '"utf-16"',
    'iso-8859-1',
    'utf-7',
    'utf-32',
    'x',
    "'utf-8'",
    'utf-8; charset=utf-16',
  ])('a body that says it is in %s is refused unread', async (charset) => {
    const headers = { 'content-type': `application/json; charset=${charset}` }
    expect(await post('{"instrument":"x","answers":{}}', headers)).toMatchObject({
      status: 415,
      body: { code: 'unsupported-media-type' },
    })
  })

  it.each(['utf-8', 'UTF-8', '"utf-8"', 'utf8', 'us-ascii'])(
    'a body that says it is in %s is read',
    async (charset) => {
      const headers = { 'content-type': `application/json;Charset=${charset}` }
      expect(await post('{"instrument":"x","answers":{}}', headers)).toMatchObject({
        body: { code: 'unknown-instrument' },
      })
    },
  )

  it('brackets inside a text do not count as depth', async () => {
    const answer = await post(JSON.stringify({ instrument: '[{"\\'.repeat(50) }))
    expect(answer.body).toMatchObject({ code: 'invalid-input' })
  })
})

describe('a request that says the wrong thing', () => {
  const good = { instrument: 'stressprofil', answers: {} }
  it.each([
    ['a list', [], [{ path: '', code: 'wrong-type' }]],
    ['null', null, [{ path: '', code: 'wrong-type' }]],
    ['a number', 7, [{ path: '', code: 'wrong-type' }]],
    [
      'nothing in it',
      {},
      [
        { path: 'instrument', code: 'required' },
        { path: 'answers', code: 'required' },
      ],
    ],
    ['a number for a text', { ...good, instrument: 7 }, [{ path: 'instrument', code: 'wrong-type' }]],
    ['an empty name', { ...good, instrument: '' }, [{ path: 'instrument', code: 'too-small' }]],
    ['a field nobody knows', { ...good, admin: true }, [{ path: 'admin', code: 'unknown-field' }]],
    [
      'an answer nobody knows',
      { ...good, answers: { a: 'maybe' } },
      [{ path: 'answers.a', code: 'unknown-value' }],
    ],
    ['an answer as a number', { ...good, answers: { a: 3 } }, [{ path: 'answers.a', code: 'unknown-value' }]],
    [
      'too many answers',
      { ...good, answers: Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`i${i}`, 'often'])) },
      [{ path: 'answers', code: 'too-many-answers' }],
    ],
  ])('%s', async (_what, body, errors) => {
    expect(await post(JSON.stringify(body))).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', errors },
    })
  })

  it('never gets its own values back', async () => {
    const answer = await post(JSON.stringify({ instrument: 'stressprofil', answers: { a: 'hemligt svar' } }))
    expect(answer.text).not.toContain('hemligt')
  })

  it('gets at most fifty errors, each with a short path', async () => {
    const fields = Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`${'x'.repeat(500)}${i}`, 1]))
    const answer = await post(JSON.stringify(fields))
    const { errors } = answer.body as { errors: { path: string }[] }
    expect(errors).toHaveLength(50)
    expect(Math.max(...errors.map(({ path }) => path.length))).toBeLessThanOrEqual(200)
  })

  it('gets at most fifty of the names that stand twice, each shortened', async () => {
    const name = 'x'.repeat(500)
    const answer = await post(`{${`"${name}":1,`.repeat(300)}"${name}":1}`)
    const { errors } = answer.body as { errors: { path: string; code: string }[] }
    expect(errors).toEqual(Array(50).fill({ path: name.slice(0, 200), code: 'given-twice' }))
  })

  it('in a query is refused too', async () => {
    const answer = await server.browser().call('readInstrument', {
      params: { instrumentId: 'stressprofil' },
      query: { lang: 'de', debug: '1' },
    })
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'lang', code: 'unknown-value' },
          { path: 'debug', code: 'unknown-field' },
        ],
      },
    })
  })
})

describe('an address that is none', () => {
  it.each([
    ['GET', '/api/nowhere', 404, 'not-found'],
    ['GET', '/api', 404, 'not-found'],
    ['GET', '/api/v1/', 404, 'not-found'],
    ['GET', '/api/v1/me/', 404, 'not-found'],
    ['GET', '/api/%ff', 404, 'not-found'],
    ['GET', `/api/v1/instruments/${'x'.repeat(101)}`, 404, 'not-found'],
    ['GET', '/api/v1/instruments/../../../etc/passwd', 404, 'not-found'],
    ['GET', '/api/dev/mail', 404, 'not-found'],
    ['POST', '/api/dev/mail', 404, 'not-found'],
    ['GET', '/dev/mailbox', 404, 'not-found'],
    ['GET', '/dev/mailbox/examples', 404, 'not-found'],
    ['GET', evaluations, 405, 'method-not-allowed'],
    ['PUT', evaluations, 405, 'method-not-allowed'],
    ['DELETE', '/api/v1/instruments/stressprofil', 405, 'method-not-allowed'],
  ] as const)('%s %s', async (method, url, status, code) => {
    const answer = await server.browser().send({ method, url })
    expect(answer).toMatchObject({ status, body: { code } })
  })

  it('tells which methods there are', async () => {
    const answer = await server.browser().send({ method: 'PATCH', url: '/api/v1/me/results' })
    expect(answer.status).toBe(405)
    expect(answer.headers.allow).toBe('GET, POST')
  })
})

describe('a write from another site', () => {
  const request = (headers: Record<string, string>) => post('{}', { ...json, ...headers })
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://localhost:3000.evil.example' }],
  ])('with %j is refused', async (headers) => {
    expect(await request(headers as Record<string, string>)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
  })

  it.each([
    [{}],
    [{ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' }],
    [{ origin: 'http://localhost:3000' }],
    [{ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ])('which %j is not, gets its answer', async (headers) => {
    expect((await request(headers as Record<string, string>)).body).toMatchObject({ code: 'invalid-input' })
  })
})

describe('somebody who may not', () => {
  it('is told so before their body is read', async () => {
    const url = '/api/v1/organisations/00000000-0000-4000-8000-000000000000/rounds'
    for (const payload of ['{broken', nested(1000), 'x'.repeat(300 * 1024)]) {
      expect(await post(payload, json, url)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
      const browser = await signedIn(server)
      const answer = await browser.send({ method: 'POST', url, payload, headers: json })
      expect(answer).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    }
  })
})
