import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { GuidanceMessage, GuidanceThread } from '#contract/guidance/guidance.ts'
import { showInPage } from '#test/component/show-in-page.tsx'
import { AnswerForm } from './answer-form.tsx'
import { answerRules } from './answer-rules.ts'

const asked = {
  id: '6f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f11',
  author: 'participant',
  guideName: null,
  text: 'Hur gör jag?',
  proposal: [],
  letter: false,
  sentAt: '2026-11-20T09:00:00.000Z',
  dueOn: '2026-11-24',
  answered: false,
  readAt: null,
} as const

const thread = { id: '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a01', messages: [asked] } as unknown as GuidanceThread

const blocks = [
  {
    name: 'general',
    title: 'Allmänt',
    blocks: [{ title: 'Välkommen', text: 'Hej [namn], och välkommen!' }],
  },
]

const other = '1b6c2a52-3a37-4a54-8f52-5b1e1f0f5a02'

type DeskProps = {
  readonly begun: GuidanceThread
  readonly hold: (put: (next: GuidanceThread) => void) => void
}

function Desk({ begun, hold }: DeskProps) {
  const [now, setNow] = useState(begun)
  hold(setNow)
  return <AnswerForm thread={now} name="Samira" blocks={blocks} />
}

/** The answer box beside a thread that is read again every minute; `show` sets the next reading. */
function open(begun = thread) {
  let put: (next: GuidanceThread) => void = () => {}
  const page = showInPage(
    <QueryClientProvider client={new QueryClient()}>
      <Desk
        begun={begun}
        hold={(next) => {
          put = next
        }}
      />
    </QueryClientProvider>,
    'guideDesk',
    'guidance',
    'problems',
  )
  return { ...page, show: (next: GuidanceThread) => act(() => put(next)) }
}

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Ditt svar till Samira')
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }))

afterEach(() => {
  for (const id of [thread.id, other]) answerRules(id).store.erase()
  vi.unstubAllGlobals()
})

test('an empty answer is not sent, and the box says what to do', async () => {
  open()
  send()
  expect(await screen.findByText(/Skriv något innan du skickar\./)).toBeTruthy()
})

test('a text template goes into the box below what is written, and is not sent', () => {
  open()
  fireEvent.change(box(), { target: { value: 'Tack för att du skrev.' } })
  fireEvent.click(screen.getByText('Textmallar'))
  fireEvent.click(screen.getByText('Lägg in'))
  expect(box().value).toBe('Tack för att du skrev.\n\nHej [namn], och välkommen!')
  expect(screen.getByText(/hakparentes/)).toBeTruthy()
})

test('what is written is in the tab after a reload', () => {
  const first = open()
  fireEvent.change(box(), { target: { value: 'Halvskrivet' } })
  first.unmount()
  open()
  expect(box().value).toBe('Halvskrivet')
})

test('what is written to one is there after writing to another', () => {
  const first = open()
  fireEvent.change(box(), { target: { value: 'Halvskrivet' } })
  first.unmount()
  const second = open({ ...thread, id: other })
  expect(box().value).toBe('')
  fireEvent.change(box(), { target: { value: 'Till en annan' } })
  second.unmount()
  open()
  expect(box().value).toBe('Halvskrivet')
})

/** Records what a guide sends and refuses it, as when a colleague has answered first. */
function refuseAnswers() {
  const bodies: { readonly seen: string | null }[] = []
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    bodies.push(JSON.parse(String(init.body)))
    return Response.json({ code: 'answered-meanwhile', status: 409 }, { status: 409 })
  })
  return bodies
}

const comes = (more: Partial<GuidanceMessage>): GuidanceThread => ({
  ...thread,
  messages: [asked, { ...asked, id: '7f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f12', ...more }],
})

test('when a colleague was first, the words stay in the box, also when the answer has come onto the page by itself', async () => {
  const bodies = refuseAnswers()
  const shown = open()
  fireEvent.change(box(), { target: { value: 'Mitt svar' } })
  shown.show(comes({ author: 'guide', guideName: 'Olle', text: 'Vila först.' }))
  expect(screen.queryByText(/medan du skrev/)).toBeNull()
  send()
  expect(await screen.findByText('Någon har redan svarat')).toBeTruthy()
  expect(screen.getByText('Vila först.')).toBeTruthy()
  expect(bodies).toMatchObject([{ seen: asked.id, text: 'Mitt svar' }])
  expect(box().value).toBe('Mitt svar')
  fireEvent.click(screen.getByRole('button', { name: 'Skicka även mitt svar' }))
  await waitFor(() => expect(bodies[1]?.seen).toBe('7f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f12'))
})

test('a message that comes while the guide writes is told, and is answered only once it has been read', async () => {
  const bodies = refuseAnswers()
  const shown = open()
  fireEvent.change(box(), { target: { value: 'Mitt svar' } })
  shown.show(comes({ text: 'Jag orkar inte mer.' }))
  expect(screen.getByText('Ett nytt meddelande har kommit medan du skrev')).toBeTruthy()
  send()
  await waitFor(() => expect(bodies).toMatchObject([{ seen: asked.id }]))
  fireEvent.click(await screen.findByRole('button', { name: 'Jag har läst det' }))
  expect(screen.queryByText('Ett nytt meddelande har kommit medan du skrev')).toBeNull()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Skicka svaret' }).getAttribute('aria-disabled')).toBeNull(),
  )
  send()
  await waitFor(() => expect(bodies[1]?.seen).toBe('7f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f12'))
})
