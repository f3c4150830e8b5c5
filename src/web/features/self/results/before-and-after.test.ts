import { expect, test } from 'vitest'
import { beforeAndAfter } from './before-and-after.ts'
import type { TakenResult } from './own-result.ts'

const taken = (day: string, instrument = 'stressprofil', version = '1'): TakenResult => ({
  id: `${day} ${instrument}`,
  takenAt: `${day}T10:00:00.000Z`,
  result: { instrument, version, zone: 'red', total: 3, categories: [], causes: [], provisional: true },
})

const [early, before, firstWeek, middle, after, later] = [
  taken('2026-09-01'),
  taken('2026-10-30'),
  taken('2026-11-08'),
  taken('2026-11-25'),
  taken('2026-12-14'),
  taken('2027-01-20'),
]

test.each([
  ['no result', [], null],
  ['one from before only', [before], null],
  ['one from after only', [after], null],
  ['one in the middle is neither', [before, middle], null],
  ['the last from before and the latest from after', [early, before, after, later], [before, later]],
  ['one from the first week counts as before', [early, firstWeek, after], [firstWeek, after]],
  [
    'an earlier one of the same version counts rather than a later one of another',
    [early, taken('2026-10-30', 'stressprofil', '0'), after],
    [early, after],
  ],
  [
    'another form taken last does not hide the pair',
    [before, after, taken('2027-01-21', 'djupanalys')],
    [before, after],
  ],
] as const)('%s', (_, results, pair) => {
  const found = beforeAndAfter(results, '2026-11-02')
  expect(found && [found.before, found.after]).toEqual(pair)
  expect(found?.apart ?? null).toBeNull()
})

test('results of two versions, or from sick leave, are found with the reason why nothing is compared', () => {
  const reworded = taken('2026-10-30', 'stressprofil', '0')
  expect(beforeAndAfter([reworded, after], '2026-11-02')?.apart).toEqual({
    why: 'version',
    date: reworded.takenAt,
  })
  expect(beforeAndAfter([{ ...before, sickLeave: true }, after], '2026-11-02')?.apart).toEqual({
    why: 'sickLeave',
    date: before.takenAt,
  })
})

test('a module of a month is compared with a test from its end, not with later ones', () => {
  const results = [before, middle, after, later]
  const found = beforeAndAfter(results, '2026-11-02', { soonest: 21, latest: '2026-12-01' })
  expect(found && [found.before, found.after]).toEqual([before, middle])
  expect(beforeAndAfter(results, '2026-11-02', { soonest: 25, latest: '2026-12-01' })).toBeNull()
})
