import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, callApi } from './api.ts'
import { workAddress } from './work-address.ts'

const answerWith = (status: number, body?: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(body === undefined ? null : JSON.stringify(body), { status })),
  )

afterEach(() => vi.unstubAllGlobals())

test('an address carries its names and leaves out what is not asked for', () => {
  expect(workAddress('readRound', { params: { organisationId: 'a/b', roundId: '2' } })).toBe(
    '/api/v1/organisations/a%2Fb/rounds/2',
  )
  expect(workAddress('readOverview', { params: { organisationId: 'o' }, query: { round: undefined } })).toBe(
    '/api/v1/organisations/o/overview',
  )
  expect(() => workAddress('readRound', { params: { organisationId: 'o' } })).toThrow('roundId')
})

test('a refusal keeps its code, its fields and its categories', async () => {
  answerWith(422, { code: 'not-enough-answers', categories: ['exhaustion'] })
  const refused = await callApi('evaluate', { body: {} }).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  expect(refused).toMatchObject({ status: 422, code: 'not-enough-answers', categories: ['exhaustion'] })
})

test('an answer that is not ours still has a code', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
  await expect(callApi('readMe')).rejects.toMatchObject({ status: 502, code: 'unavailable' })
})

test.each([
  ['a proxy that lets nothing through', new Response('<h1>Access denied</h1>', { status: 403 })],
  ['a proxy with a session of its own that has ended', new Response('{"error":"login"}', { status: 401 })],
  ['a page of a network', new Response('<h1>Welcome to our Wi-Fi</h1>')],
  ['a connection that breaks off', new Response('{"person":{"ema')],
])('%s is no answer of ours, but a network that does not lead to us', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer)
  await expect(callApi('readMe')).rejects.toMatchObject({ status: 0, code: 'network' })
})

test('a lost network is an error of its own, a cancelled request is not', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(callApi('readMe')).rejects.toMatchObject({ status: 0, code: 'network' })
  await expect(callApi('readMe', { signal: AbortSignal.abort() })).rejects.toThrow(TypeError)
})

test('an answer without a body is undefined', async () => {
  answerWith(204)
  expect(await callApi('signOut')).toBeUndefined()
})

test('the address of a work endpoint is there when it is called', async () => {
  const asked: unknown[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    asked.push(method, address)
    return new Response('{"code":"forbidden"}', { status: 403 })
  })
  await expect(callApi('removeException', { params: { exceptionId: '7' } })).rejects.toThrow(ApiError)
  expect(asked).toEqual(['DELETE', '/api/v1/availability/exceptions/7'])
})
