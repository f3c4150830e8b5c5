import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { queryClient } from '#web/lib/query/query-client.ts'
import { QueryProvider } from '#web/lib/query/query-provider.tsx'
import { AskRepresentatives } from './ask-representatives.tsx'
import { addQuestion, questionStore } from './own-questions.ts'

const organisation = { id: '5c1d6a2e-6c0f-4e0c-9a5c-0f4f6c0a1b2c', name: 'Färghandeln' }
const asked = {
  sentOn: '2026-03-02',
  deletedOn: '2026-06-01',
  message: 'Vem bestämmer över schemat?',
  state: 'open',
  reply: null,
  repliedOn: null,
}

let answers: Record<string, () => Response>
const calls: { readonly path: string; readonly body: unknown; readonly credentials: unknown }[] = []

beforeEach(() => {
  questionStore('').erase()
  queryClient.clear()
  calls.length = 0
  answers = {
    'question-receivers': () => Response.json({ names: ['Maria Ek'], state: 'open' }),
    questions: () => Response.json({}, { status: 201 }),
    'question-readings': () => Response.json(asked),
    'question-withdrawals': () => Response.json({}),
  }
  vi.stubGlobal('fetch', async (address: string, { body, credentials }: RequestInit) => {
    const path = address.split('/').at(-1) ?? ''
    calls.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null, credentials })
    return answers[path]?.() ?? Response.error()
  })
})

const show = (opensOwn = true) =>
  showInPage(
    <QueryProvider>
      <AskRepresentatives me={{ opensOwn }} organisation={organisation} isOnly />
    </QueryProvider>,
    'questions',
    'problems',
  )

async function writeAndCheck(message: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Skriv en fråga' }))
  fireEvent.change(screen.getByLabelText('Din fråga'), { target: { value: message } })
  fireEvent.click(screen.getByRole('button', { name: 'Läs igenom innan du skickar' }))
}

const problem = (status: number, code: string) => () =>
  Response.json({ type: 'about:blank', title: code, status, code }, { status })

test('somebody is warned of what gives them away, sends, and reads without the session', async () => {
  show()
  await writeAndCheck(asked.message)
  expect(await screen.findByText(/^Ditt sätt att skriva kan också göra det/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Skicka frågan' }))
  expect(await screen.findByText('Inget svar än')).toBeTruthy()
  expect(screen.getByText('Frågan är skickad')).toBeTruthy()
  const [{ secret = '' } = {}] = calls
    .filter(({ path }) => path === 'questions')
    .map(({ body }) => body as { secret?: string })
  expect(calls.find(({ path }) => path === 'question-readings')).toMatchObject({
    body: { organisationId: organisation.id, secret },
    credentials: 'omit',
  })
})

test('a refused question leaves no secret behind, and its words can be changed', async () => {
  answers.questions = problem(429, 'week-used-up')
  show()
  await writeAndCheck(asked.message)
  fireEvent.click(await screen.findByRole('button', { name: 'Skicka frågan' }))
  expect(await screen.findByText(/^Du har skickat tre frågor den här veckan/)).toBeTruthy()
  await waitFor(() => expect(questionStore('').read().questions).toEqual([]))
  fireEvent.click(screen.getByRole('button', { name: 'Ändra texten' }))
  expect((screen.getByLabelText('Din fråga') as HTMLTextAreaElement).value).toBe(asked.message)
})

test('a question whose answer was lost is sent again with the same secret', async () => {
  answers.questions = () => Response.error()
  show()
  await writeAndCheck(asked.message)
  fireEvent.click(await screen.findByRole('button', { name: 'Skicka frågan' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  answers.questions = () => Response.json({}, { status: 201 })
  fireEvent.click(screen.getByRole('button', { name: 'Skicka frågan' }))
  expect(await screen.findByText('Frågan är skickad')).toBeTruthy()
  const secrets = calls.filter(({ path }) => path === 'questions').map(({ body }) => body)
  expect(secrets).toHaveLength(2)
  expect(secrets[0]).toEqual(secrets[1])
})

test.each([
  ['no-representative', /^Din arbetsplats har inte lagt in något skyddsombud/],
  ['too-few-people', /^Ni är så få på arbetsplatsen/],
])('where it is not possible (%s) the page says why, and offers no field', async (state, words) => {
  answers['question-receivers'] = () => Response.json({ names: [], state })
  show()
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Skriv en fråga' })).toBeNull()
})

test('a session that the employer could have begun asks nothing of the server', async () => {
  show(false)
  expect(screen.getByText(/^Du har loggat in med jobbadressen/)).toBeTruthy()
  expect(calls).toEqual([])
})

test('a question that is gone is removed from the list by a press', async () => {
  addQuestion(questionStore(''), { organisationId: organisation.id, secret: 'ab' })
  answers['question-readings'] = problem(404, 'question-unknown')
  show()
  expect(await screen.findByText(/^Frågan finns inte här/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort från listan' }))
  await waitFor(() => expect(questionStore('').read().questions).toEqual([]))
})
