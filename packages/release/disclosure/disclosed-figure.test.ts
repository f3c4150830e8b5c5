import { describe, expect, test } from 'vitest'
import { discloseCauses, discloseScores, discloseTogether, readDisclosedFigure } from './disclosed-figure.ts'

const counted = { unit: 'A', round: '2026-03', answers: 10, invited: 14, smallest: 8, perPoint: 100 }
const scores = discloseScores({
  ...counted,
  total: 2420,
  categories: { exhaustion: 2670, cognitive_impairment: 2330 },
  zones: { green: 8, yellow: 1, red: 1 },
})
/** Every step above the lowest is joined with its neighbour. */
const joined = discloseCauses(
  { ...counted, causes: { demands: 2500 } },
  {
    ofScore: () => [{ reachesTo: 2.9, beginsAt: 2.3, refutedTo: 0, refutedFrom: 6 }],
    ofZones: () => [],
  },
)
/** … and here all of them. */
const mute = discloseCauses(
  { ...counted, causes: { demands: 2500 } },
  { ofScore: () => [{ reachesTo: 5, beginsAt: 1, refutedTo: 0, refutedFrom: 6 }], ofZones: () => [] },
)
const causes = discloseCauses({ ...counted, causes: { demands: 3333 } })

describe('a disclosed figure', () => {
  test('is never made of fewer than eight answers, nor of fewer than a raised smallest group', () => {
    expect(() => discloseCauses({ ...counted, answers: 7, causes: {} })).toThrow(RangeError)
    expect(() => discloseCauses({ ...counted, answers: 11, smallest: 12, causes: {} })).toThrow(RangeError)
    expect(() => discloseCauses({ ...counted, answers: 7, smallest: 7, causes: {} })).toThrow(RangeError)
  })

  test.each([scores, causes, joined, mute, discloseTogether(counted, [scores, scores])])(
    'survives storing and reading',
    (figure) => {
      expect(readDisclosedFigure(JSON.parse(JSON.stringify(figure)))).toEqual(figure)
    },
  )

  test.each([
    ['nothing', null, 'figure'],
    ['another run', { ...scores, run: 'persons' }, 'figure.run'],
    ['a field that no figure has', { ...scores, mean: 2.42 }, 'figure.mean'],
    ['too few answers', { ...scores, answers: { lo: 5, hi: 9 } }, 'answers'],
    ['a share above one', { ...scores, participation: { lo: 0.5, hi: 1.5 } }, 'participation.hi'],
    ['a total without width', { ...scores, total: { ...scores.total, hi: scores.total.lo } }, 'total.hi'],
    ['an exact step', { ...scores, total: { ...scores.total, step: 0.01 } }, 'total.step'],
    ['a missing zone', { ...scores, zones: { green: scores.zones.green } }, 'zones.yellow'],
    ['an exact score among the causes', { ...causes, causes: { demands: 3.33 } }, 'causes.demands'],
  ])('a stored row with %s is refused by naming the field', (_, row, place) => {
    expect(() => readDisclosedFigure(row)).toThrow(new TypeError(`not a released figure: ${place}`))
  })
})
