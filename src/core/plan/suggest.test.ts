import { expect, test } from 'vitest'
import { suggestedFor, withAnother } from './suggest.ts'

const areas = ['exhaustion', 'demands'] as const

test('the smallest action of each area is suggested first, then the next of the worst', () => {
  expect(suggestedFor(areas, 3).shown).toEqual([
    'exhaustion.one-less',
    'demands.all-tasks',
    'exhaustion.bedtime',
  ])
})

test('something else takes the place of what is exchanged, and nothing comes twice before all have been seen', () => {
  let suggested = suggestedFor(areas, 1)
  const seen = new Set(suggested.shown)
  for (let press = 0; press < 8; press++) {
    const [shown = 'exhaustion.one-less'] = suggested.shown
    suggested = withAnother(suggested, areas, shown)
    for (const action of suggested.shown) seen.add(action)
  }
  expect(seen.size).toBe(9)
  const [last = 'exhaustion.one-less'] = suggested.shown
  expect(withAnother(suggested, areas, last).shown).toEqual(['exhaustion.one-less'])
})

test('where nothing is left, it stays', () => {
  const all = suggestedFor(['demands'], 4)
  expect(withAnother(all, ['demands'], 'demands.all-tasks')).toEqual(all)
})
