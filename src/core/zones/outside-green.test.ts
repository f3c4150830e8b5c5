import { showZones } from '@andrum/release/disclosure/show-zones.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { outsideGreen } from './outside-green.ts'

const upTo = { lo: 0, hi: 0.25 }
const some = { lo: 0.25, hi: 0.5, loOpen: true } as const
const most = { lo: 0.5, hi: 1, loOpen: true } as const
const joint = { lo: 0, hi: 0.3, hiOpen: true, joint: true } as const
const over70 = { lo: 0.7, hi: 1, loOpen: true } as const

test.each([
  ['mostly green', { green: most, yellow: upTo, red: upTo }, { lo: 0, hi: 0.5, hiOpen: true }],
  [
    'some of each',
    { green: some, yellow: some, red: some },
    { lo: 0.5, hi: 0.75, loOpen: true, hiOpen: true },
  ],
  ['mostly yellow', { green: upTo, yellow: most, red: upTo }, { lo: 0.75, hi: 1 }],
  [
    'over 70 % green, the rest shown together',
    { green: over70, yellow: joint, red: joint },
    { lo: 0, hi: 0.3, hiOpen: true },
  ],
  [
    'over 70 % red, the rest shown together',
    { green: joint, yellow: joint, red: over70 },
    { lo: 0.7, hi: 1, loOpen: true },
  ],
  [
    'nothing known',
    { green: { lo: 0, hi: 1 }, yellow: { lo: 0, hi: 1 }, red: { lo: 0, hi: 1 } },
    { lo: 0, hi: 1 },
  ],
] as const)('%s', (_, zones, share) => {
  expect(outsideGreen(zones)).toEqual(share)
})

test('the true share is always within what is said, whatever the answers', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), fc.nat(60), (green, yellow, red) => {
      const answers = green + yellow + red
      fc.pre(answers >= 8)
      const { lo, hi, loOpen, hiOpen } = outsideGreen(showZones({ green, yellow, red }, answers))
      const share = (yellow + red) / answers
      expect(loOpen ? share > lo : share >= lo).toBe(true)
      expect(hiOpen ? share < hi : share <= hi).toBe(true)
    }),
    { numRuns: 3000 },
  )
})
