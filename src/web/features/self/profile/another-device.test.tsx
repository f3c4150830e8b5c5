import { beforeEach, expect, test, vi } from 'vitest'
import { browserStore } from '#web/lib/browser-store.ts'
import { draftKey } from './begun.ts'
import { type Draft, draftShape, newDraft, write } from './draft.ts'
import { type Continuation, handOver, placeHere, takeOver } from './sealed-continuation.ts'

const draft = write(newDraft('1', 'mine', 1_000), 'item-1', 'often', 2_000)
const continuation: Continuation = { instrument: 'stressprofil', roundId: null, token: null, draft }
const onThisDevice = browserStore<Draft | null>(draftKey({ id: continuation.instrument }), {
  parse: draftShape,
  empty: null,
})

beforeEach(() => onThisDevice.erase())

test('no session goes along with sealed answers, neither when they are stored nor when they are fetched', async () => {
  const calls: RequestInit[] = []
  let waiting = ''
  vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
    const isFirst = calls.push(request) === 1
    if (isFirst) waiting = JSON.parse(String(request.body)).sealed
    return isFirst ? new Response(null, { status: 204 }) : Response.json({ sealed: waiting })
  })
  expect(await takeOver(await handOver(continuation))).toEqual(continuation)
  expect(calls.map(({ credentials }) => credentials)).toEqual(['omit', 'omit'])
})

test('answers from another device take the place of what somebody else began here later', () => {
  onThisDevice.write(write(newDraft('1', 'of another', 3_000), 'item-1', 'never', 4_000))
  placeHere(continuation)
  expect(onThisDevice.read()).toEqual(draft)
})

test('answers of the same answering are laid together, each as it was written last', () => {
  onThisDevice.write(write(write(draft, 'item-1', 'always', 5_000), 'item-2', 'never', 5_000))
  placeHere({ ...continuation, draft: write(draft, 'item-3', 'rarely', 6_000) })
  const { answers } = onThisDevice.read() ?? newDraft('1', 'none', 0)
  expect(Object.entries(answers).map(([item, { word }]) => [item, word])).toEqual([
    ['item-1', 'always'],
    ['item-2', 'never'],
    ['item-3', 'rarely'],
  ])
})
