import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { problem } from '#contract/problem.ts'
import { buildApp } from '#server/app/app.ts'
import { createPools } from '#server/platform/db/pool.ts'
import { Refusal } from '#server/platform/errors.ts'
import { openBrowser } from '#test/app/browser.ts'
import { testApp } from '#test/app/test-app.ts'
import { answerErrors } from './error-handler.ts'

const server = await testApp()
const nowhere = createPools({
  url: 'postgres://nobody@127.0.0.1:1/none',
  rolePrefix: 'none',
  authSecret: 'x'.repeat(32),
})
const withoutDatabase = await buildApp({ ...server.deps, pools: nowhere })

/** An app whose every route fails in its own way. */
function failing(fail: () => unknown) {
  const lines: { fields: Record<string, unknown>; message: string }[] = []
  const note = (fields: Record<string, unknown>, message: string) => void lines.push({ fields, message })
  const app = Fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  answerErrors(app, { info: note, warn: note, error: note })
  const response = { 200: z.strictObject({ total: z.number() }) }
  app.get('/', { schema: { response } }, async () => fail())
  return { lines, ask: () => openBrowser(app).send({ method: 'GET', url: '/' }) }
}

const throwing = (error: unknown) =>
  failing(() => {
    throw error
  })

describe('an error that nobody foresaw', () => {
  it('is a 500 that tells its reader nothing and the log everything', async () => {
    const error = new Error('password is hunter2')
    const { ask, lines } = throwing(error)
    const answer = await ask()
    expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected', title: 'Unexpected' } })
    expect(problem.parse(answer.body)).toEqual(answer.body)
    expect(answer.text).not.toContain('hunter2')
    expect(lines).toMatchObject([
      { message: 'Unexpected error', fields: { error, route: '/', method: 'GET' } },
    ])
  })

  it('is also whatever is thrown that is no error', async () => {
    expect((await throwing('text').ask()).status).toBe(500)
    expect((await throwing(null).ask()).status).toBe(500)
  })
})

describe('an answer that breaks its contract', () => {
  it.each([
    ['a field too many', { total: 1, email: 'anna@example.com' }],
    ['a wrong type', { total: 'three' }],
    ['nothing', undefined],
  ])('%s never leaves', async (_what, body) => {
    const { ask, lines } = failing(() => body)
    const answer = await ask()
    if (body === undefined) expect(answer.text).toBe('')
    else {
      expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } })
      expect(lines).toMatchObject([{ message: 'An answer did not match its contract' }])
    }
    expect(JSON.stringify([answer, lines])).not.toContain('anna@')
  })
})

describe('a refusal', () => {
  it('carries its code, its status and what it has to say', async () => {
    const refused = await throwing(
      new Refusal('not-enough-answers', { categories: ['exhaustion'], errors: [{ path: 'a', code: 'b' }] }),
    ).ask()
    expect(refused).toMatchObject({
      status: 422,
      body: {
        type: 'urn:andrum:problem:not-enough-answers',
        title: 'Not enough answers',
        status: 422,
        code: 'not-enough-answers',
        categories: ['exhaustion'],
        errors: [{ path: 'a', code: 'b' }],
      },
    })
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const limited = await throwing(new Refusal('too-many-requests', { retryAfter: 12.2 })).ask()
    expect([limited.status, limited.headers['retry-after']]).toEqual([429, '13'])
  })
})

describe('without a database', () => {
  const browser = openBrowser(withoutDatabase)

  it('the process lives but is not ready', async () => {
    expect((await browser.call('health')).status).toBe(200)
    const ready = await browser.call('ready')
    expect(ready).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(ready.headers['retry-after']).toBe('5')
    await browser.call('ready')
    expect(server.takeErrors()).toMatchObject([{ message: 'Not ready: The database does not answer' }])
  })

  it('what needs none still answers, and the rest says that it is away', async () => {
    const lookUp = { params: { instrumentId: 'stressprofil' } }
    expect((await browser.call('readInstrument', lookUp)).status).toBe(200)
    browser.cookies.set('session', 'a'.repeat(43))
    expect(await browser.call('readMe')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(server.takeErrors()).toMatchObject([{ message: 'The database does not answer' }])
  })
})

it('with a database the server is ready', async () => {
  expect(await server.browser().call('ready')).toMatchObject({ status: 200, body: { status: 'ready' } })
})
