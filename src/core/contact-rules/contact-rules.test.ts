import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Change } from '#core/change/reliable-change.ts'
import { type Case, contactFor, type Situation } from './contact-rules.ts'

const now = new Date('2026-11-21T10:00:00Z')
const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(now.getTime() - days * day)
const closed = (sent: number, ended: number): Case => ({ sentAt: ago(sent), closedAt: ago(ended) })
const open = (sent: number): Case => ({ sentAt: ago(sent), closedAt: null })

const change = (direction: 'better' | 'worse' | 'none', clear: boolean): Change => ({
  comparable: true,
  certain: direction !== 'none',
  direction,
  clear,
  delta: 0,
})

const inRed: Situation = { zone: 'red', change: undefined, chosen: true, cases: [], now }

describe('what the person is shown', () => {
  it.each([
    ['red, a first result', {}, 'offer'],
    ['red, better than last time', { change: change('better', false) }, 'offer'],
    ['red, not comparable', { change: { comparable: false } as const }, 'offer'],
    ['red, but the organisation has not chosen this', { chosen: false }, 'nothing'],
    ['yellow, a first result', { zone: 'yellow' }, 'button'],
    ['yellow, certainly worse and from green', { zone: 'yellow', change: change('worse', true) }, 'offer'],
    [
      'yellow, certainly worse but yellow before',
      { zone: 'yellow', change: change('worse', false) },
      'button',
    ],
    ['yellow, from red', { zone: 'yellow', change: change('better', true) }, 'button'],
    ['yellow, no certain change', { zone: 'yellow', change: change('none', false) }, 'button'],
    ['yellow, another form before', { zone: 'yellow', change: { comparable: false } as const }, 'button'],
    [
      'yellow and worse, not chosen',
      { zone: 'yellow', change: change('worse', true), chosen: false },
      'nothing',
    ],
    ['green', { zone: 'green' }, 'nothing'],
    ['green, and a case open', { zone: 'green', cases: [open(1)] }, 'nothing'],
  ] as const)('%s', (_, situation, shown) => {
    expect(contactFor({ ...inRed, ...situation })).toBe(shown)
  })
})

describe('in red, with cases behind', () => {
  it.each([
    ['one open', [open(1)], 'open-case'],
    ['one open for more than a year', [open(400)], 'open-case'],
    ['one closed today', [closed(3, 0)], 'button'],
    ['one closed 41 days ago', [closed(50, 41)], 'button'],
    ['one closed six weeks ago to the second', [closed(50, 42)], 'offer'],
    ['two within the year, long closed', [closed(360, 350), closed(100, 90)], 'button'],
    ['two, the first a year old to the second', [closed(365, 350), closed(100, 90)], 'offer'],
    ['two, the first 364 days old', [closed(364, 350), closed(100, 90)], 'button'],
    ['three, two of them older than a year', [closed(800, 790), closed(500, 490), closed(100, 90)], 'offer'],
    ['one sent long ago and closed last week', [closed(400, 7)], 'button'],
  ] as const)('%s', (_, cases, shown) => {
    expect(contactFor({ ...inRed, cases })).toBe(shown)
  })
})

it('however cases come and go, nobody is offered a third talk within a year, nor one within six weeks of the last', () => {
  const gaps = fc.array(
    fc.record({ wait: fc.integer({ min: 0, max: 200 }), lasts: fc.integer({ min: 0, max: 60 }) }),
    {
      maxLength: 12,
    },
  )
  fc.assert(
    fc.property(gaps, (steps) => {
      const cases: { sentAt: Date; closedAt: Date }[] = []
      let at = now.getTime()
      for (const { wait, lasts } of steps) {
        at += wait * day
        const asked = new Date(at)
        if (contactFor({ ...inRed, cases, now: asked }) !== 'offer') continue
        const before = cases.filter(({ sentAt }) => at - sentAt.getTime() < 365 * day)
        expect(before.length).toBeLessThan(2)
        const last = cases.at(-1)
        if (last) expect(at - last.closedAt.getTime()).toBeGreaterThanOrEqual(42 * day)
        at += lasts * day
        cases.push({ sentAt: asked, closedAt: new Date(at) })
      }
    }),
  )
})
