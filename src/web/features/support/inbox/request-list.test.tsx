import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { RequestList } from './request-list.tsx'

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

function show(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async () => answer())
  showInPage(
    <QueryProvider>
      <main>
        <RequestList />
      </main>
    </QueryProvider>,
    'inbox',
    'problems',
  )
}
const heading = () => screen.getByRole('heading', { level: 2 }).textContent

test('nobody is told that no request waits before the requests have come', async () => {
  show(() => new Promise<Response>(() => {}))
  expect(heading()).toBe('Öppna förfrågningar')
})

test('nobody is told that no request waits where they could not be read', async () => {
  show(() => Response.json({ code: 'too-many-requests' }, { status: 429 }))
  expect(await screen.findByRole('button', { name: 'Försök igen Öppna förfrågningar' })).toBeTruthy()
  expect(heading()).toBe('Öppna förfrågningar')
})

test('where none waits, that is the heading', async () => {
  show(() => Response.json({ requests: [] }))
  expect(await screen.findByRole('heading', { name: 'Inga förfrågningar väntar' })).toBeTruthy()
})

test('who writes from right to left is read so, in name and words', async () => {
  const request = {
    id: '7f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f12',
    receiver: 'hr',
    organisation: 'Bolaget',
    name: 'سميرة',
    reach: 'samira@example.com, بعد الساعة 15',
    message: 'أحتاج إلى التحدث مع شخص ما (قريبا).',
    state: 'sent',
    sentAt: '2026-03-02T08:00:00.000Z',
    promisedOn: '2026-03-04',
    acknowledgedAt: null,
  }
  show(() => Response.json({ requests: [request] }))
  expect((await screen.findByText(request.message)).getAttribute('dir')).toBe('auto')
  expect(screen.getByText(request.reach).getAttribute('dir')).toBe('auto')
  expect(screen.getByText(request.name, { selector: 'bdi' })).toBeTruthy()
})
