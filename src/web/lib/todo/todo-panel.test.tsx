import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { membershipIn, workerIn } from '#test/component/worker.ts'
import { workOrganisation } from '../frames/work-organisation.ts'
import { TodoPanel } from './todo-panel.tsx'

const ids = { Alfa: '5c1d6a2e-6c0f-4e0c-9a5c-0f4f6c0a1b2c', Beta: '7d1d6a2e-6c0f-4e0c-9a5c-0f4f6c0a1b2c' }
type Name = keyof typeof ids

function signIn(...names: readonly Name[]) {
  // biome-ignore lint/suspicious/noDocumentCookie: as a server would
  document.cookie = 'signed-in=anna; path=/'
  const row = { on: null, waiting: 1, round: null, unit: null, cause: null, measure: null }
  vi.stubGlobal('fetch', async (path: string) => {
    const name = names.find((one) => path.includes(ids[one]))
    if (name !== undefined)
      return Response.json({
        today: '2026-12-01',
        runs: true,
        rows: [
          {
            ...row,
            kind: 'list-in-review',
            participationStep: null,
            round: { id: 'r', name: `Mätning ${name}` },
          },
        ],
      })
    const memberships = names.map((one) => membershipIn({ id: ids[one], name: one }, ['hr']))
    return Response.json(workerIn(memberships))
  })
}

beforeEach(() => workOrganisation.erase())
afterEach(() => vi.unstubAllGlobals())

function open() {
  showInPage(
    <QueryClientProvider client={new QueryClient()}>
      <TodoPanel />
    </QueryClientProvider>,
    'todo',
    'problems',
  )
}

test('a row says in which of several organisations it waits, and leads there', async () => {
  signIn('Alfa', 'Beta')
  open()
  const ways = await screen.findAllByRole('link')
  expect(ways).toHaveLength(2)
  expect(screen.getByText('Alfa')).toBeTruthy()
  expect(screen.getByText('Beta')).toBeTruthy()
  fireEvent.click(ways[1] as Element)
  expect(workOrganisation.read()).toBe(ids.Beta)
})

test('a row that is opened in a new tab leaves this one in its organisation', async () => {
  signIn('Alfa', 'Beta')
  open()
  const [, second] = await screen.findAllByRole('link')
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey']) fireEvent.click(second as Element, { [key]: true })
  expect(workOrganisation.read()).toBeNull()
})

test('who works in one organisation does not read its name at each row', async () => {
  signIn('Alfa')
  open()
  expect(await screen.findAllByRole('link')).toHaveLength(1)
  expect(screen.queryByText('Alfa')).toBeNull()
})
