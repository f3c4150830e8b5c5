import { expect, test } from 'vitest'
import { listUnits } from '#server/people/organisation/list-units.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'

const server = await testApp()
const { deps, database } = server

test('who is gone from the file leaves, and who returns is the same member', async () => {
  const where = await found(database)
  const idOf = async () => {
    const rows = await asSuperuser<{ id: string; gone: boolean }>(
      database,
      "select id, left_at is not null as gone from member where organisation_id = $1 and email = 'top-0@bolaget.example'",
      [where.organisationId],
    )
    return rows
  }
  const people = peopleOf('top', 10)
  await readIn(deps, where, importFile(...people))
  const [before] = await idOf()
  await readIn(deps, where, importFile(...people.slice(1)))
  expect(await idOf()).toEqual([{ id: before?.id, gone: true }])
  await readIn(deps, where, importFile(...people))
  expect(await idOf()).toEqual([{ id: before?.id, gone: false }])
})

test('units swap places, close and open again', async () => {
  const where = await found(database)
  const { organisationId, hr: personId } = where
  const shape = async () =>
    (await listUnits(deps, { organisationId, personId })).map(({ externalId }) => externalId)
  await readIn(deps, where, importFile('A;A;top;', 'B;B;A;'))
  await readIn(deps, where, importFile('B;B;top;', 'A;A;B;'))
  expect(await shape()).toEqual(['top', 'B', 'A'])
  await readIn(deps, where, importFile('B;B;top;'))
  expect(await shape()).toEqual(['top', 'B'])
  await readIn(deps, where, importFile('B;B;top;', 'A;A;top;'))
  expect(await shape()).toEqual(['top', 'A', 'B'])
})
