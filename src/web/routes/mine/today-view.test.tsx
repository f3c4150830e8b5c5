import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { TodayView } from './today-view.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: the server's cookie
  document.cookie = 'signed-in=a; path=/'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whose account cannot be reached is not taken for new, and has numbers to call', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'unavailable' }, { status: 503 }))
  showInPage(<TodayView forms={[]} titles={{}} exercises={{}} />, 'problems', 'mine')
  const told = async () => {
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    return screen.queryByText('Tjänsten svarar inte just nu. Försök igen om en stund.')
  }
  await expect.poll(told, { timeout: 5_000 }).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.getByRole('link', { name: 'Ring 112' })).toBeTruthy()
  expect(screen.queryByText('Gör stressprofilen')).toBeNull()
  expect(screen.queryByText('Det här kommer sidan att visa')).toBeNull()
  expect(screen.getByRole('link', { name: 'Be om stöd' })).toBeTruthy()
})
