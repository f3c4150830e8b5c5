import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyProgramme } from '#core/programme/stress-programme.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { AskInRed } from './ask-in-red.tsx'
import { BeginProgramme } from './begin-programme.tsx'

let asked = 0

beforeEach(() => {
  asked = 0
  vi.useFakeTimers()
  // biome-ignore lint/suspicious/noDocumentCookie: the server's cookie
  document.cookie = 'signed-in=a; path=/'
  vi.stubGlobal('fetch', async () => {
    asked++
    return Response.json({ code: 'unavailable' }, { status: 503 })
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** One reading with its three further tries, in milliseconds. */
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
  await expect.poll(() => asked).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(asking - 100))
  expect(screen.getAllByRole('status')).toHaveLength(1)
  expect(screen.queryByRole('button')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('button', { name: 'Starta programmet' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
