import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { GuidanceThread } from '#contract/guidance/guidance.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { GuideThread } from './guide-thread.tsx'

const id = '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a01'

const thread: GuidanceThread = {
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
  note: { version: 0, text: 'Sover dåligt.' },
  minutes: { today: 0, total: 0 },
  colleagues: [],
  offeredTo: null,
}

afterEach(() => vi.unstubAllGlobals())

test.each([401, 403, 404])('a thread that is closed with %i leaves the screen', async (status) => {
  let isClosed = false
  vi.stubGlobal('fetch', async () =>
    isClosed ? Response.json({ code: 'not-allowed', status }, { status }) : Response.json(thread),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  showInPage(
    <QueryClientProvider client={client}>
      <GuideThread guidanceId={id} blocks={[]} show={() => null} />
    </QueryClientProvider>,
    'guideDesk',
    'guidance',
    'problems',
  )
  expect(await screen.findByText('Samira')).toBeTruthy()
  isClosed = true
  void client.invalidateQueries()
  await waitFor(() => expect(screen.queryByText('Samira')).toBeNull())
  expect(screen.queryByDisplayValue('Sover dåligt.')).toBeNull()
})
