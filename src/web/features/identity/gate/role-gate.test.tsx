import { setTimeout as pause } from 'node:timers/promises'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { RoleGate } from './role-gate.tsx'

const asked = { needed: true, shown: true, authenticator: true, passkey: false }
const hr = (id: string, secondFactor = asked) => ({
  person: { id, email: `${id}@example.com` },
  opensOwn: true,
  signedInThrough: null,
  privateAddress: { asked: false, email: null, addedAt: null },
  secondFactor,
  factorProves: true,
  ownProof: false,
  staff: true,
  guide: false,
  memberships: [],
})

/** The server's answer about who is signed in; null: nobody. */
let here: object | null

beforeEach(() => {
  here = hr('anna')
  vi.stubGlobal('fetch', async () =>
    here === null ? Response.json({ code: 'not-signed-in' }, { status: 401 }) : Response.json(here),
  )
  // As browsers do, but not jsdom.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
afterEach(() => vi.unstubAllGlobals())

function Words() {
  const [written, setWritten] = useState('')
  return (
    <>
      <LeaveGuard unsaved={written !== ''} />
      <input aria-label="Svar" value={written} onChange={({ target }) => setWritten(target.value)} />
    </>
  )
}

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  showInPage(
    <QueryClientProvider client={client}>
      <RoleGate openedBy={({ staff }) => staff || undefined} returnTo="/atgarder">
        {() => <Words />}
      </RoleGate>
    </QueryClientProvider>,
    'gate',
    'problems',
  )
  await screen.findByLabelText('Svar')
  return {
    /** The person returns to the tab. */
    comeBack: (now: object | null) => {
      here = now
      // Another tab of the browser has set it.
      // biome-ignore lint/suspicious/noDocumentCookie: as a server would
      if (now !== null) document.cookie = 'signed-in=x; path=/'
      return act(async () => {
        await client.refetchQueries()
        // The library notifies the page a moment later.
        await pause(0)
      })
    },
  }
}
beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a server would
  document.cookie = 'signed-in=x; path=/'
})

const written = () => screen.queryByLabelText<HTMLInputElement>('Svar')?.value
const write = () => fireEvent.change(screen.getByLabelText('Svar'), { target: { value: 'Halva svaret' } })
const cover = () => screen.queryByRole('dialog', { name: 'Logga in igen för att fortsätta' })

test('what is being written stays when the session ends, covered until the same person has signed in anew', async () => {
  const { comeBack } = await open()
  write()
  await comeBack(null)
  expect(cover()?.textContent).toContain('Det du har skrivit finns kvar')
  const link = screen.getByRole('link', { name: 'Logga in i en ny flik' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('href')).toBe('/logga-in?to=%2Fatgarder')
  // Signed in with the mailed code only.
  await comeBack(hr('anna', { ...asked, shown: false }))
  expect(cover()).not.toBeNull()
  await comeBack(hr('anna'))
  expect(cover()).toBeNull()
  expect(written()).toBe('Halva svaret')
})

test('asks the server again when the person says that they have signed in', async () => {
  const { comeBack } = await open()
  write()
  await comeBack(null)
  here = hr('anna')
  // biome-ignore lint/suspicious/noDocumentCookie: as a server would
  document.cookie = 'signed-in=x; path=/'
  fireEvent.click(screen.getByRole('button', { name: 'Jag har loggat in' }))
  await waitFor(() => expect(cover()).toBeNull())
  expect(written()).toBe('Halva svaret')
})

test('somebody else who signs in there sees nothing of it', async () => {
  const { comeBack } = await open()
  write()
  await comeBack(null)
  await comeBack(hr('bo'))
  expect(written()).toBe('')
  write()
  await comeBack(hr('anna'))
  expect(written()).toBe('')
})

test.each([
  ['without the role', { ...hr('bo'), staff: false }],
  ['who has yet to show a second factor', hr('bo', { ...asked, shown: false })],
])('somebody else %s finds the page closed, and nothing behind it', async (_, bo) => {
  const { comeBack } = await open()
  write()
  await comeBack(bo)
  expect(cover()).toBeNull()
  expect(written()).toBeUndefined()
})

test('where nothing is being written the page closes', async () => {
  const { comeBack } = await open()
  await comeBack(null)
  expect(written()).toBeUndefined()
  expect(screen.getByRole('heading', { name: 'Logga in för att se sidan' })).toBeTruthy()
})
