import { expect, test } from 'vitest'
import type { AreaId } from '../plan/areas.ts'
import { emptyWorksheet } from '../worksheets/worksheet.ts'
import { firstModule } from './first-module.ts'

const mapOf = (most: string) => ({ ...emptyWorksheet, choices: { most } })

/** A result in which one category or cause is highest. */
const resultWith = (zone: 'green' | 'yellow' | 'red', id: AreaId, ageInDays = 0) =>
  ({
    result: { zone, categories: [{ id, score: 4, risk: 'high' }], causes: [] },
    ageInDays,
  }) as unknown as NonNullable<Parameters<typeof firstModule>[1]>

test.each([
  ['too much to do', 'amount', 5],
  ['unclear tasks', 'unclear', 5],
  ['people who have it hard', 'feelings', 4],
  ['too little sleep and rest', 'rest', 2],
  ['something outside work', 'private', 3],
] as const)('what somebody has said takes most decides: %s', (_, most, module) => {
  expect(firstModule(mapOf(most), null)).toEqual({ module, why: 'map' })
  expect(firstModule(mapOf(most), resultWith('yellow', 'emotional_distancing'))).toEqual({
    module,
    why: 'map',
  })
})

test.each([
  ['demands', 5],
  ['role_clarity', 5],
  ['boundaries_recovery', 2],
  ['working_hours', 2],
  ['cognitive_impairment', 2],
  ['emotional_regulation', 4],
] as const)('without a map what is highest in the result decides: %s', (area, module) => {
  expect(firstModule(undefined, resultWith('yellow', area))).toEqual({ module, why: 'result' })
  expect(firstModule(emptyWorksheet, resultWith('green', area))).toEqual({ module, why: 'result' })
})

test.each(['exhaustion', 'emotional_distancing', 'conflict_victimisation'] as const)(
  '%s begins at the beginning',
  (area) => {
    expect(firstModule(undefined, resultWith('yellow', area))).toEqual({ module: 1, why: 'none' })
  },
)

test('conflicts on the map have no module of their own, and the result decides', () => {
  expect(firstModule(mapOf('people'), resultWith('yellow', 'demands'))).toEqual({ module: 5, why: 'result' })
  expect(firstModule(mapOf('people'), null)).toEqual({ module: 1, why: 'none' })
})

test('in red energy comes first, whatever the map says', () => {
  expect(firstModule(mapOf('amount'), resultWith('red', 'demands'))).toEqual({ module: 1, why: 'none' })
})

test('a result of the last half year counts, and an older one, red or not, says nothing', () => {
  expect(firstModule(undefined, resultWith('yellow', 'demands', 183)).module).toBe(5)
  expect(firstModule(undefined, resultWith('yellow', 'demands', 184))).toEqual({ module: 1, why: 'none' })
  expect(firstModule(mapOf('amount'), resultWith('red', 'demands', 184))).toEqual({ module: 5, why: 'map' })
})
