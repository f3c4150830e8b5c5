import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { readWithRetries } from './use-reading.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that fails some times before it answers. */
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

test('whoever reads while the network is away for a moment gets the answer all the same', async () => {
  const server = failing(3, new ApiError(0, 'network'))
  const reading = readWithRetries(server.read, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000)
  expect(await reading).toBe('the figures')
})

test('after three more tries, and at once for a refusal, the reader is told', async () => {
  const away = failing(9, new ApiError(503, 'unavailable'))
  const reading = readWithRetries(away.read, new AbortController().signal).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(7000)
  expect(await reading).toBeInstanceOf(ApiError)
  expect(away.asked()).toBe(4)

  const refusing = failing(9, new ApiError(404, 'not-found'))
  await expect(readWithRetries(refusing.read, new AbortController().signal)).rejects.toThrow('404')
  expect(refusing.asked()).toBe(1)
})

test('a page that is left asks no more', async () => {
  const server = failing(9, new ApiError(0, 'network'))
  const leaving = new AbortController()
  const reading = readWithRetries(server.read, leaving.signal).catch(() => 'left')
  leaving.abort()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await reading).toBe('left')
  expect(server.asked()).toBe(1)
})
