import { expect, it } from 'vitest'
import { carryOutbox, outboxKey, putParcel, readOutbox } from './outbox.ts'
import type { Parcel, Reply } from './parcel.ts'

const parcel: Parcel = {
  id: 'key-1',
  roundId: 'round-1',
  version: '1.0',
  answers: { 'ex-evening': 'often' },
  token: 'token-token-token-token',
  owner: null,
  handedInAt: 1000,
  tried: false,
  state: 'waiting',
  refusal: null,
}

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

/** The browser's lock manager: one after the other. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

it('two tabs that find the network again send one answer', async () => {
  const there = shelf()
  const alone = oneAtATime()
  putParcel(there, parcel)
  const sent: Parcel[] = []
  const send = async (carried: Parcel): Promise<Reply> => {
    await Promise.resolve()
    sent.push(carried)
    return { status: 201, code: '' }
  }
  const tab = { shelf: there, send, signedInAs: null, now: () => 2000, alone }
  await Promise.all([carryOutbox(tab), carryOutbox(tab)])
  expect(sent).toHaveLength(1)
  expect(readOutbox(there)).toEqual([])
  expect(there.getItem(outboxKey)).toBeNull()
})

it('an answer sent twice by a double click lies in the outbox once', () => {
  const there = shelf()
  putParcel(there, parcel)
  putParcel(there, parcel)
  expect(readOutbox(there)).toEqual([parcel])
})

it('an answer waits through lost networks and goes out with the next try', async () => {
  const there = shelf()
  putParcel(there, parcel)
  const replies: Reply[] = [
    { status: 0, code: 'network' },
    { status: 503, code: 'unavailable' },
    { status: 409, code: 'invitation-used' },
  ]
  const tab = {
    shelf: there,
    send: async () => replies.shift() ?? { status: 500, code: 'unexpected' },
    signedInAs: null,
    now: () => 2000,
    alone: oneAtATime(),
  }
  expect(await carryOutbox(tab)).toHaveLength(1)
  expect(await carryOutbox(tab)).toHaveLength(1)
  expect(readOutbox(there).find(({ id }) => id === parcel.id)?.tried).toBe(true)
  expect(await carryOutbox(tab)).toEqual([])
})

it('a refused answer stays to be seen, and is forgotten after two weeks', async () => {
  const there = shelf()
  putParcel(there, parcel)
  let attempts = 0
  const tab = {
    shelf: there,
    send: async () => {
      attempts++
      return { status: 409, code: 'round-not-open' }
    },
    signedInAs: null,
    now: () => 2000,
    alone: oneAtATime(),
  }
  await carryOutbox(tab)
  expect(await carryOutbox(tab)).toMatchObject([{ state: 'refused', refusal: 'round-not-open' }])
  expect(attempts).toBe(1)
  expect(await carryOutbox({ ...tab, now: () => 1000 + 15 * 24 * 3600 * 1000 })).toEqual([])
})

it('a damaged outbox is an empty one', () => {
  const there = shelf()
  there.setItem(outboxKey, '{"roundId":')
  expect(readOutbox(there)).toEqual([])
  there.setItem(outboxKey, '[{"x":1}, null]')
  expect(readOutbox(there)).toEqual([])
})
