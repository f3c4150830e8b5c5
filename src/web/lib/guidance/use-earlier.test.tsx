import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { GuidanceMessage } from '#contract/guidance/guidance.ts'
import { useEarlier } from './use-earlier.ts'

afterEach(cleanup)

const message = (at: number, text = `Text ${at}`): GuidanceMessage => ({
  id: `${at}`,
  author: 'guide',
  guideName: 'Maria Ek',
  text,
  proposal: [],
  letter: false,
  sentAt: new Date(Date.UTC(2026, 10, 1, 9, at)).toISOString(),
  dueOn: null,
  answered: false,
  readAt: null,
})
const messages = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => message(first + at))

type Page = Parameters<typeof useEarlier>[0]

/** A thread that is open on its page. */
function open(initialProps: Page, read: Parameters<typeof useEarlier>[1]) {
  const client = new QueryClient()
  return renderHook((thread: Page) => useEarlier(thread, read), {
    initialProps,
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
}

/** The three messages before one, as the server returns them. */
const threeBefore = async (before: string) => ({
  messages: messages(Math.max(1, Number(before) - 3), Number(before) - 1),
})

test('earlier messages stand before the newest, and stay in their place when new ones come', async () => {
  const asked: string[] = []
  const { result, rerender } = open({ messages: messages(4, 6), earlier: 3 }, async (before) => {
    asked.push(before)
    return threeBefore(before)
  })
  expect(result.current.earlier.count).toBe(3)
  act(() => result.current.earlier.read())
  await waitFor(() => expect(result.current.messages).toEqual(messages(1, 6)))
  expect([asked, result.current.earlier.count]).toEqual([['4'], 0])

  // Two new messages push the fourth and the fifth out of the newest three.
  rerender({ messages: [message(6, 'Nu läst'), ...messages(7, 8)], earlier: 5 })
  expect(result.current.messages).toEqual([...messages(1, 5), message(6, 'Nu läst'), ...messages(7, 8)])
  expect(result.current.earlier.count).toBe(0)

  // Two more push out what was there when the earlier ones were read.
  rerender({ messages: messages(8, 10), earlier: 7 })
  expect(result.current.messages).toEqual([...messages(1, 5), message(6, 'Nu läst'), ...messages(7, 10)])
  expect(result.current.earlier.count).toBe(0)
})

test('when more has come than a page holds, what lies between can be read, and nothing is missing', async () => {
  const { result, rerender } = open({ messages: messages(4, 6), earlier: 3 }, threeBefore)
  act(() => result.current.earlier.read())
  await waitFor(() => expect(result.current.messages).toEqual(messages(1, 6)))
  rerender({ messages: messages(8, 10), earlier: 7 })
  expect(result.current.messages).toEqual(messages(8, 10))
  for (const [first, left] of [
    [5, 4],
    [2, 1],
    [1, 0],
  ] as const) {
    act(() => result.current.earlier.read())
    await waitFor(() => expect(result.current.messages).toEqual(messages(first, 10)))
    expect(result.current.earlier.count).toBe(left)
  }
})

test('earlier messages that arrive after the newest have moved on leave no gap', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { result, rerender } = open({ messages: messages(4, 6), earlier: 3 }, async (before) => {
    if (before === '4') await promise
    return threeBefore(before)
  })
  act(() => result.current.earlier.read())
  rerender({ messages: messages(8, 10), earlier: 7 })
  resolve()
  await waitFor(() => expect(result.current.earlier.busy).toBe(false))
  expect([result.current.messages, result.current.earlier.count]).toEqual([messages(8, 10), 7])
  act(() => result.current.earlier.read())
  await waitFor(() => expect(result.current.messages).toEqual(messages(5, 10)))
})

test('a message that was answered as it left the newest no longer waits', async () => {
  const question = (answered: boolean) => ({ ...message(4), author: 'participant' as const, answered })
  const { result, rerender } = open(
    { messages: [question(false), ...messages(5, 7)], earlier: 3 },
    async (before) => ({ messages: before === '4' ? messages(1, 3) : [...messages(1, 3), question(true)] }),
  )
  act(() => result.current.earlier.read())
  await waitFor(() => expect(result.current.messages).toHaveLength(7))
  rerender({ messages: messages(5, 8), earlier: 4 })
  expect([result.current.messages, result.current.earlier.count]).toEqual([messages(5, 8), 4])
  act(() => result.current.earlier.read())
  await waitFor(() =>
    expect(result.current.messages).toEqual([...messages(1, 3), question(true), ...messages(5, 8)]),
  )
  expect(result.current.earlier.count).toBe(0)
})

test('of another guidance, nothing of the one before is left', async () => {
  const { result, rerender } = open({ messages: messages(4, 6), earlier: 3 }, threeBefore)
  act(() => result.current.earlier.read())
  await waitFor(() => expect(result.current.messages).toEqual(messages(1, 6)))
  rerender({ messages: [], earlier: 0 })
  expect([result.current.messages, result.current.earlier.count]).toEqual([[], 0])
})
