import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { GuidanceThread } from '#contract/guidance/guidance.ts'
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

const open = (shown = thread) =>
  showInPage(
    <QueryClientProvider client={new QueryClient()}>
      <AnswerForm thread={shown} name="Samira" blocks={blocks} />
    </QueryClientProvider>,
    'guideDesk',
    'guidance',
    'problems',
  )

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Ditt svar till Samira')
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Skicka svaret' }))

afterEach(() => {
  answerRules(thread.id).store.erase()
  vi.unstubAllGlobals()
})

test('an empty answer is not sent, and the box says what to do', async () => {
  open()
  send()
  expect(await screen.findByText(/Skriv något innan du skickar\./)).toBeTruthy()
})

test('a building block goes into the box below what is written, and is not sent', () => {
  open()
  fireEvent.change(box(), { target: { value: 'Tack för att du skrev.' } })
  fireEvent.click(screen.getByText('Byggstenar'))
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

test('when a colleague was first, the words stay in the box', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'answered-meanwhile', status: 409 }, { status: 409 }),
  )
  open()
  fireEvent.change(box(), { target: { value: 'Mitt svar' } })
  send()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skicka svaret' })).toBeTruthy())
  await waitFor(() => expect(box().value).toBe('Mitt svar'))
})
