import fc from 'fast-check'
import { expect, test } from 'vitest'
import { releaseTime } from './release-time.ts'

test.each([
  ['2026-03-16T22:59:59Z', '2026-03-17T08:00:00.000Z'],
  ['2026-03-17T07:59:00Z', '2026-03-17T08:00:00.000Z'],
  ['2026-03-17T08:00:00Z', '2026-03-18T08:00:00.000Z'],
  ['2026-07-01T12:00:00Z', '2026-07-02T07:00:00.000Z'],
  // The night to 25 October has an hour more.
  ['2026-10-24T07:30:00Z', '2026-10-25T07:30:00.000Z'],
  ['2026-10-24T08:30:00Z', '2026-10-25T08:00:00.000Z'],
  // The night to 29 March has an hour less.
  ['2026-03-28T08:30:00Z', '2026-03-29T07:00:00.000Z'],
])('a round closed %s is released %s', (closedAt, releasedAt) => {
  expect(releaseTime(new Date(closedAt)).toISOString()).toBe(releasedAt)
})

test('a release comes after closing, and within 24 hours', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
      (closedAt) => {
        const wait = releaseTime(closedAt).getTime() - closedAt.getTime()
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(24 * 60 * 60 * 1000)
      },
    ),
  )
})
