import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { type ProblemCode, problemCodes, problemStatus } from '#contract/problem.ts'
import { programEndpoints } from '#contract/program-endpoints.ts'
import { testApp } from '#test/app/test-app.ts'
import { wholeDocument } from '#test/app/whole-document.ts'
import { describeApi } from './openapi.ts'

const server = await testApp()

type Strict = { additionalProperties?: boolean }

type Operation = {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security?: unknown
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Strict & { oneOf?: Strict[] } }> }
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

const { status, body, text } = await server.browser().call('openapi')
const document = (await wholeDocument(server.browser())) as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const named = (name: string) => operations.find(({ operation }) => operation.operationId === name)?.operation

it('is OpenAPI 3.1', () => {
  expect(status).toBe(200)
  expect(document.openapi).toBe('3.1.0')
})

it('says in words who may ask for what, and what each part is about', () => {
  const { tags } = body as { tags: { name: string; description: string }[] }
  const used = new Set(operations.flatMap(({ operation }) => operation.tags))
  expect(tags.map(({ name }) => name).sort()).toEqual([...used].sort())
  for (const { description } of tags) expect(description).toMatch(/^[A-Z].+\.$/)
  for (const { operation } of operations) expect(operation.description).toMatch(/ Returns \d+ .+\.$/)
  expect(named('listMembers')?.description).toContain('Also accepts an API key with the scope people.')
  expect(text).not.toContain('Made.')
})

it('writes once what stands in many places: a twelfth of the text', () => {
  const { components } = body as {
    components: { schemas: Record<string, object>; responses: Record<string, object> }
  }
  expect(text.length).toBeLessThan(400_000)
  expect(JSON.stringify(document).length).toBeGreaterThan(8 * text.length)
  expect(components.schemas).toHaveProperty('Problem')
  expect(text.split('"headers-too-large"')).toHaveLength(2)
  for (const name of [...Object.keys(components.schemas), ...Object.keys(components.responses)])
    expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/)
})

it('describes every refusal by one answer, and lists its codes by status', () => {
  const { paths } = body as {
    paths: Record<string, Record<string, { responses: object; 'x-problem-codes': Record<string, string[]> }>>
  }
  const problem = { $ref: '#/components/responses/Problem' }
  for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    expect(operation.responses).toMatchObject({ '4XX': problem, default: problem })
    expect(Object.keys(operation.responses).filter((status) => /^[45]\d/.test(status))).toEqual([])
    for (const [status, codes] of Object.entries(operation['x-problem-codes']))
      for (const code of codes) expect(problemStatus[code as ProblemCode]).toBe(Number(status))
  }
})

it('leaves no choice that takes anything, and requires nothing that it does not describe', () => {
  const walk = (place: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { anyOf, required, properties } = value as Record<string, unknown>
    if (Array.isArray(anyOf)) expect(anyOf, place).not.toContainEqual({})
    if (Array.isArray(required))
      expect(Object.keys((properties ?? {}) as object), place).toEqual(expect.arrayContaining(required))
    for (const [name, inner] of Object.entries(value)) walk(`${place}.${name}`, inner)
  }
  walk('', (body as { components: object }).components)
  walk('', (body as { paths: object }).paths)
})

it('is written and packed once, and not sent again to whom has it', async () => {
  const get = (headers: Record<string, string>) => server.app.inject({ url: '/api/openapi.json', headers })
  const packed = await get({ 'accept-encoding': 'br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(text)
  expect((await get({ 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  const tag = String(packed.headers.etag)
  for (const known of [tag, tag.replace('W/', ''), `"x", ${tag}`, '*'])
    expect(await get({ 'if-none-match': known }), known).toMatchObject({ statusCode: 304, body: '' })
  expect((await get({ 'if-none-match': '"x"' })).statusCode).toBe(200)
  const begun = process.cpuUsage()
  for (let n = 0; n < 50; n++) await get({ 'accept-encoding': 'br' })
  const { user, system } = process.cpuUsage(begun)
  // Writing the document anew took 90 ms of processor time at least.
  expect((user + system) / 50_000).toBeLessThan(30)
})

it('has every endpoint of the contract, and nothing else', () => {
  // The demo's mailbox is not part of the product.
  const { readDevMail: _, ...always } = endpoints
  const listed = operations.map(({ path, method, operation }) =>
    [operation.operationId, method, path].join(' '),
  )
  const expected = Object.entries(always).map(([name, { method, path }]) =>
    [name, method.toLowerCase(), path.replace(/:(\w+)/g, '{$1}')].join(' '),
  )
  expect(listed.sort()).toEqual(expected.sort())
})

it('an endpoint that is not described does not come about', async () => {
  const app = Fastify()
  await describeApi(app, { baseUrl: 'http://localhost:3000', title: 'Andrum' })
  expect(() => app.get('/api/v1/secret', async () => 'psst')).toThrow('route()')
  expect(() => app.get('/page', async () => 'hello')).not.toThrow()
})

it.each(operations)('$method $path says what comes in and what goes out', ({ path, method, operation }) => {
  expect(operation.summary).toMatch(/^[A-Z].+\.$/)
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const listed = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
  expect(listed.map(({ name }) => name).sort()).toEqual(names.sort())
  expect(Object.keys(operation.responses).some((code) => /^[23]/.test(code))).toBe(true)
  for (const [code, response] of Object.entries(operation.responses)) {
    if (/^[23]/.test(code)) continue
    expect(Object.keys(response.content ?? {})).toEqual(['application/problem+json'])
    for (const problem of response.description.split(', ')) expect(problemCodes).toContain(problem)
  }
  if (operation.requestBody === undefined) return
  expect(['post', 'put', 'patch']).toContain(method)
  expect(Object.keys(operation.requestBody.content)).toEqual(['application/json'])
  // One schema, or one of several: none accepts unknown fields.
  const schema = operation.requestBody.content['application/json']?.schema
  for (const shape of schema?.oneOf ?? [schema]) expect(shape?.additionalProperties).toBe(false)
})

it('takes in no whole number that the database has no room for', () => {
  const numbers: string[] = []
  const walk = (place: string, value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const { type, maximum } = value as { type?: unknown; maximum?: number }
    if (type === 'integer') {
      numbers.push(place)
      expect(maximum, place).toBeLessThan(2 ** 31)
    }
    for (const [name, inner] of Object.entries(value)) walk(`${place}.${name}`, inner)
  }
  for (const { operation } of operations)
    walk(operation.operationId, [operation.requestBody, operation.parameters])
  expect(numbers.length).toBeGreaterThan(20)
})

it('says who must be signed in', () => {
  expect(named('readMe')?.security).toEqual([{ session: [] }])
  expect(named('readMe')?.responses).toHaveProperty('401')
  expect(named('evaluate')?.security).toEqual([])
})

it('names what every endpoint of its kind refuses, whatever it does', () => {
  const refused = (name: string) =>
    Object.values(named(name)?.responses ?? {}).flatMap(({ description }) => description.split(', '))
  // An API key is no person; any query may hold a zero character; a body is read even where none is expected.
  expect(refused('readMe')).toEqual(expect.arrayContaining(['not-allowed', 'invalid-input']))
  expect(refused('signOut')).toEqual(
    expect.arrayContaining(['malformed-json', 'too-deep', 'too-large', 'unsupported-media-type']),
  )
  expect(refused('health')).not.toContain('malformed-json')
})

it('the page for programmers has what a key opens and nothing else, each with its scope', () => {
  expect(programEndpoints).toEqual({
    readOrganisation: 'people',
    listUnits: 'people',
    listMembers: 'people',
    listRounds: 'rounds',
    readRound: 'rounds',
    listRoundPlans: 'rounds',
    readOverview: 'figures',
    exportOverview: 'figures',
  })
  const withKey = operations.filter(({ operation }) =>
    JSON.stringify(operation.security ?? []).includes('apiKey'),
  )
  expect(withKey.map(({ operation }) => operation.operationId).sort()).toEqual(
    Object.keys(programEndpoints).sort(),
  )
})

it.each(['content/sv/api.md', 'content/en/api.md'])(
  '%s says what to do at every error that a key can get',
  (file) => {
    const told = [...readFileSync(file, 'utf8').matchAll(/^- (\d+) `([a-z-]+)`:/gm)].map(
      ([, status, code]) => `${status} ${code}`,
    )
    const answered = operations
      .filter(({ operation }) => operation.operationId in programEndpoints)
      .flatMap(({ operation }) =>
        Object.entries(operation.responses).flatMap(([status, { description }]) =>
          /^[23]/.test(status) ? [] : description.split(', ').map((code) => `${status} ${code}`),
        ),
      )
      // A key has no second factor and cannot re-authenticate.
      .filter((error) => !/own-sign-in-required|second-factor-required|reauthentication-required/.test(error))
    expect(told).toEqual([...new Set(answered)].sort())
  },
)
