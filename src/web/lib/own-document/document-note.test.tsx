import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { browserStore } from '../browser-store.ts'
import { usePlan } from '../plan/use-plan.ts'
import { markSignedIn } from '../signed-in-mark.ts'
import { DocumentNote } from './document-note.tsx'

/** What was asked and has not been answered, the oldest first. */
let asked: ((answer: Response) => void)[] = []

beforeEach(() => {
  asked = []
  // biome-ignore lint/suspicious/noDocumentCookie: the server's cookie
  document.cookie = 'signed-in=a; path=/'
  vi.stubGlobal('fetch', () => new Promise((answer) => asked.push(answer)))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function Plan() {
  return (
    <main>
      <h1>Din handlingsplan</h1>
      <DocumentNote document={usePlan()} />
    </main>
  )
}

async function answer(body: object, status = 200) {
  await expect.poll(() => asked.length).toBe(1)
  await act(async () => asked.shift()?.(Response.json(body, { status })))
}

/** Named as its heading too: the page can ask for something else again as well. */
const button = () => screen.getByRole('button', { name: 'Försök igen Din handlingsplan' })
const isBusy = () => button().getAttribute('aria-disabled') === 'true'

test('who cannot reach the account can try again at once, and the press is gone when it is reached', async () => {
  showInPage(<Plan />, 'ownDocument')
  await answer({ code: 'unavailable' }, 503)
  await expect.poll(() => screen.queryByText(/^Det går inte att nå ditt konto just nu/)).toBeTruthy()
  expect(screen.getByRole('status').contains(button())).toBe(true)

  fireEvent.click(button())
  expect(isBusy()).toBe(true)
  await answer({ code: 'unavailable' }, 503)
  await expect.poll(isBusy).toBe(false)

  fireEvent.click(button())
  await answer({ version: 0, document: null })
  await expect.poll(() => screen.queryByText(/^Sparat i ditt konto/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('whose session ends while they write is told that the words wait, and where to sign in', async () => {
  const ended = () => screen.queryByText(/^Du är inte inloggad längre/)
  showInPage(<Plan />, 'ownDocument')
  await answer({ version: 0, document: null })
  await expect.poll(() => screen.queryByText(/^Sparat i ditt konto/)).toBeTruthy()
  const waiting = browserStore('andrum.unsent.a.plan.v1', { parse: Object, empty: null })
  waiting.write({})
  act(() => markSignedIn(false))
  expect(screen.getByRole('status').contains(ended())).toBe(true)
  expect(screen.getByRole('link', { name: 'Logga in' }).getAttribute('href')).toBe('/logga-in?to=%2F')
  cleanup()
  showInPage(<Plan />, 'ownDocument')
  expect(ended()).toBeTruthy()
  waiting.erase()
})

test('whose session ends when everything is in the account sees the page of a visitor', async () => {
  showInPage(<Plan />, 'ownDocument')
  await answer({ version: 0, document: null })
  await expect.poll(() => screen.queryByText(/^Sparat i ditt konto/)).toBeTruthy()
  act(() => markSignedIn(false))
  expect(screen.getByText(/^Det du skriver stannar i den här webbläsaren/)).toBeTruthy()
})

test('who waits for an account that never answers is told so', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as above, for another account
  document.cookie = 'signed-in=b; path=/'
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal)
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  showInPage(<Plan />, 'ownDocument')
  await expect.poll(() => AbortSignal.timeout).toHaveBeenCalled()
  patience.abort()
  await expect.poll(() => screen.queryByText(/^Det går inte att nå ditt konto just nu/)).toBeTruthy()
  vi.restoreAllMocks()
})
