import { expect, test } from 'vitest'
import type { SeenUnits } from '#core/access/seen-units.ts'
import { testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise } from '#test/factories/open-round.ts'
import { readOverview } from './read-overview.ts'

const database = await testDatabase()
const deps = answeringDeps(database)
const company = await organise(database, [
  { name: 'Bolaget', members: 0 },
  { name: 'Butik', parent: 'Bolaget', members: 12 },
  { name: 'Kontor', parent: 'Bolaget', members: 12 },
])
const { organisationId } = company
const led = (name: string) => [company.unitIds.get(name) ?? '']

const unitsFor = async (sees: SeenUnits, roundId?: string) => {
  const { chosen } = await readOverview(deps, { organisationId, personId: null, sees }, roundId)
  return chosen?.units ?? []
}
const namesFor = async (sees: SeenUnits) => (await unitsFor(sees)).map(({ name }) => name)

test('the units of a round are put together once for those who see the same, until another is released', async () => {
  const first = await releasedRound(database, deps, company, () => ({ value: 3 }))
  const shown = await unitsFor('all')
  expect(await unitsFor('all')).toBe(shown)

  await releasedRound(database, deps, company, () => ({ value: 4 }))
  const later = await unitsFor('all')
  expect(later.map(({ trend }) => trend.length)).toEqual([2, 2, 2])
  expect(await unitsFor('all', first.roundId)).toBe(shown)
  expect(await unitsFor('all')).toBe(later)
})

test('who sees less gets only that, whoever has asked before', async () => {
  expect(await namesFor('all')).toEqual(['Bolaget', 'Butik', 'Kontor'])
  expect(await namesFor(led('Kontor'))).toEqual(['Kontor'])
  expect(await namesFor(led('Butik'))).toEqual(['Butik'])
  expect(await namesFor('all')).toEqual(['Bolaget', 'Butik', 'Kontor'])
})
