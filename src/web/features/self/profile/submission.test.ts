import { describe, expect, it } from 'vitest'
import { outbox } from '#web/lib/outbox/outbox.ts'
import type { Reply } from '#web/lib/outbox/reply.ts'
import {
  afterReply,
  answerRules,
  mayGo,
  openSubmissions,
  type PendingSubmission,
  sendingStatus,
} from './submission.ts'

const submission: PendingSubmission = {
  id: 'key-1',
  roundId: 'round-1',
  version: '1.0',
  answers: { 'ex-evening': 'often' },
  token: null,
  owner: 'anna',
  handedInAt: 1,
  tried: false,
  state: 'waiting',
  refusal: null,
}

describe('an answer to a round', () => {
  it('is done when the server took it', () => {
    expect(afterReply(submission, { status: 201, code: '' })).toBeNull()
  })

  it('that had to wait leaves a receipt of its round, without answers, secret and owner', () => {
    const round = { name: 'Mars', organisation: 'Exempelbolaget', bySlip: false }
    const left = afterReply({ ...submission, tried: true, token: 'hemlig', round }, { status: 201, code: '' })
    expect(left).toMatchObject({ state: 'arrived', round, answers: {}, token: null, owner: null })
    expect(JSON.stringify(left)).not.toMatch(/hemlig|anna|often/)
    expect(left && mayGo(left, 'anna')).toBe(false)
    expect(sendingStatus(left ?? undefined, null, false)).toBe('sent')
  })

  it.each([0, 500, 503, 429])('waits and is tried again after status %i', (status) => {
    expect(afterReply(submission, { status, code: 'network' })).toEqual({ ...submission, tried: true })
  })

  it('that arrived although no answer came back is not called used up', () => {
    const tried = { ...submission, tried: true }
    expect(afterReply(tried, { status: 409, code: 'invitation-used' })).toMatchObject({ state: 'arrived' })
  })

  it('to an invitation that was used before is refused with that word', () => {
    expect(afterReply(submission, { status: 409, code: 'invitation-used' })).toMatchObject({
      state: 'refused',
      refusal: 'invitation-used',
    })
  })

  it('waits for signing in when the session has ended, and loses nothing', () => {
    const asked = afterReply(submission, { status: 401, code: 'not-signed-in' })
    expect(asked).toEqual({ ...submission, state: 'needs-sign-in' })
  })

  it('to a closed round is refused, not tried for ever', () => {
    expect(afterReply({ ...submission, tried: true }, { status: 409, code: 'round-not-open' })).toMatchObject(
      {
        state: 'refused',
        refusal: 'round-not-open',
      },
    )
  })
})

describe('whose answer it is', () => {
  it('another person who signs in on the same computer never sends it', () => {
    expect(mayGo(submission, 'bo')).toBe(false)
    expect(mayGo(submission, null)).toBe(false)
    expect(mayGo(submission, 'anna')).toBe(true)
  })

  it('the mailed link is enough without signing in', () => {
    expect(mayGo({ ...submission, token: 'x'.repeat(24), owner: null }, null)).toBe(true)
  })

  it('a refused answer is not sent again', () => {
    expect(mayGo({ ...submission, state: 'refused' }, 'anna')).toBe(false)
  })
})

describe('what the person is told', () => {
  it.each([
    ['sent, once it has left the outbox', undefined, 'anna', false, 'sent'],
    ['on its way, at the first try', submission, 'anna', true, 'sending'],
    ['waiting for the network, after a failed try', { ...submission, tried: true }, 'anna', true, 'waiting'],
    ['waiting, while nobody knows who is signed in', submission, undefined, false, 'waiting'],
    [
      'to sign in, when the session has ended',
      { ...submission, state: 'needs-sign-in' as const },
      'anna',
      false,
      'sign-in',
    ],
    ['to sign in, when nobody is signed in', submission, null, false, 'sign-in'],
    ['that it belongs to somebody else', submission, 'bo', false, 'other-account'],
    [
      'that the round has closed',
      { ...submission, state: 'refused' as const, refusal: 'round-not-open' },
      'anna',
      false,
      'closed',
    ],
    [
      'that they had answered before',
      { ...submission, state: 'refused' as const, refusal: 'invitation-used' },
      'anna',
      false,
      'used',
    ],
    [
      'that it was refused',
      { ...submission, state: 'refused' as const, refusal: 'unknown-item' },
      'anna',
      false,
      'refused',
    ],
  ])('%s', (_, lying, signedInAs, carrying, told) => {
    expect(sendingStatus(lying, signedInAs, carrying)).toBe(told)
  })
})

function openOutbox(text: string | null, replies: Reply[]) {
  const kept = new Map(text === null ? [] : [[answerRules.store.key, text]])
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  const clock = { now: 2000 }
  const box = outbox(
    { ...answerRules, store: openSubmissions(() => storage) },
    {
      send: async () => replies.shift() ?? { status: 500, code: 'unexpected' },
      alone: (_, work) => work(),
      now: () => clock.now,
    },
  )
  return { box, clock }
}

it('an answer waits through lost networks and goes out with the next try', async () => {
  const { box } = openOutbox(null, [
    { status: 0, code: 'network' },
    { status: 503, code: 'unavailable' },
    { status: 409, code: 'invitation-used' },
  ])
  box.put(submission)
  await box.deliver('anna')
  await box.deliver('anna')
  expect(box.store.read()).toEqual([{ ...submission, tried: true }])
  await box.deliver('anna')
  expect(box.store.read()).toMatchObject([{ state: 'arrived' }])
})

it('a refused answer stays to be seen, and is forgotten after two weeks', async () => {
  const { box, clock } = openOutbox(null, [{ status: 409, code: 'round-not-open' }])
  box.put({ ...submission, handedInAt: 1000 })
  await box.deliver('anna')
  expect(await box.deliver('anna')).toMatchObject({ tried: 0 })
  expect(box.store.read()).toMatchObject([{ state: 'refused', refusal: 'round-not-open' }])
  clock.now += 15 * 24 * 3600 * 1000
  await box.deliver('anna')
  expect(box.store.read()).toEqual([])
})

it.each(['{"roundId":', '[{"x":1}, null]'])('a damaged outbox (%s) is an empty one', (text) => {
  expect(openOutbox(text, []).box.store.read()).toEqual([])
})
