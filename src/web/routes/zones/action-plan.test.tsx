import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import ActionPlanPage from './action-plan.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: the server's cookie
  document.cookie = 'signed-in=a; path=/'
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('whose account cannot be reached is not told that there is no result, and can try again', async () => {
  const asked = vi.fn(async () => Response.json({ code: 'unavailable' }, { status: 503 }))
  vi.stubGlobal('fetch', asked)
  showInPage(
    <ActionPlanPage />,
    'result',
    'safety',
    'actions',
    'ownDocument',
    'calendarFeed',
    'secondFactor',
    'problems',
    'actionPlan',
  )
  const told = async () => {
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    return screen.queryByText('Tjänsten svarar inte just nu. Försök igen om en stund.')
  }
  await expect.poll(told).toBeTruthy()
  expect(screen.queryByText('Du har inget resultat här än')).toBeNull()
  // It may be red.
  expect(screen.getByRole('link', { name: 'Ring 112' })).toBeTruthy()
  const before = asked.mock.calls.length
  const [again] = screen.getAllByRole('button', { name: 'Försök igen' })
  if (again === undefined) throw new Error('there is no press')
  await act(async () => fireEvent.click(again))
  expect(asked.mock.calls.length).toBeGreaterThan(before)
})
