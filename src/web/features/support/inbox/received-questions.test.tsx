import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { ReceivedQuestions } from './received-questions.tsx'

const organisation = { id: '5c1d6a2e-6c0f-4e0c-9a5c-0f4f6c0a1b2c', name: 'Färghandeln' }
const open = {
  id: '7d1d6a2e-6c0f-4e0c-9a5c-0f4f6c0a1b2c',
  sentOn: '2026-03-02',
  deletedOn: '2026-06-01',
  message: '<b>Vem</b> bestämmer\növer schemat?',
  state: 'open',
  reply: null as string | null,
  repliedOn: null as string | null,
}

let questions: (typeof open)[]
let reply: () => Response
const sent: string[] = []

beforeEach(() => {
  queryClient.clear()
  sent.length = 0
  questions = [open]
  reply = () => {
    questions = [{ ...open, reply: 'Det gör ni tillsammans.', repliedOn: '2026-03-03' }]
    return Response.json({})
  }
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address.split('/').at(-1)}`)
    if (method === 'GET') return Response.json({ questions })
    if (method === 'POST') return reply()
    questions = questions.map((question) => ({ ...question, state: 'done' }))
    return Response.json({})
  })
})

const show = (ownProof = true) =>
  showInPage(
    <QueryProvider>
      <ReceivedQuestions me={{ ownProof }} organisation={organisation} isOnly />
    </QueryProvider>,
    'questions',
    'problems',
  )

const card = async () => within(await screen.findByRole('article'))

async function answer(words: string) {
  const question = await card()
  fireEvent.change(question.getByLabelText('Ditt svar'), { target: { value: words } })
  fireEvent.click(question.getByRole('button', { name: /^Skicka svaret/ }))
}

test('a question is shown as it was written, with its day and nothing of who asked', async () => {
  show()
  const question = await card()
  expect(question.getByRole('heading', { name: 'Fråga från 2\u00a0mars 2026' })).toBeTruthy()
  expect(question.getByText(/<b>Vem<\/b> bestämmer/, { selector: '.support-message' })).toBeTruthy()
})

test('a reply is shown once it is sent, and the question is marked as done', async () => {
  show()
  await answer('Det gör ni tillsammans.')
  expect(await screen.findByText(/^Svaret är skickat/)).toBeTruthy()
  // The form is gone together with the pressed button.
  expect(document.activeElement).toBe((await card()).getByRole('heading', { level: 3 }))
  expect((await card()).getByText('Det gör ni tillsammans.')).toBeTruthy()
  fireEvent.click((await card()).getByRole('button', { name: /^Markera som klar/ }))
  expect(await screen.findByText('Frågan ligger nu bland de klara.')).toBeTruthy()
})

test('where another representative was first, their reply is shown and what was typed stays', async () => {
  reply = () => {
    questions = [{ ...open, reply: 'Kollegans svar till er.', repliedOn: '2026-03-03' }]
    const code = 'question-replied'
    return Response.json({ type: 'about:blank', title: code, status: 409, code }, { status: 409 })
  }
  show()
  await answer('Mitt eget svar till er.')
  expect(await screen.findByText('Kollegans svar till er.')).toBeTruthy()
  expect((await card()).getByRole('alert').textContent).toContain('Mitt eget svar till er.')
})

test('a reply that is too short is said at its field, and nothing is sent', async () => {
  show()
  await answer('Nej')
  expect(await screen.findByText(/Skriv ditt svar med minst 10 tecken\./)).toBeTruthy()
  expect(sent).toEqual(['GET questions'])
})

test('somebody who has only had a code in the work mailbox is told what opens them, and asks for nothing', () => {
  show(false)
  expect(screen.getByText(/^Frågorna öppnas när du har loggat in med en passkey/)).toBeTruthy()
  expect(sent).toEqual([])
})
