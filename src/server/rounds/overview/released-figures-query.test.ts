import { expect, test } from 'vitest'
import { createPools } from '#server/platform/db/pool.ts'
import { readAsHr } from '#server/platform/db/read-as.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise } from '#test/factories/open-round.ts'
import { readReleasedFigures } from './released-figures-query.ts'
import { listReleasedRounds } from './released-rounds-query.ts'

const database = await testDatabase()
const deps = answeringDeps(database)
const company = await organise(database, [{ name: 'Butik', members: 12 }])
const { organisationId } = company
const unitId = company.unitIds.get('Butik') ?? ''

/** The unit's shown total in each released round, oldest first, as one instance reads it for an organisation. */
const totals = (pools = deps.pools, of = organisationId, roundIds?: readonly string[]) =>
  readAsHr({ pools }, { organisationId: of, personId: null }, async (tx) => {
    const rounds = roundIds?.map((id) => ({ id })) ?? (await listReleasedRounds(tx, 'all')).toReversed()
    const figures = await readReleasedFigures(pools.app, tx, { organisationId: of, rounds })
    return rounds.map(({ id }) => figures.scores(id, unitId)?.total ?? null)
  })

test('a round is read once, the next one when it is released, and each instance reads for itself', async () => {
  const first = await releasedRound(database, deps, company, () => ({ value: 3 }))
  const shown = await totals()
  expect(shown).toEqual([expect.any(Object)])
  await asSuperuser(database, 'delete from snapshot_figure where round_id = $1', [first.roundId])
  expect(await totals()).toEqual(shown)

  await releasedRound(database, deps, company, () => ({ value: 4 }))
  expect(await totals()).toEqual([...shown, expect.any(Object)])

  const other = createPools(database.access)
  try {
    expect(await totals(other)).toEqual([null, expect.any(Object)])
  } finally {
    await other.close()
  }
})

test('a round of more figures than a process may keep is read each time', async () => {
  const { roundId } = await releasedRound(database, deps, company, () => ({ value: 2 }))
  const of = [roundId]
  await asSuperuser(
    database,
    `insert into snapshot_figure (organisation_id, round_id, run, unit_id, figure)
     select organisation_id, round_id, run, gen_random_uuid(), figure from snapshot_figure, generate_series(1, 5000)
     where round_id = $1 and unit_id = $2 and run = 'scores'`,
    [roundId, unitId],
  )
  expect(await totals(deps.pools, organisationId, of)).toEqual([expect.any(Object)])
  await asSuperuser(database, 'delete from snapshot_figure where round_id = $1', [roundId])
  expect(await totals(deps.pools, organisationId, of)).toEqual([null])
})

test('what one organisation has read is nothing to another that names the round', async () => {
  const { roundId } = await releasedRound(database, deps, company, () => ({ value: 2 }))
  expect(await totals(deps.pools, organisationId, [roundId])).toEqual([expect.any(Object)])
  const { organisationId: elsewhere } = await organise(database, [{ name: 'Annat', members: 1 }])
  expect(await totals(deps.pools, elsewhere, [roundId])).toEqual([null])
})
