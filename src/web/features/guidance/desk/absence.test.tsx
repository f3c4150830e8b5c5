import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays } from '#core/calendar/local-time.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { stockholmNow } from '#web/lib/stockholm-now.ts'
import { Absence } from './absence.tsx'

const olle = { id: '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a02', name: 'Olle' }

function open(colleagues = [olle], awayUntil: string | null = null) {
  const me = { name: 'Maria', caseload: 60, awayUntil, standIn: null }
  showInPage(
    <QueryClientProvider client={new QueryClient()}>
      <Absence me={me} colleagues={colleagues} />
    </QueryClientProvider>,
    'guideDesk',
    'problems',
  )
}

afterEach(() => vi.unstubAllGlobals())

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Spara frånvaron' }))

test('nobody is away without a stand-in, or for longer than 60 days', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return Response.json({ code: 'guide-unavailable', status: 409 }, { status: 409 })
  })
  open()
  const { day } = stockholmNow()
  choose('Borta till och med', addDays(day, 60))
  save()
  expect(screen.getByText('Välj vem som läser och svarar under tiden.')).toBeTruthy()
  choose('Ersättare', olle.id)
  choose('Borta till och med', addDays(day, 61))
  save()
  expect(screen.getByText(/Välj en dag från i dag till och med/)).toBeTruthy()
  expect(sent).toEqual([])
  choose('Borta till och med', addDays(day, 60))
  save()
  await waitFor(() => expect(sent).toEqual([{ awayUntil: addDays(day, 60), standInId: olle.id }]))
})

test('whose stand-in has gone chooses another without coming back first', () => {
  open([olle], '2030-01-10')
  expect(screen.getByText(/och ingen svarar under tiden/)).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Olle' })).toBeTruthy()
})

test('where there is no colleague, the page says whom to turn to', () => {
  open([])
  expect(screen.getByText(/just nu finns ingen kollega som kan läsa och svara/)).toBeTruthy()
})
