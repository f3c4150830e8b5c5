import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import type { OwnGuidance } from './guidance-queries.ts'
import { messageOutbox } from './message-outbox.ts'
import { EndedGuidance, OpenGuidance } from './open-guidance.tsx'

const maria = { id: '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a02', name: 'Maria', licenceNumber: '1' }

const planned = (...lines: string[]): OwnGuidance['shares'] => [
  { updatedAt: '2026-11-20T09:00:00.000Z', content: { kind: 'recovery-plan', lines } },
]

const guidance: OwnGuidance = {
  id: '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a01',
  state: 'active',
  startedAt: '2026-11-01T09:00:00.000Z',
  name: 'Samira',
  phone: null,
  owed: null,
  letterAsked: false,
  endsOn: null,
  ending: null,
  earlier: 0,
  messages: [
    {
      id: '6f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f11',
      author: 'guide',
      guideName: 'Maria',
      text: 'Vila först.',
      proposal: ['Gå hem klockan fem'],
      letter: false,
      sentAt: '2026-11-20T09:00:00.000Z',
      dueOn: null,
      answered: false,
      readAt: '2026-11-20T10:00:00.000Z',
    },
  ],
  shares: planned('Ta en rast klockan tre'),
  terms: '2026-11-27',
  endedAt: null,
  guide: maria,
  awayUntil: null,
  standIn: null,
  offered: null,
}

type Message = OwnGuidance['messages'][number]

type PageProps = { readonly begun: OwnGuidance; readonly hold: (put: (next: OwnGuidance) => void) => void }

function Page({ begun, hold }: PageProps) {
  const [now, setNow] = useState(begun)
  hold(setNow)
  const show = (shares: OwnGuidance['shares']) => JSON.stringify(shares)
  const personId = 'anna'
  if (now.state === 'ended') return <EndedGuidance {...{ personId, show }} guidance={now} />
  const own = { checks: {}, checkIns: {}, worksheets: {}, known: true }
  return <OpenGuidance {...{ personId, own, show }} guides={[maria]} titles={{}} about="" guidance={now} />
}

function open(begun: OwnGuidance = guidance) {
  let put: (next: OwnGuidance) => void = () => {}
  const hold = (next: typeof put) => {
    put = next
  }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  showInPage(
    <QueryClientProvider client={client}>
      <Page begun={begun} hold={hold} />
    </QueryClientProvider>,
    'guidance',
    'problems',
  )
  return { comes: (next: OwnGuidance) => act(() => put(next)) }
}

type Sent = { readonly address: string; readonly body: unknown }
const sent: Sent[] = []
/** The guide's free times. */
let free: readonly string[] = []

beforeEach(() => {
  sent.length = 0
  free = []
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/v1/free-slots?')) {
      expect(address).toContain(`type=support&staff=${maria.id}`)
      return Response.json({ slots: free.map((startsAt) => ({ startsAt, endsAt: startsAt })), next: null })
    }
    sent.push({ address, body: JSON.parse(String(init.body ?? 'null')) })
    return Response.json({ code: 'guidance-closed', status: 409 }, { status: 409 })
  })
})

afterEach(() => {
  messageOutbox.store.erase()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const plan = () => screen.getByLabelText<HTMLTextAreaElement>('Vad vill du fortsätta med?')

test('lines of a proposal go into the plan below what has been typed, and saving them is the person’s', async () => {
  const page = open()
  fireEvent.change(plan(), { target: { value: 'Ta en rast klockan tre\nSjunga' } })
  fireEvent.click(screen.getByText('Lägg till i min plan'))
  const written = 'Ta en rast klockan tre\nSjunga\nGå hem klockan fem'
  expect(plan().value).toBe(written)
  page.comes({ ...guidance, shares: planned('Skrivet i en annan flik') })
  expect(plan().value).toBe(written)
  expect(sent).toEqual([])
  fireEvent.click(screen.getByText('Spara och dela planen'))
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      kind: 'recovery-plan',
      lines: written.split('\n'),
      guidanceId: guidance.id,
      isUpdate: false,
    }),
  )
})

test('what was shared and has changed since is sent as an update', async () => {
  const before = {
    kind: 'weekly-check',
    checks: { '2026-11-20': { strain: 3, recovery: 2, step: 4 } },
  } as const
  open({ ...guidance, shares: [{ updatedAt: guidance.startedAt, content: before }] })
  const content = { kind: 'weekly-check', checks: {}, guidanceId: guidance.id }
  await waitFor(() => expect(sent[0]?.body).toEqual({ ...content, isUpdate: true }))
})

test('a switch that is turned on shares anew', async () => {
  open()
  fireEvent.click(screen.getByLabelText('Dina veckocheckar i programmet'))
  const content = { kind: 'weekly-check', checks: {}, guidanceId: guidance.id }
  await waitFor(() => expect(sent[0]?.body).toEqual({ ...content, isUpdate: false }))
})

test('a message goes to the guide to whom it was written, and its words stay when that guidance is over', async () => {
  const page = open()
  fireEvent.change(screen.getByLabelText('Skriv till Maria'), { target: { value: 'Bara till dig.' } })
  fireEvent.click(screen.getByText('Skicka'))
  expect(await screen.findByText('Meddelandet kunde inte skickas')).toBeTruthy()
  const body = { text: 'Bara till dig.', guidanceId: guidance.id, guideId: maria.id }
  expect(sent.find(({ address }) => address.endsWith('/messages'))?.body).toEqual(body)
  page.comes({ ...guidance, state: 'ended', endedAt: '2026-11-25T09:00:00.000Z' })
  expect(screen.getByText('Bara till dig.')).toBeTruthy()
  expect(screen.queryByText('Lägg tillbaka texten i rutan')).toBeNull()
})

test('the plan that lasts is there after the end', () => {
  open({ ...guidance, state: 'ended', endedAt: '2026-11-25T09:00:00.000Z' })
  expect(screen.getByText(/Ta en rast klockan tre/)).toBeTruthy()
})

test('of two messages only the one whose day has passed is late', () => {
  const asked = { author: 'participant', guideName: null, proposal: [], readAt: null } as const
  const first = { ...guidance.messages[0], ...asked, id: 'one', dueOn: '2026-01-05' } as Message
  const second = { ...first, id: 'two', dueOn: '2099-01-05' }
  open({ ...guidance, owed: { dueOn: '2026-01-05', isLate: true }, messages: [first, second] })
  expect(screen.getAllByText(/Svaret är försenat/)).toHaveLength(1)
  expect(screen.getAllByText(/Du får svar senast/)).toHaveLength(1)
})

test('the next free times of the guide are in the thread, and lead to the booking with that time chosen', async () => {
  free = ['09', '10', '11', '12', '13', '14', '15'].map((hour) => `2026-12-03T${hour}:00:00.000Z`)
  open()
  const first = await screen.findByRole('link', { name: /3\sdecember.*10[.:]00/ })
  expect(first.getAttribute('href')).toBe(`/boka?typ=stodsamtal&hos=${maria.id}&tid=${free[0]}`)
  expect(screen.getAllByRole('link', { name: /3\sdecember/ })).toHaveLength(6)
})

test('a guide without free times says so, and the others are one press away', async () => {
  open()
  expect(await screen.findByText(/Maria har inga lediga tider just nu/)).toBeTruthy()
  expect(screen.getByText('Se tider hos någon annan av oss')).toBeTruthy()
})

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('somebody who reads an answer hears nothing of a mark that could not be stored', async () => {
  const unread = { ...guidance.messages[0], readAt: null } as Message
  open({ ...guidance, messages: [unread] })
  await waitFor(() => expect(sent.map(({ body }) => body)).toContainEqual({ do: 'read' }))
  await act(async () => {})
  expect(alerts()).toEqual([])
})

test.each([
  ['Pausa vägledningen', guidance, 'Pausa eller avsluta'],
  ['Fortsätt vägledningen', { ...guidance, state: 'paused' } as const, null],
])('what could not be done is said once, where “%s” was pressed', async (press, begun, part) => {
  open(begun)
  fireEvent.click(screen.getByRole('button', { name: press }))
  await waitFor(() => expect(alerts()).toHaveLength(1))
  const where =
    part === null
      ? screen.getByRole('button', { name: press }).closest('.notice')
      : screen.getByRole('region', { name: part })
  expect(where?.contains(screen.getByRole('alert'))).toBe(true)
})

test('who changes guide without choosing one is asked whom', async () => {
  open({ ...guidance, guide: null })
  fireEvent.click(screen.getByRole('button', { name: 'Byt vägledare' }))
  expect((await screen.findByText(/Välj vem du vill skriva till/)).className).toContain('field-error')
  expect(sent).toEqual([])
})
