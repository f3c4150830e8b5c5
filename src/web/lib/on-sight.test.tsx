import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { onSight } from './on-sight.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a part that nobody has come to does not say that it takes long; one that is asked for does', async () => {
  vi.useFakeTimers()
  let come = () => {}
  class Observer {
    constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      come = () => seen([{ isIntersecting: true }])
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  const Part = onSight(() => new Promise<() => null>(() => {}))
  showInPage(<Part />)
  const slow = /Det tar längre tid än vanligt/
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(screen.queryByText(slow)).toBeNull()
  await act(async () => come())
  await act(() => vi.advanceTimersByTimeAsync(3100))
  expect(screen.getByText(slow)).toBeTruthy()
})
