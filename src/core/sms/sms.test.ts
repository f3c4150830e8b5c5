import { expect, test } from 'vitest'
import { smsParts, smsTime } from './sms.ts'

test.each([
  ['', 1],
  ['å'.repeat(160), 1],
  ['å'.repeat(161), 2],
  ['å'.repeat(306), 2],
  ['å'.repeat(307), 3],
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // One character that the alphabet lacks, and all of it takes 16 bits a character.
  [`${'a'.repeat(69)}–`, 1],
  [`${'a'.repeat(70)}–`, 2],
  [`${'a'.repeat(133)}…`, 2],
  [`${'a'.repeat(134)}…`, 3],
])('a text of such letters is so many parts', (text, parts) => {
  expect(smsParts(text)).toBe(parts)
})

const closesAt = new Date('2026-03-30T21:59:59Z')

test.each([
  ['in the middle of a working day', '2026-03-02T09:00:00Z', '2026-03-02T09:00:00.000Z'],
  ['at night', '2026-03-03T01:00:00Z', '2026-03-03T07:00:00.000Z'],
  ['at eight', '2026-03-03T07:00:00Z', '2026-03-03T07:00:00.000Z'],
  ['in the evening', '2026-03-03T19:00:00Z', '2026-03-04T07:00:00.000Z'],
  ['on a Friday evening', '2026-03-06T19:30:00Z', '2026-03-09T07:00:00.000Z'],
  ['on a Sunday before summer time’s first Monday', '2026-03-29T10:00:00Z', '2026-03-30T06:00:00.000Z'],
])('an SMS %s goes out when nobody is woken', (_, now, sent) => {
  expect(smsTime(new Date(now), closesAt).toISOString()).toBe(sent)
})

test('an SMS that would come after the last day goes out at once', () => {
  const now = new Date('2026-03-28T10:00:00Z')
  expect(smsTime(now, new Date('2026-03-29T21:59:59Z'))).toEqual(now)
})

test('an SMS in the last night of a round that closes on a day off waits for the morning all the same', () => {
  const closesAt = new Date('2026-03-29T21:59:59Z')
  const sent = (now: string) => smsTime(new Date(now), closesAt).toISOString()
  expect(sent('2026-03-28T02:00:00Z')).toBe('2026-03-28T07:00:00.000Z')
  expect(sent('2026-03-28T22:00:00Z')).toBe('2026-03-29T06:00:00.000Z')
  // Nothing is left to wait for.
  expect(sent('2026-03-29T19:00:00Z')).toBe('2026-03-29T19:00:00.000Z')
})
