import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { forgetRequest } from './stored-request.ts'
// Loaded here, because a part that the page fetches may take longer than a test waits.
import './sign-on-step.tsx'
import '#web/lib/second-factor/factor-steps.tsx'

/** What the page has sent, by path. */
let sent: { readonly path: string; readonly body: unknown }[]
/** The server's answers by path. */
let answers: Record<string, () => Response>

beforeEach(() => {
  sent = []
  answers = {}
  queryClient.clear()
  forgetRequest()
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(path, 'http://localhost')
    sent.push({ path: pathname, body: typeof body === 'string' ? JSON.parse(body) : null })
    return answers[pathname]?.() ?? Response.json({ code: 'not-found' }, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(address: string) {
  const { router } = showInPage(
    <QueryProvider>
      <SignInPage />
    </QueryProvider>,
    'signIn',
    'secondFactor',
    'ownDocument',
    'problems',
  )
  await act(() => router.navigate(address))
  return router
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const sendAddress = (email: string) => {
  fireEvent.change(screen.getByLabelText('Din e-postadress'), { target: { value: email } })
  press('Skicka kod')
}

test('who was refused with the account that the employer chose may choose another', async () => {
  answers['/api/v1/sign-in-codes'] = () => Response.json({ singleSignOn: 'Bolaget' }, { status: 202 })
  await open('/logga-in?sso=not-listed')
  expect(screen.getByText(/^Du finns inte i den lista/)).toBeTruthy()
  sendAddress('anna@bolaget.example')
  fireEvent.click(await screen.findByRole('button', { name: 'Logga in via Bolaget' }))
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/v1/single-sign-on-starts'))
  expect(sent.at(-1)?.body).toEqual({ email: 'anna@bolaget.example', language: 'sv', otherAccount: true })
})

test.each(['refused', 'expired', 'unreachable'])(
  'where no account was wrong the employer is asked as before: %s',
  async (outcome) => {
    answers['/api/v1/sign-in-codes'] = () => Response.json({ singleSignOn: 'Bolaget' }, { status: 202 })
    await open(`/logga-in?sso=${outcome}`)
    sendAddress('anna@bolaget.example')
    fireEvent.click(await screen.findByRole('button', { name: 'Logga in via Bolaget' }))
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/v1/single-sign-on-starts'))
    expect(sent.at(-1)?.body).toEqual({ email: 'anna@bolaget.example', language: 'sv' })
  },
)

test('who comes back from the employer’s page by the back button can press again', async () => {
  answers['/api/v1/sign-in-codes'] = () => Response.json({ singleSignOn: 'Bolaget' }, { status: 202 })
  answers['/api/v1/single-sign-on-starts'] = () => Response.json({ address: '#there' }, { status: 201 })
  await open('/logga-in')
  sendAddress('anna@bolaget.example')
  fireEvent.click(await screen.findByRole('button', { name: 'Logga in via Bolaget' }))
  await waitFor(() => expect(location.hash).toBe('#there'))
  expect(screen.getByRole('button', { name: 'Öppnar inloggningen …' })).toBeTruthy()
  // The browser shows the page as it was left.
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }))
  expect(screen.getByRole('button', { name: 'Logga in via Bolaget' })).toBeTruthy()
})

/** Signs in with the mailed code, and is asked for the code of the app. */
async function enterMailedCode() {
  answers['/api/v1/sign-in-codes'] = () => Response.json({}, { status: 202 })
  answers['/api/v1/sessions'] = () =>
    Response.json({ secondFactor: 'required', passkey: false }, { status: 201 })
  const router = await open('/logga-in')
  sendAddress('anna@bolaget.example')
  fireEvent.change(await screen.findByLabelText('Kod med åtta siffror'), { target: { value: '1234 5678' } })
  press('Logga in')
  await screen.findByRole('heading', { name: 'Skriv in koden från appen' })
  return router
}

test('who was in the app when the phone discarded the page finds the field for its code again', async () => {
  await enterMailedCode()
  cleanup()
  await open('/logga-in')
  expect(screen.getByRole('heading', { name: 'Skriv in koden från appen' })).toBeTruthy()
  // Somebody else at this browser is not held up by it.
  press('Använd en annan adress')
  expect(screen.getByLabelText('Din e-postadress')).toBeTruthy()
  cleanup()
  await open('/logga-in')
  expect(screen.getByLabelText('Din e-postadress')).toBeTruthy()
})

test('who needed more than ten minutes for the second code is told to begin again', async () => {
  await enterMailedCode()
  answers['/api/v1/sessions/current/second-factor'] = () =>
    Response.json({ code: 'not-signed-in' }, { status: 401 })
  fireEvent.change(screen.getByLabelText('Kod med sex siffror'), { target: { value: '123456' } })
  press('Fortsätt')
  expect(await screen.findByText(/^Det tog mer än tio minuter/)).toBeTruthy()
  expect(screen.getByLabelText('Din e-postadress')).toBeTruthy()
})

test('who has neither the phone nor a recovery code reads whom to call', async () => {
  await enterMailedCode()
  press('Använd en reservkod i stället')
  expect(screen.getByText(/varken har mobilen eller någon reservkod/)).toBeTruthy()
})

const mailedLink = '/logga-in?kod#email=anna%40bolaget.example&code=12345678&to=%2Fmatningar'

test('who asks for a new code at an old link finds the field for it again, and then the page', async () => {
  answers['/api/v1/sign-in-codes'] = () => Response.json({}, { status: 202 })
  answers['/api/v1/sessions'] = () => Response.json({ code: 'wrong-code' }, { status: 400 })
  await open('/logga-in')
  sendAddress('anna@bolaget.example')
  await screen.findByLabelText('Kod med åtta siffror')
  cleanup()
  const router = await open(mailedLink)
  press('Logga in')
  fireEvent.click(await screen.findByRole('button', { name: 'Skicka en ny kod' }))
  await screen.findByLabelText('Kod med åtta siffror')
  const { pathname, search, hash } = router.state.location
  expect(pathname + search + hash).toBe('/logga-in?to=%2Fmatningar')
  cleanup()
  await open(pathname + search + hash)
  expect(screen.getByLabelText('Kod med åtta siffror')).toBeTruthy()
})

test('who types the code of another browser’s link here finds the field again after looking at the mail', async () => {
  const router = await open(mailedLink)
  press('Skriv in koden här i stället')
  await screen.findByLabelText('Kod med åtta siffror')
  const { pathname, search, hash } = router.state.location
  expect(pathname + search + hash).toBe('/logga-in?to=%2Fmatningar')
  cleanup()
  await open(pathname + search + hash)
  expect(screen.getByLabelText('Kod med åtta siffror')).toBeTruthy()
})
