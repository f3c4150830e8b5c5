import { expect, it, test, vi } from 'vitest'
import { type BrowserStorage, browserStore } from '../browser-store.ts'
import { having, listOf, text } from '../shape.ts'
import { type OutboxSurroundings, outbox } from './outbox.ts'
import { hasArrived, isPassing, pauseBefore, type Reply } from './reply.ts'

type Item = { readonly id: string; readonly owner: string; readonly words: string }
const item: Item = { id: '1', owner: 'anna', words: 'hej' }

function rulesOf(storage: () => BrowserStorage) {
  const schema = { parse: listOf(having<Item>({ id: text, owner: text, words: text })), empty: [] }
  return {
    endpoint: 'submitAnswers',
    store: browserStore<readonly Item[]>('outbox', schema, { storage }),
    mayGo: ({ owner }: Item, signedInAs: string | null) => owner === signedInAs,
    callOf: ({ words }: Item) => ({ params: { roundId: 'r' }, body: words }),
    after: (one: Item, reply: Reply) => (hasArrived(reply) ? null : { ...one, words: 'tried' }),
  } as const
}

function browser() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  let last: Promise<unknown> = Promise.resolve()
  /** The browser's lock manager: one after the other. */
  function alone<Answer>(_: string, work: () => Promise<Answer>): Promise<Answer> {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
  const openTab = (send: OutboxSurroundings['send']) =>
    outbox(
      rulesOf(() => storage),
      { send, alone, now: () => 2000 },
    )
  return { openTab, kept }
}

const arrives = async () => ({ status: 201, code: '' })
const lost = async () => ({ status: 0, code: 'network' })

it('two tabs that find the network again send each thing once', async () => {
  const { openTab, kept } = browser()
  const sent: unknown[] = []
  const send: OutboxSurroundings['send'] = async (_, { body }) => {
    await Promise.resolve()
    sent.push(body)
    return arrives()
  }
  const [left, right] = [openTab(send), openTab(send)]
  left.put(item)
  await Promise.all([left.deliver('anna'), right.deliver('anna')])
  expect(sent).toEqual(['hej'])
  expect(kept.size).toBe(0)
})

it('a browser that refuses all storage, and so its locks too, sends all the same', async () => {
  const refuse = () => {
    throw new DOMException('denied in this context', 'SecurityError')
  }
  const answer = vi.fn(async () => Response.json({}, { status: 201 }))
  vi.stubGlobal('navigator', { locks: { request: async () => refuse() } })
  vi.stubGlobal('fetch', answer)
  try {
    const box = outbox(rulesOf(refuse))
    box.put(item)
    expect(await box.deliver('anna')).toMatchObject({ tried: 1 })
  } finally {
    vi.unstubAllGlobals()
  }
  expect(answer).toHaveBeenCalledOnce()
})

it('what is put in twice by a double click is there once', () => {
  const tab = browser().openTab(arrives)
  tab.put(item)
  tab.put(item)
  expect(tab.store.read()).toEqual([item])
})

it('what did not arrive waits, and is told to be tried again', async () => {
  const tab = browser().openTab(lost)
  tab.put(item)
  expect(await tab.deliver('anna')).toEqual({
    tried: 1,
    arrived: 0,
    passing: 1,
    sessionOver: false,
    closed: false,
  })
  expect(tab.store.read()).toEqual([{ ...item, words: 'tried' }])
  expect(tab.hasWork('anna')).toBe(true)
})

it('nobody sends what is somebody else’s', async () => {
  const tab = browser().openTab(arrives)
  tab.put(item)
  expect([tab.hasWork('bo'), tab.hasWork(null)]).toEqual([false, false])
  expect(await tab.deliver('bo')).toMatchObject({ tried: 0 })
  expect(tab.store.read()).toEqual([item])
})

it('what was taken away while it was being sent does not come back', async () => {
  const tab = browser().openTab(async () => {
    tab.store.erase()
    return lost()
  })
  tab.put(item)
  await tab.deliver('anna')
  expect(tab.store.read()).toEqual([])
})

it('what has arrived can be seen here until it can be seen there', async () => {
  const tab = browser().openTab(arrives)
  tab.put(item)
  await tab.deliver('anna', async () => expect(tab.store.read()).toEqual([item]))
  expect(tab.store.read()).toEqual([])
  expect.assertions(2)
})

test('the pauses double from one second and end at thirty', () => {
  expect([0, 1, 4, 5, 40].map(pauseBefore)).toEqual([1000, 2000, 16_000, 30_000, 30_000])
})

test.each([
  [0, true],
  [429, true],
  [500, true],
  [503, true],
  [408, true],
  [401, false],
  [409, false],
  [201, false],
])('status %i may go well another time: %s', (status, passes) => {
  expect(isPassing({ status, code: '' })).toBe(passes)
})
