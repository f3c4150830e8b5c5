import { keptRounds } from '@andrum/release/constants.ts'
import { expect, test } from 'vitest'
import type { SeenUnits } from '#core/access/seen-units.ts'
import { releaseRound } from '#server/rounds/release/release-round.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { closedRound, releasedRound } from '#test/factories/hold-round.ts'
import { organise, type TestOrganisation } from '#test/factories/open-round.ts'
import { presentOverview } from './present-overview.ts'
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

const municipality = () =>
  organise(database, [
    { name: 'Kommunen', members: 0 },
    { name: 'Skola', parent: 'Kommunen', members: 12 },
    { name: 'Omsorg', parent: 'Kommunen', members: 12 },
  ])

/** A released round of one unit alone. */
async function roundOf(organisation: TestOrganisation, unit: string): Promise<string> {
  const { unitIds, members } = organisation
  const asked = members.filter((member) => member.unit === unit)
  const round = await closedRound(database, deps, { ...organisation, members: asked }, () => ({ value: 3 }))
  const of = [round.roundId, unitIds.get(unit)]
  await asSuperuser(database, 'update round set unit_id = $2 where id = $1', of)
  await asSuperuser(database, 'delete from round_unit where round_id = $1 and unit_id <> $2', of)
  await asSuperuser(database, 'update round_unit set parent_id = null where round_id = $1', [round.roundId])
  await releaseRound(deps, round)
  return round.roundId
}

const unitIn = async (organisation: TestOrganisation, name: string, roundId?: string) => {
  const who = { organisationId: organisation.organisationId, personId: null, sees: 'all' } as const
  const { chosen } = await readOverview(deps, who, roundId)
  return chosen?.units.find((unit) => unit.name === name)
}

test('the trend of a unit leaves out rounds that did not ask it, which hide nothing of it', async () => {
  const organisation = await municipality()
  const spring = await releasedRound(database, deps, organisation, () => ({ value: 3 }))
  const ofSchool = await roundOf(organisation, 'Skola')
  await asSuperuser(
    database,
    `insert into unit (organisation_id, id, external_id, name, parent_id) values ($1, gen_random_uuid(), 'ny', 'Nyby', $2)`,
    [organisation.organisationId, organisation.unitIds.get('Kommunen')],
  )
  const autumn = await releasedRound(database, deps, organisation, () => ({ value: 3 }))
  const trendOf = async (name: string) =>
    (await unitIn(organisation, name))?.trend.map(({ roundId }) => roundId)
  expect(await trendOf('Omsorg')).toEqual([spring.roundId, autumn.roundId])
  expect(await trendOf('Skola')).toEqual([spring.roundId, ofSchool, autumn.roundId])
  expect(await trendOf('Nyby')).toEqual([autumn.roundId])
})

test('a unit keeps its earlier figure however many rounds of other units came between', async () => {
  const organisation = await municipality()
  const before = await roundOf(organisation, 'Skola')
  const between = await roundOf(organisation, 'Omsorg')
  for (let more = 1; more < keptRounds; more += 1)
    await asSuperuser(
      database,
      `with copy as (
         insert into round (organisation_id, id, name, instrument_id, instrument_version, unit_id, smallest_group, state, opened_at, frozen_at, closes_at, closed_at, invited)
         select organisation_id, gen_random_uuid(), name, instrument_id, instrument_version, unit_id, smallest_group, state, opened_at, frozen_at, closes_at, closed_at, invited
         from round where id = $1 returning organisation_id, id
       ), asked as (
         insert into round_unit (organisation_id, round_id, unit_id, parent_id, name, position)
         select organisation_id, copy.id, unit_id, parent_id, name, position
         from copy join round_unit using (organisation_id) where round_id = $1
       )
       insert into snapshot (organisation_id, round_id, released_at, policy_version)
       select organisation_id, copy.id, released_at, policy_version
       from copy join snapshot using (organisation_id) where round_id = $1`,
      [between],
    )
  const now = await roundOf(organisation, 'Skola')
  expect(await unitIn(organisation, 'Skola', now)).toMatchObject({
    trend: [{ roundId: before }, { roundId: now }],
    change: { sinceRoundId: before },
  })
})

test('a round says which part of the organisation it asked, and nothing of the kind where it asked all', async () => {
  const organisation = await municipality()
  await releasedRound(database, deps, organisation, () => ({ value: 3 }))
  await roundOf(organisation, 'Skola')
  const who = { organisationId: organisation.organisationId, personId: null, sees: 'all' } as const
  const { rounds } = presentOverview(await readOverview(deps, who))
  expect(rounds.map(({ scope }) => scope)).toEqual(['Skola', null])
})
