import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { GuideDesk } from './guide-desk.tsx'

const id = '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a01'

const thread = {
  id,
  state: 'active',
  startedAt: '2026-11-01T09:00:00.000Z',
  name: 'Samira',
  phone: null,
  owed: null,
  letterAsked: false,
  endsOn: null,
  ending: null,
  messages: [],
  earlier: 0,
  shares: [],
  isMine: true,
  flags: [],
  note: { version: 0, text: '' },
  minutes: { today: 0, total: 0 },
  colleagues: [],
  offeredTo: null,
}
const all = {
  me: { name: 'Maria', caseload: 60, awayUntil: null, standIn: null },
  colleagues: [],
  guidances: [],
}

afterEach(() => vi.unstubAllGlobals())

test('a participant that is opened has the focus on the name, and all of them on the heading of the page', async () => {
  vi.stubGlobal('fetch', async (address: string | URL | Request) =>
    Response.json(String(address instanceof Request ? address.url : address).includes(id) ? thread : all),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { router } = showInPage(
    <main>
      <h1>Vägledning</h1>
      <QueryClientProvider client={client}>
        <GuideDesk blocks={[]} show={() => null} />
      </QueryClientProvider>
    </main>,
    'guideDesk',
    'guidance',
    'problems',
  )
  expect(await screen.findByText('Ingen deltagare har valt dig än.')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate(`/?deltagare=${id}`))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Samira'))
  await act(() => router.navigate('/'))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Vägledning'))
})
