import { expect, test } from 'vitest'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { found, importFile, peopleOf } from '#test/organisation/organise.ts'
import { readIn } from '#test/organisation/read-in.ts'
import { listUnits } from './list-units.ts'

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

test('two may swap addresses, and neither keeps the account of the other', async () => {
  const where = await found(database)
  const line = (n: number, address: number) => `top;;;p${address}@bolaget.example;P${n};${n}`
  const others = Array.from({ length: 40 }, (_, n) => line(n + 2, n + 2))
  await readIn(deps, where, importFile(line(0, 0), line(1, 1), ...others))
  await asSuperuser(
    database,
    "update member set person_id = gen_random_uuid() where organisation_id = $1 and external_id in ('0', '2')",
    [where.organisationId],
  )
  await readIn(deps, where, importFile(line(0, 1), line(1, 0), ...others))
  const rows = await asSuperuser(
    database,
    `select external_id, email, person_id is not null as linked from member
     where organisation_id = $1 and external_id in ('0', '1', '2') order by external_id`,
    [where.organisationId],
  )
  expect(rows).toEqual([
    { external_id: '0', email: 'p1@bolaget.example', linked: false },
    { external_id: '1', email: 'p0@bolaget.example', linked: false },
    { external_id: '2', email: 'p2@bolaget.example', linked: true },
  ])
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
