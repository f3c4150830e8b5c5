import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { guidanceThread } from '#test/guidance/guidance-thread.ts'
import { GuideDesk } from './guide-desk.tsx'

const thread = guidanceThread
const { id } = thread
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
