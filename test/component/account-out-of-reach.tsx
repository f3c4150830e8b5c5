import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * For every test of a file: a person is signed in, every request gets 503, and the clock stands until the test moves it.
 * @returns the requests to the server, and a wait until the page has said that the service does not answer
 */
export function accountOutOfReach() {
  const asked = vi.fn(async (_path: string) => Response.json({ code: 'unavailable' }, { status: 503 }))
  beforeEach(() => {
    asked.mockClear()
    vi.useFakeTimers()
    // biome-ignore lint/suspicious/noDocumentCookie: the server's cookie
    document.cookie = 'signed-in=a; path=/'
    vi.stubGlobal('fetch', asked)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const told = (words: string) => async () => {
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    return screen.queryByText(words, { exact: false })
  }
  const untilTold = (words = 'Tjänsten svarar inte just nu. Försök igen om en stund.') =>
    expect.poll(told(words), { timeout: 5_000 }).toBeTruthy()
  return { asked, untilTold }
}
