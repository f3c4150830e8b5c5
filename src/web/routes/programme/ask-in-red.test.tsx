import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import { accountOutOfReach } from '#test/component/account-out-of-reach.tsx'
import { showInPage } from '#test/component/show-in-page.tsx'
import { AskFirst } from '#web/features/self/stress-programme/ask-first.tsx'
import { AskInRed } from './ask-in-red.tsx'
import { BeginProgramme } from './begin-programme.tsx'

const { asked } = accountOutOfReach()

/** The duration of one reading with its three retries, in milliseconds. */
const asking = 1000 + 2000 + 4000

const own = {
  document: emptyProgramme,
  change: () => {},
  clear: () => {},
  kept: true,
  state: 'offline',
  moved: false,
  retry: null,
} as const

test('what asks whether somebody is in red and what suggests a module read the account at once, not in turn', async () => {
  showInPage(
    <AskInRed below={false}>
      <BeginProgramme own={own} today={null} titles={['1', '2', '3', '4', '5', '6']} />
    </AskInRed>,
    'stressProgramme',
  )
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(asking - 100))
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('button', { name: 'Starta programmet' })).toBeTruthy()
  // It is unknown whether the latest result is red.
  expect(screen.getByRole('status').textContent).toContain(
    'Om det är rött är det bättre att först prata med vården',
  )
})

test('where the part that asks cannot be fetched, what holds in red is said to everybody, and nothing is locked', async () => {
  showInPage(
    <AskFirst load={() => Promise.reject(new TypeError('Failed to fetch'))}>
      <button type="button">Starta programmet</button>
    </AskFirst>,
    'stressProgramme',
  )
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('Vila och vård kommer först'),
  )
  expect(screen.getByRole('link', { name: 'Till återhämtningsprogrammet' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Starta programmet' })).toBeTruthy()
})
