import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '../api.ts'
import { retryDelay, shouldRetry } from './query-client.ts'
import { meKey } from './read-me.ts'

afterEach(() => {
  vi.useRealTimers()
})

import { createQueryClient, forgetForNobody, forgetForSomebody } from './query-client.ts'

test.each([
  ['a lost network', new ApiError(0, 'network'), true],
  ['a server that fails', new ApiError(503, 'unavailable'), true],
  ['a refusal', new ApiError(404, 'not-found'), false],
  ['too many requests', new ApiError(429, 'too-many-requests'), false],
  ['a mistake of ours', new TypeError('x is not a function'), false],
])('%s is tried again: %s', (_, error, again) => {
  expect(shouldRetry(0, error)).toBe(again)
  expect(shouldRetry(2, error)).toBe(again)
  expect(shouldRetry(3, error)).toBe(false)
})

test('the pause doubles from one second and ends at thirty', () => {
  expect([0, 1, 2, 5, 9].map(retryDelay)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})

test('writes are never repeated and data stay fresh for five minutes', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(mutations?.retry).toBe(false)
  expect(queries?.staleTime).toBe(300_000)
})

/** A server that fails some times before it succeeds. */
function failing(times: number, error: unknown) {
  let asked = 0
  return {
    asked: () => asked,
    read: async () => {
      asked++
      if (asked <= times) throw error
      return 'the figures'
    },
  }
}

const reading = (read: () => Promise<string>) => {
  vi.useFakeTimers()
  const client = createQueryClient()
  return { client, answer: client.fetchQuery({ queryKey: ['figures'], queryFn: read }) }
}

test('somebody who reads while the network is gone for a moment gets the answer all the same', async () => {
  const { answer } = reading(failing(3, new ApiError(0, 'network')).read)
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
  expect(await answer).toBe('the figures')
})

test('after three more tries, and at once for a refusal, the reader is told', async () => {
  const away = failing(9, new ApiError(503, 'unavailable'))
  const told = reading(away.read).answer.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(7000)
  expect(await told).toBeInstanceOf(ApiError)
  expect(away.asked()).toBe(4)

  const refusing = failing(9, new ApiError(404, 'not-found'))
  await expect(reading(refusing.read).answer).rejects.toThrow('404')
  expect(refusing.asked()).toBe(1)
})

test('a reading that is called off asks no more', async () => {
  const server = failing(9, new ApiError(0, 'network'))
  const { client, answer } = reading(server.read)
  const left = answer.catch(() => 'left')
  await vi.advanceTimersByTimeAsync(500)
  void client.cancelQueries()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await left).toBe('left')
  expect(server.asked()).toBe(1)
})

test('what was asked within five minutes is not asked again, and later it is', async () => {
  const server = failing(0, null)
  const { client, answer } = reading(server.read)
  await answer
  await vi.advanceTimersByTimeAsync(299_000)
  await client.fetchQuery({ queryKey: ['figures'], queryFn: server.read })
  expect(server.asked()).toBe(1)
  await vi.advanceTimersByTimeAsync(2000)
  await client.fetchQuery({ queryKey: ['figures'], queryFn: server.read })
  expect(server.asked()).toBe(2)
})

test('somebody who signs in finds nothing that was read before', () => {
  const client = createQueryClient()
  client.setQueryData(meKey, null)
  client.setQueryData(['my-results', 'a'], ['hers'])
  vi.stubGlobal('readsAhead', new Map([['/api/v1/me', 'hers']]))
  forgetForSomebody(client)
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(globalThis).not.toHaveProperty('readsAhead')
})

test('signing out and erasing leave nobody, and nothing of theirs, also where it is still shown', () => {
  const client = createQueryClient()
  client.setQueryData(meKey, { person: { id: 'a' } })
  client.setQueryData(['my-results', 'a'], ['hers'])
  client.setQueryData(['overview', 'o'], ['figures'])
  const server = failing(0, null)
  const shown = new QueryObserver(client, { queryKey: ['my-results', 'a'], queryFn: server.read })
  const leave = shown.subscribe(() => {})
  vi.stubGlobal('readsAhead', new Map([['/api/v1/me', 'hers']]))
  forgetForNobody(client)
  expect(globalThis).not.toHaveProperty('readsAhead')
  expect(client.getQueryData(meKey)).toBeNull()
  expect(shown.getCurrentResult().data).toBeUndefined()
  expect(client.getQueryData(['my-results', 'a'])).toBeUndefined()
  expect(client.getQueryCache().find({ queryKey: ['overview', 'o'] })).toBeUndefined()
  // A component that is still on the page does not read what was removed.
  expect(server.asked()).toBe(0)
  leave()
})
