import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { GuidanceMessage, GuidanceThread } from '#contract/guidance/guidance.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { guidanceThread } from '#test/guidance/guidance-thread.ts'
import { GuideThread } from './guide-thread.tsx'

const thread: GuidanceThread = { ...guidanceThread, note: { version: 0, text: 'Sover dåligt.' } }
const { id } = thread

afterEach(() => vi.unstubAllGlobals())

const message = (at: number, more: Partial<GuidanceMessage> = {}): GuidanceMessage => ({
  id: `${at}`,
  author: 'participant',
  guideName: null,
  text: `Text ${at}`,
  proposal: [],
  letter: false,
  sentAt: new Date(Date.UTC(2026, 10, 1, 9, at)).toISOString(),
  dueOn: '2026-11-04',
  answered: true,
  readAt: '2026-11-02T09:00:00.000Z',
  ...more,
})

function open() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  showInPage(
    <QueryClientProvider client={client}>
      <GuideThread guidanceId={id} blocks={[]} show={() => null} />
    </QueryClientProvider>,
    'guideDesk',
    'guidance',
    'problems',
  )
  return client
}

test('every message that is not answered is shown, with all that came after it', async () => {
  const messages = Array.from({ length: 40 }, (_, at) => message(at + 1, { answered: at < 5 }))
  vi.stubGlobal('fetch', async () => Response.json({ ...thread, messages }))
  open()
  expect(await screen.findByText('Text 6')).toBeTruthy()
  expect(screen.queryByText('Text 5')).toBeNull()
})

test.each([401, 403, 404])('a thread that is closed with %i leaves the screen', async (status) => {
  let isClosed = false
  vi.stubGlobal('fetch', async () =>
    isClosed ? Response.json({ code: 'not-allowed', status }, { status }) : Response.json(thread),
  )
  const client = open()
  expect(await screen.findByText('Samira')).toBeTruthy()
  isClosed = true
  void client.invalidateQueries()
  await waitFor(() => expect(screen.queryByText('Samira')).toBeNull())
  expect(screen.queryByDisplayValue('Sover dåligt.')).toBeNull()
})
