import { expect, test } from 'vitest'
import { afterReply, messageRules, type PendingMessage } from './message-outbox.ts'

const message: PendingMessage = {
  id: 'k',
  owner: 'anna',
  text: 'Hej',
  guidanceId: 'g',
  guideId: 'maria',
  state: 'waiting',
  refusal: null,
}

test.each([
  ['has arrived', { status: 201, code: '' }, null],
  ['found no network', { status: 0, code: 'network' }, message],
  ['found a server that fails', { status: 503, code: 'unavailable' }, message],
  ['found the session over', { status: 401, code: 'not-signed-in' }, { ...message, state: 'needs-sign-in' }],
  [
    'found the guidance ended',
    { status: 409, code: 'guidance-closed' },
    { ...message, state: 'refused', refusal: 'guidance-closed' },
  ],
] as const)('of a message that %s, what is left is right', (_, reply, left) => {
  expect(afterReply(message, reply)).toEqual(left)
})

test('nobody but its writer sends a message, and what was refused is not sent again', () => {
  expect(messageRules.mayGo(message, 'anna')).toBe(true)
  expect(messageRules.mayGo({ ...message, state: 'needs-sign-in' }, 'anna')).toBe(true)
  expect(messageRules.mayGo(message, null)).toBe(false)
  expect(messageRules.mayGo(message, 'bo')).toBe(false)
  expect(messageRules.mayGo({ ...message, state: 'refused' }, 'anna')).toBe(false)
})

test('the same message sent twice has the same key, and goes to the guide to whom it was written', () => {
  expect(messageRules.callOf(message, 'anna')).toEqual({
    body: { text: 'Hej', guidanceId: 'g', guideId: 'maria' },
    idempotencyKey: 'k',
  })
})
