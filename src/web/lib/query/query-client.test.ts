import { expect, test } from 'vitest'
import { ApiError } from '../api.ts'
import { retryDelay, shouldRetry } from '../reading-policy.ts'
import { createQueryClient } from './query-client.ts'

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
