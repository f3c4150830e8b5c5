import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { Countdown } from './countdown.tsx'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

it('a countdown goes on while the phone sleeps', () => {
  showInPage(<Countdown minutes={10} what="Tio minuter." end="Tiden är slut." />, 'techniques')
  fireEvent.click(screen.getByRole('button', { name: 'Börja' }))
  pass(60_000)
  expect(screen.getByRole('timer').textContent).toContain('9:00')
  // The phone sleeps: no timer runs, and its monotonic clock stands still.
  vi.setSystemTime(Date.now() + 5 * 60_000)
  pass(1000)
  expect(screen.getByRole('timer').textContent).toContain('3:59')
  vi.setSystemTime(Date.now() + 30 * 60_000)
  pass(1000)
  expect(screen.getByRole('status').textContent).toBe('Tiden är slut.')
})
