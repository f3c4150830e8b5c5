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
