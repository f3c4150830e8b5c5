import { expect, test } from 'vitest'
import { asRelease } from '#server/platform/db/transaction.ts'
import { readShownUnits } from '#server/rounds/release/snapshot-repository.ts'
import { testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise } from '#test/factories/open-round.ts'
import { presentOverview } from './present-overview.ts'
import { readOverview } from './read-overview.ts'

const database = await testDatabase()
const deps = answeringDeps(database)

test('HR and who leads all of them see the figure that small units share; who leads one of them does not', async () => {
  const organisation = await organise(database, [
    { name: 'Bolaget', members: 0 },
    { name: 'Kontor', parent: 'Bolaget', members: 0 },
    { name: 'Ekonomi', parent: 'Kontor', members: 6 },
    { name: 'Personal', parent: 'Kontor', members: 6 },
    { name: 'Lager', parent: 'Kontor', members: 20 },
  ])
  const { organisationId } = organisation
  const { roundId } = await releasedRound(database, deps, organisation, () => ({ value: 3 }))
  const shared = async (sees: 'all' | readonly string[]) => {
    const facts = await readOverview(deps, { organisationId, personId: null, sees })
    const { units } = presentOverview(facts)
    return units.flatMap(({ name, figure, together }) =>
      together === null
        ? []
        : [[name, figure, together.figure.mean.at, together.units.map((one) => one.name)]],
    )
  }
  // A later release compares with figures that are shown by themselves; a shared figure is a part of one of them.
  const kept = await asRelease(database.pools.release, { organisationId }, (tx) =>
    readShownUnits(tx, roundId, 'scores'),
  )
  const compared = (JSON.parse(kept?.shown ?? '[]') as { unit: string }[]).map(({ unit }) => unit)
  const byThemselves = ['Bolaget', 'Kontor', 'Lager'].map((name) => organisation.unitIds.get(name) ?? '')
  expect(compared.toSorted()).toEqual(byThemselves.toSorted())

  const both = ['Ekonomi', 'Personal'].map((name) => [name, null, 3, ['Ekonomi', 'Personal']])
  expect(await shared('all')).toEqual(both)
  const idOf = (unit: string) => organisation.unitIds.get(unit) ?? ''
  expect(await shared([idOf('Kontor')])).toEqual(both)
  expect(await shared([idOf('Ekonomi')])).toEqual([])
})
