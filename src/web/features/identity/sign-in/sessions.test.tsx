import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { Sessions } from './sessions.tsx'

beforeEach(() => queryClient.clear())
afterEach(() => vi.unstubAllGlobals())

test('two devices of one day whose names are unknown are told apart by what signs them out', async () => {
  const session = (id: string, lastUsedAt: string) => ({
    id,
    current: false,
    device: '',
    startedAt: lastUsedAt,
    lastUsedAt,
  })
  vi.stubGlobal('fetch', async () =>
    Response.json({
      sessions: [
        session('5c1d6a2e-6c0f-4e0c-9a5c-0f4f6c0a1b2c', '2026-11-20T07:15:00.000Z'),
        session('7d1d6a2e-6c0f-4e0c-9a5c-0f4f6c0a1b2c', '2026-11-20T13:40:00.000Z'),
      ],
    }),
  )
  showInPage(
    <QueryProvider>
      <Sessions />
    </QueryProvider>,
    'settings',
    'problems',
  )
  const buttons = await screen.findAllByRole('button', { name: /^Logga ut där/ })
  const said = buttons.map((button) => button.textContent)
  expect(said).toHaveLength(2)
  expect(new Set(said).size).toBe(2)
  expect(said[0]).toBe('Logga ut där Okänd enhet, senast 20\u00a0november 2026 klockan 08.15')
})
