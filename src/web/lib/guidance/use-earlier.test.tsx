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

test('earlier messages stand before the newest, and stay in their place when new ones come', async () => {
  const asked: string[] = []
  const read = async (before: string) => {
    asked.push(before)
    return { messages: messages(1, Number(before) - 1) }
  }
  const client = new QueryClient()
  const { result, rerender } = renderHook((thread) => useEarlier(thread, read), {
    initialProps: { messages: messages(4, 6), earlier: 3 },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  expect(result.current.earlier.count).toBe(3)
  act(() => result.current.earlier.read())
  await waitFor(() => expect(result.current.messages).toEqual(messages(1, 6)))
  expect([asked, result.current.earlier.count]).toEqual([['4'], 0])

  // Two have come since, and push the fourth and the fifth out of the newest three.
  rerender({ messages: [message(6, 'Nu läst'), ...messages(7, 8)], earlier: 5 })
  expect(result.current.messages).toEqual([...messages(1, 5), message(6, 'Nu läst'), ...messages(7, 8)])
  expect(result.current.earlier.count).toBe(0)
})
