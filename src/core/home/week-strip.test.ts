import { expect, test } from 'vitest'
import { sampleEntry } from '#test/factories/sample-entry.ts'
import { noPlan } from '../plan/plan.ts'
import { finishStep, start } from '../programme/act.ts'
import { emptyRecovery } from '../programme/recovery.ts'
import { weekStrip } from './week-strip.ts'

const at = '2026-11-23T08:00:00Z'

test('a week goes from Monday to Sunday and counts what is done and what is left', () => {
  const plan = {
    ...noPlan,
    entries: [
      sampleEntry({
        id: 'a',
        first: '2026-11-23',
        weekly: { on: [1, 3, 5], weeks: 1 },
        marks: {
          '2026-11-23': { state: 'done', to: null, at },
          '2026-11-25': { state: 'skipped', to: null, at },
        },
      }),
      sampleEntry({ id: 'b', first: '2026-11-27', weekly: null }),
    ],
  }
  expect(weekStrip(plan, emptyRecovery, '2026-11-29').map(({ done, left }) => [done, left])).toEqual([
    [1, 0],
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 2],
    [0, 0],
    [0, 0],
  ])
  expect(weekStrip(plan, emptyRecovery, '2026-11-23').map(({ day }) => day)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ])
})

test('steps of the programme count on the day they were done, and today’s until it is', () => {
  const begun = start(emptyRecovery, '2026-11-24')
  const first = finishStep(begun, 1, '2026-11-24', false)
  const skipped = finishStep(first, 2, '2026-11-25', true)
  const week = weekStrip(noPlan, skipped, '2026-11-26')
  expect(week.map(({ done, left }) => [done, left]).slice(1, 4)).toEqual([
    [1, 0],
    [0, 0],
    [0, 1],
  ])
})
