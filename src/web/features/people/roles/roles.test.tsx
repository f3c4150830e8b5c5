import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { Roles } from './roles.tsx'

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

const person = (name: string) => ({ memberId: name, name, email: `${name}@example.com` })
const asked = (name: string, about: object = {}) => ({
  ...person(name),
  id: name,
  role: 'safety_representative',
  gives: true,
  askedAt: '2026-03-02T09:00:00Z',
  mayDecide: true,
  ...about,
})

test('somebody who hears the buttons alone knows whose role each of them is about, and which', async () => {
  const holders = [
    { ...person('Nils'), role: 'hr', unit: null },
    { ...person('Nils'), role: 'owner', unit: null },
    { ...person('Nils'), role: 'manager', unit: 'Lagret' },
    { ...person('Nils'), role: 'manager', unit: 'Butiken' },
  ]
  const requests = [asked('Alva'), asked('Bo'), asked('Cim', { gives: false })]
  vi.stubGlobal('fetch', async () => Response.json({ holders, requests }))
  showInPage(
    <QueryProvider>
      <main>
        <Roles organisationId="o" mayChange mayReadLog={false} />
      </main>
    </QueryProvider>,
    'roles',
    'problems',
    'secondFactor',
  )
  await screen.findByRole('table', { name: 'Roller' })
  const names = screen.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent)
  expect(names.length).toBeGreaterThan(9)
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
