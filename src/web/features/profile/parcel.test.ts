import { describe, expect, it } from 'vitest'
import { afterReply, mayCarry, type Parcel, pauseBefore, sendingStatus } from './parcel.ts'

const parcel: Parcel = {
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
    expect(afterReply(parcel, { status: 201, code: '' })).toBeNull()
  })

  it.each([0, 500, 503, 429])('waits and is tried again after status %i', (status) => {
    expect(afterReply(parcel, { status, code: 'network' })).toEqual({ ...parcel, tried: true })
  })

  it('that arrived although no answer came back is not called used up', () => {
    const tried = { ...parcel, tried: true }
    expect(afterReply(tried, { status: 409, code: 'invitation-used' })).toBeNull()
  })

  it('to an invitation that was used before is refused with that word', () => {
    expect(afterReply(parcel, { status: 409, code: 'invitation-used' })).toMatchObject({
      state: 'refused',
      refusal: 'invitation-used',
    })
  })

  it('waits for signing in when the session has ended, and loses nothing', () => {
    const asked = afterReply(parcel, { status: 401, code: 'not-signed-in' })
    expect(asked).toEqual({ ...parcel, state: 'needs-sign-in' })
  })

  it('to a closed round is refused, not tried for ever', () => {
    expect(afterReply({ ...parcel, tried: true }, { status: 409, code: 'round-not-open' })).toMatchObject({
      state: 'refused',
      refusal: 'round-not-open',
    })
  })
})

describe('whose answer it is', () => {
  it('another person who signs in on the same computer never sends it', () => {
    expect(mayCarry(parcel, 'bo')).toBe(false)
    expect(mayCarry(parcel, null)).toBe(false)
    expect(mayCarry(parcel, 'anna')).toBe(true)
  })

  it('the mailed link is enough without signing in', () => {
    expect(mayCarry({ ...parcel, token: 'x'.repeat(24), owner: null }, null)).toBe(true)
  })

  it('a refused answer is not sent again', () => {
    expect(mayCarry({ ...parcel, state: 'refused' }, 'anna')).toBe(false)
  })
})

it('the pauses double from one second and end at thirty', () => {
  expect([0, 1, 4, 5, 40].map(pauseBefore)).toEqual([1000, 2000, 16_000, 30_000, 30_000])
})

describe('what the person is told', () => {
  it.each([
    ['sent, once it has left the outbox', undefined, 'anna', false, 'sent'],
    ['on its way, at the first try', parcel, 'anna', true, 'sending'],
    ['waiting for the network, after a failed try', { ...parcel, tried: true }, 'anna', true, 'waiting'],
    ['waiting, while nobody knows who is signed in', parcel, undefined, false, 'waiting'],
    [
      'to sign in, when the session has ended',
      { ...parcel, state: 'needs-sign-in' as const },
      'anna',
      false,
      'sign-in',
    ],
    ['to sign in, when nobody is signed in', parcel, null, false, 'sign-in'],
    ['that it belongs to somebody else', parcel, 'bo', false, 'other-account'],
    [
      'that the round has closed',
      { ...parcel, state: 'refused' as const, refusal: 'round-not-open' },
      'anna',
      false,
      'closed',
    ],
    [
      'that they had answered before',
      { ...parcel, state: 'refused' as const, refusal: 'invitation-used' },
      'anna',
      false,
      'used',
    ],
    [
      'that it was refused',
      { ...parcel, state: 'refused' as const, refusal: 'unknown-item' },
      'anna',
      false,
      'refused',
    ],
  ])('%s', (_, lying, signedInAs, carrying, told) => {
    expect(sendingStatus(lying, signedInAs, carrying)).toBe(told)
  })
})
