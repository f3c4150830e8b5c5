import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { paths } from '#contract/paths.ts'
import { problemCodes } from '#contract/problem.ts'
import { programEndpoints } from '#contract/program-endpoints.ts'
import { scopeOf } from '#core/access/rules.ts'
import { testApp } from '#test/app/test-app.ts'
import { describeApi } from './openapi.ts'
import { endpointActions } from './route.ts'

const server = await testApp()

type Strict = { additionalProperties?: boolean }

type Operation = {
  operationId: string
  summary: string
  security?: unknown
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Strict & { oneOf?: Strict[] } }> }
  responses: Record<string, { description: string; content?: Record<string, unknown> }>
}
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

const { status, body } = await server.browser().call('openapi')
const document = body as Document
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)
const named = (name: string) => operations.find(({ operation }) => operation.operationId === name)?.operation

it('is OpenAPI 3.1', () => {
  expect(status).toBe(200)
  expect(document.openapi).toBe('3.1.0')
})

it('has every endpoint of the contract, and nothing else', () => {
  // The mail of a demo is no part of the product.
  const { readDevMail: _, ...always } = paths
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
  // One shape, or one of several: none takes in what it does not know.
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
  expect(named('evaluate')?.security).toBeUndefined()
})

it('names what every endpoint of its kind refuses, whatever it does', () => {
  const refused = (name: string) =>
    Object.values(named(name)?.responses ?? {}).flatMap(({ description }) => description.split(', '))
  // A key is nobody with an account; a zero character is refused in any query; a body is read although none is asked for.
  expect(refused('readMe')).toEqual(expect.arrayContaining(['not-allowed', 'invalid-input']))
  expect(refused('signOut')).toEqual(
    expect.arrayContaining(['malformed-json', 'too-deep', 'too-large', 'unsupported-media-type']),
  )
  expect(refused('health')).not.toContain('malformed-json')
})

it('the page for programmers has what a key opens and nothing else, each with its scope', () => {
  const byRule = [...endpointActions].flatMap(([name, action]) => {
    const scope = scopeOf(action)
    return scope === null ? [] : [[name, scope]]
  })
  expect(Object.fromEntries(byRule)).toEqual(programEndpoints)
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
      // Only people have a second factor, and are asked once more who they are.
      .filter((error) => !/own-sign-in-required|second-factor-required|reauthentication-required/.test(error))
    expect(told).toEqual([...new Set(answered)].sort())
  },
)
