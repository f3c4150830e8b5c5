import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RiskView } from '#contract/measures/measures.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { MeasuresSince } from './measures-since.tsx'

const unit = { id: 'butiken', name: 'Butiken', open: true }
const measure: RiskView['measures'][number] = {
  id: 'm1',
  riskId: 'r1',
  title: 'Växeln stänger under lunchen',
  description: '',
  kind: null,
  owner: { memberId: null, name: 'Anna', here: true },
  dueOn: '2030-01-10',
  followUpOn: '2030-03-10',
  status: 'planned',
  followUpResult: '',
  dropReason: '',
  told: false,
  version: 1,
  changedAt: '2026-03-02T10:00:00Z',
  may: { change: true, comment: true },
}
const risk: RiskView = {
  id: 'r1',
  unit,
  result: null,
  description: 'Ingen rast',
  likelihood: 3,
  consequence: 3,
  level: 'medium',
  endedOn: null,
  version: 1,
  measures: [measure],
}

let risks: readonly RiskView[]

beforeEach(() => {
  queryClient.clear()
  vi.stubGlobal('fetch', async () => Response.json({ today: '2026-11-29', risks, runs: true, owners: [] }))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** After a round with figures. */
function open() {
  queryClient.setQueryData(['rounds', 'o'], { rounds: [{ state: 'released' }] })
  showInPage(
    <QueryProvider>
      <MeasuresSince organisationId="o" unitIds={[unit.id]} />
    </QueryProvider>,
    'measurePlan',
    'overview',
    'problems',
  )
}

const question = () => screen.queryByRole('heading', { name: 'Vad blev det av förra gångens åtgärder?' })

test('who has planned measures is asked what came of them', async () => {
  risks = [risk]
  open()
  expect(await screen.findByRole('button', { name: /^Gör till klar/ })).toBeTruthy()
  expect(question()).toBeTruthy()
})

test('who has planned none for these units reads what to do instead, and is not asked what came of them', async () => {
  risks = [{ ...risk, unit: { id: 'lagret', name: 'Lagret', open: true } }]
  open()
  expect(await screen.findByText(/^Lägg gärna in minst en åtgärd/)).toBeTruthy()
  expect(question()).toBeNull()
  expect(screen.getByRole('link', { name: 'Se hela arbetsmiljöplanen' })).toBeTruthy()
})
