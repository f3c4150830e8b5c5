import { expect, test } from 'vitest'
import { overview as overviewContract } from '#contract/rounds/overview.ts'
import { arbetsmiljo } from '#core/instrument/shipped.ts'
import { testDatabase } from '#test/database/database.ts'
import { answeringDeps } from '#test/factories/answering-deps.ts'
import { releasedRound } from '#test/factories/hold-round.ts'
import { organise } from '#test/factories/open-round.ts'
import { overviewFile } from './overview-sheets.ts'
import { presentOverview } from './present-overview.ts'
import { readOverview } from './read-overview.ts'

const database = await testDatabase()
const deps = answeringDeps(database)

test('HR reads a zone and all sixteen areas of a round of the work environment questionnaire, and none of a small unit', async () => {
  const organisation = await organise(database, [
    { name: 'Bolaget', members: 0 },
    { name: 'Butik', parent: 'Bolaget', members: 3 },
    { name: 'Kontor', parent: 'Bolaget', members: 12 },
  ])
  await releasedRound(database, deps, organisation, () => ({ value: 3, causes: true }), {
    instrument: arbetsmiljo,
  })
  const facts = await readOverview(deps, {
    organisationId: organisation.organisationId,
    personId: null,
    sees: 'all',
  })
  const read = overviewContract.parse(presentOverview(facts))
  expect(read.rounds[0]).toMatchObject({ instrument: 'arbetsmiljo', asksCauses: true })

  const unit = (name: string) => read.units.find((one) => one.name === name)
  const areas = arbetsmiljo.causes?.map(({ id }) => id) ?? []
  expect(unit('Kontor')?.figure).not.toBeNull()
  expect(Object.keys(unit('Kontor')?.causes?.causes ?? {}).toSorted()).toEqual(areas.toSorted())
  expect(unit('Butik')).toMatchObject({ figure: null, causes: null })

  const { content } = await overviewFile(facts, 'sv', 'csv')
  const [head = ''] = String(content).split('\r\n')
  for (const { title } of arbetsmiljo.causes ?? []) expect(head).toContain(title.sv)
})
