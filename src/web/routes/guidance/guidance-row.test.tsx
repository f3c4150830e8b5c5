import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showInPage } from '#test/component/show-in-page.tsx'
import { messageOutbox } from '#web/features/guidance/own/message-outbox.ts'
import { GuidanceNews } from './guidance-row.tsx'

beforeEach(() => {
  vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
})

afterEach(() => {
  messageOutbox.store.erase()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the page of today says that a message waits, and sends it', async () => {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    sent.push(`${method} ${address}`)
    return Response.json({ code: 'unavailable', status: 503 }, { status: 503 })
  })
  messageOutbox.put({
    id: '6f0d6b0e-7a51-4a4c-9a0b-0c9a4a3a7f11',
    owner: 'anna',
    text: 'Hej',
    guidanceId: '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a01',
    guideId: '0b6c2a52-3a37-4a54-8f52-5b1e1f0f5a02',
    state: 'waiting',
    refusal: null,
  })
  showInPage(<GuidanceNews personId="anna" />, 'mine', 'problems')
  expect(await screen.findByText('Ett meddelande till din vägledare har inte skickats än.')).toBeTruthy()
  await waitFor(() => expect(sent).toContain('POST /api/v1/me/guidance/messages'))
})

const came = {
  state: 'active',
  guideName: 'Maria',
  unreadFrom: null,
  owed: null,
  offered: false,
  shares: false,
}

test.each([
  ['an answer has come', { ...came, unreadFrom: 'Olle' }, 'Olle har svarat.'],
  [
    'the guide is gone',
    { ...came, guideName: null, unreadFrom: 'Olle' },
    'Din vägledare kan inte läsa längre.',
  ],
  ['a hand-over is offered', { ...came, offered: true }, 'Maria föreslår att du byter vägledare.'],
  [
    'an answer is late',
    { ...came, owed: { dueOn: '2026-11-20', isLate: true } },
    'Svaret från Maria är försenat.',
  ],
])('the page of today says that %s, without reading the thread', async (_, guidance, words) => {
  const asked = answeredWith(guidance)
  showInPage(<GuidanceNews personId="anna" />, 'mine', 'problems')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(asked.filter((address) => address.startsWith('/api/v1/me/guidance'))).toEqual([
    '/api/v1/me/guidance/news',
  ])
})

test('the page of today reads the copies only where something is shared', async () => {
  const asked = answeredWith({ ...came, shares: true })
  showInPage(<GuidanceNews personId="anna" />, 'mine', 'problems')
  await waitFor(() => expect(asked).toContain('/api/v1/me/guidance'))
})

/** @returns the requests of the page */
function answeredWith(guidance: object): readonly string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return address.endsWith('/news')
      ? Response.json({ choosable: true, guidance })
      : Response.json({ code: 'unavailable', status: 503 }, { status: 503 })
  })
  return asked
}
