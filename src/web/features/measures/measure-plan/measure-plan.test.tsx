import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RiskView } from '#contract/measures/measures.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { MeasurePlan } from './measure-plan.tsx'
import { ChangeRisk } from './risk-form.tsx'

const risk: RiskView = {
  id: 'r1',
  unit: { id: '7f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f12', name: 'Butiken', open: true },
  result: null,
  description: 'Ingen rast',
  likelihood: 3,
  consequence: 3,
  level: 'medium',
  endedOn: null,
  version: 1,
  measures: [],
}
const ended: RiskView = { ...risk, id: 'r2', description: 'Trång personalentré', endedOn: '2026-10-02' }

let sent: unknown[]

beforeEach(() => {
  queryClient.clear()
  sent = []
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('fetch', async (_: unknown, { method, body }: RequestInit) => {
    if (method !== 'GET') sent.push(JSON.parse(String(body)))
    return Response.json({ today: '2026-11-29', risks: [ended, risk], runs: true, owners: [], units: [] })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a risk that has ended is not between those that go on, and can be looked up', async () => {
  showInPage(
    <QueryProvider>
      <MeasurePlan organisation={{ id: 'o', name: 'Bolaget' }} causes={[]} />
    </QueryProvider>,
    'measurePlan',
    'overview',
    'problems',
  )
  expect(await screen.findByRole('heading', { name: 'Butiken Ingen rast' })).toBeTruthy()
  expect(screen.queryByText(/Trång personalentré/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Visa 1 avslutad risk' }))
  expect(screen.getByRole('heading', { name: 'Butiken Trång personalentré' })).toBeTruthy()
  expect(screen.getByText('Avslutad 2 oktober 2026.')).toBeTruthy()
})

test('HR ends a risk where it is assessed', async () => {
  showInPage(
    <QueryProvider>
      <ChangeRisk organisationId="o" risk={risk} onSaved={() => {}} />
    </QueryProvider>,
    'measurePlan',
    'overview',
    'problems',
  )
  fireEvent.click(screen.getByRole('checkbox', { name: /^Risken är avslutad/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Spara risken' }))
  await vi.waitFor(() => expect(sent).toMatchObject([{ ended: true, likelihood: 3, version: 1 }]))
})
