import { METHODS } from 'node:http'
import { describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { bareConnections, bareRequest } from '#test/app/bare-connection.ts'
import { testApp } from '#test/app/test-app.ts'

const server = await testApp({ config: { demo: true } })
const connections = await bareConnections(server.app)

const ask = async (method: string, url: string, ...lines: string[]) => {
  server.log.length = 0
  const { head, body } = await connections.send(bareRequest(method, url, ...lines))
  const status = Number(head.split(' ')[1])
  return { status, head: head.toLowerCase(), body }
}

/** Headers of every answer of the API. */
const policy = ['cache-control: no-store', "content-security-policy: default-src 'none'", 'nosniff']
/** The API's document is the same for everybody: browsers cache it, and revalidate. */
const policyOf = (name: EndpointName) =>
  name === 'openapi' ? ['cache-control: private, no-cache', ...policy.slice(1)] : policy

const example = (name: EndpointName) =>
  endpoints[name].path.replace(/:\w+/g, '0b5f7a6e-6f7e-4c0e-9d8f-0a4a3d1f2b11')

describe('an endpoint asked for by another spelling of its address', () => {
  const spellings: readonly (readonly [string, (path: string) => string])[] = [
    ['as it is written', (path) => path],
    ['with a letter as its number', (path) => path.replace('/api', '/%61pi')],
    ['with all letters as their numbers', (path) => path.replace('api', '%61%70%69')],
    ['with the whole address of a site before it', (path) => `http://localhost${path}`],
    ['with another site before it', (path) => `https://else.example${path}`],
    ['with an empty query', (path) => `${path}?`],
  ]
  const asked = (Object.keys(endpoints) as EndpointName[]).filter((name) => endpoints[name].method === 'GET')

  it.each(spellings)(
    'is the same endpoint, %s: kept by nobody, allowed nothing, and in the log',
    async (_how, spell) => {
      for (const name of asked) {
        const { head } = await ask('GET', spell(example(name)))
        for (const line of policyOf(name)) expect(head, name).toContain(line)
        const lines = server.log.filter(({ message }) => message === 'Request')
        expect(lines, name).toMatchObject([{ method: 'GET', route: endpoints[name].path }])
      }
      server.takeErrors()
    },
  )
})

describe('what is no endpoint but begins like one', () => {
  it.each([
    '/api',
    '/%61pi',
    '/api/nothing',
    '/%61pi/nothing',
    'http://localhost/api/nothing',
    '/api/v1/me/',
    '/api/v1/me;a=1',
    '/api/./v1/me',
    '/api/%ff',
    `/api/v1/instruments/${'a'.repeat(101)}`,
    `/%61pi/v1/instruments/${'a'.repeat(101)}`,
  ])('%s is not found, kept by nobody, and in the log', async (url) => {
    const { status, head, body } = await ask('GET', url)
    expect([status, JSON.parse(body).code]).toEqual([404, 'not-found'])
    for (const line of policy) expect(head).toContain(line)
    expect(server.log).toMatchObject([{ message: 'Request', status: 404 }])
  })

  it.each(['//api/v1/me', '/API/v1/me', '/api;/v1/me', '/api%2fv1/me', '/x/../api/v1/me'])(
    '%s is no part of the API, and nothing is read there',
    async (url) => {
      expect((await ask('GET', url)).status).toBe(404)
    },
  )
})

describe('a method that nobody uses', () => {
  const unusual = METHODS.filter(
    (method) => !['CONNECT', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE'].includes(method),
  )
  const forms: readonly (readonly string[])[] = [
    [],
    ['Content-Length: 2', 'Content-Type: application/json', '', '{}'],
    ['Content-Length: 2', 'Content-Type: text/xml', '', 'hi'],
    ['Content-Length: 2', '', 'hi'],
  ]

  it.each(unusual)(
    '%s is refused at an endpoint, with what is allowed, and is no error of ours',
    async (method) => {
      for (const form of forms) {
        for (const url of ['/api/v1/me', '/%61pi/v1/me']) {
          const { status, head } = await ask(method, url, ...form)
          expect([status, /allow: .*/.exec(head)?.[0]]).toEqual([405, 'allow: get, delete'])
        }
        expect((await ask(method, '/', ...form)).status).toBe(404)
        expect((await ask(method, '/api/nothing', ...form)).status).toBe(404)
      }
    },
  )
})

it('a write of another site is refused as every answer is: kept by nobody', async () => {
  const { status, head } = await ask('DELETE', '/api/v1/me', 'Sec-Fetch-Site: cross-site')
  expect(status).toBe(403)
  for (const line of policy) expect(head).toContain(line)
})

it('a reader who leaves in the middle of a body is no outage of the database', async () => {
  server.log.length = 0
  const socket = await connections.open()
  socket.write(
    'POST /api/v1/evaluations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"instrument"',
  )
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.resetAndDestroy()
  await expect.poll(connections.held).toBe(0)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(server.log.filter(({ level }) => level !== 'info')).toEqual([])
})
