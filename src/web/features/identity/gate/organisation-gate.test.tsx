import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { membershipIn, workerIn } from '#test/component/worker.ts'
import { LeaveGuard } from '#web/lib/form/leave-guard.tsx'
import { workOrganisation } from '#web/lib/frames/work-organisation.ts'
import { OrganisationGate } from './organisation-gate.tsx'
import type { Role } from './page-roles.ts'

const membership = (name: string, roles: Role[]) => membershipIn({ id: `id of ${name}`, name }, roles)

function signIn(...memberships: ReturnType<typeof membership>[]) {
  // biome-ignore lint/suspicious/noDocumentCookie: as a server would
  document.cookie = 'signed-in=anna; path=/'
  vi.stubGlobal('fetch', async () => Response.json(workerIn(memberships)))
}

beforeEach(() => workOrganisation.erase())
afterEach(() => vi.unstubAllGlobals())

function Page({ name }: { readonly name: string }) {
  const [written, setWritten] = useState('')
  return (
    <>
      <h2>{`Sidan för ${name}`}</h2>
      <LeaveGuard unsaved={written !== ''} />
      <input aria-label="Svar" value={written} onChange={({ target }) => setWritten(target.value)} />
    </>
  )
}

function open(roles: readonly Role[] = ['hr']) {
  return showInPage(
    <QueryClientProvider client={new QueryClient()}>
      <OrganisationGate roles={roles} returnTo="/atgarder">
        {({ organisation }) => <Page name={organisation.name} />}
      </OrganisationGate>
    </QueryClientProvider>,
    'gate',
    'problems',
  )
}

const shows = (name: string) => screen.findByRole('heading', { name: `Sidan för ${name}` })
const choice = () => screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Organisation' })
const choose = (name: string) => fireEvent.change(choice() as Element, { target: { value: `id of ${name}` } })

test('HR of two organisations works in one, goes over to the other, and is there on the next page too', async () => {
  signIn(membership('Alfa', ['hr']), membership('Beta', ['hr']))
  open()
  await shows('Alfa')
  choose('Beta')
  await shows('Beta')
  cleanup()
  open()
  await shows('Beta')
  expect(choice()?.value).toBe('id of Beta')
})

test('nothing that is being written for one is lost, or gets into the other', async () => {
  signIn(membership('Alfa', ['hr']), membership('Beta', ['hr']))
  open()
  await shows('Alfa')
  fireEvent.change(screen.getByLabelText('Svar'), { target: { value: 'Halva svaret' } })
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  choose('Beta')
  await shows('Alfa')
  expect(screen.getByLabelText<HTMLInputElement>('Svar').value).toBe('Halva svaret')
  confirm.mockReturnValue(true)
  choose('Beta')
  await shows('Beta')
  expect(screen.getByLabelText<HTMLInputElement>('Svar').value).toBe('')
})

test('the other one opens without the round or measure of the first that the address names', async () => {
  signIn(membership('Alfa', ['hr']), membership('Beta', ['hr']))
  const { router } = open()
  await shows('Alfa')
  await act(() => router.navigate('/hr-dashboard?matning=alfas'))
  choose('Beta')
  await shows('Beta')
  expect(router.state.location).toMatchObject({ pathname: '/hr-dashboard', search: '' })
})

test('a page that one of the roles opens says whose it is', async () => {
  signIn(membership('Alfa', ['manager']), membership('Beta', ['owner']))
  open(['owner'])
  await shows('Beta')
  expect(choice()).toBeNull()
  expect(screen.getByText('Sidan gäller Beta.')).toBeTruthy()
})

test('who has a role in one organisation meets none of it', async () => {
  signIn(membership('Alfa', []), membership('Beta', ['hr']))
  open()
  await shows('Beta')
  expect(choice()).toBeNull()
  expect(screen.queryByText(/Sidan gäller/)).toBeNull()
})
