import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import type { SignedIn } from '#core/access/actor.ts'
import { personData } from '#server/app/person-data.ts'
import { testApp } from '#test/app/test-app.ts'
import { asSuperuser } from '#test/database/database.ts'
import { tablesIn } from '#test/database/tables.ts'
import { keptTables } from '#test/person-rights/kept-tables.ts'
import { somebodyEverywhere } from '#test/person-rights/somebody-everywhere.ts'

const server = await testApp()
const { database, deps } = server

const tables = await tablesIn(database)

test('every table has been judged: what the export tells of it, and what an erasure leaves', () => {
  expect(Object.keys(keptTables).sort()).toEqual(tables)
})

/** Tables with one of these traces in any column of a row, as the superuser reads them. */
async function placesOf(traces: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of tables) {
    const [row] = await asSuperuser<{ n: string }>(
      database,
      `select count(*) as n from ${name} t where exists (select from unnest($1::text[]) trace where strpos(t::text, trace) > 0)`,
      [traces],
    )
    if (Number(row?.n) > 0) found.push(name)
  }
  return found
}

const person = await somebodyEverywhere(server)
const exported = (await person.browser.call('exportMe')).text

const toldTables = tables.filter((name) => typeof keptTables[name]?.exported === 'string')

test('somebody can be found in every table that is told or erased, or the tests below prove nothing', async () => {
  const places = await placesOf(person.traces)
  const erased = tables.filter((name) => keptTables[name]?.erased === 'gone')
  expect(erased.filter((name) => !places.includes(name))).toEqual([])
  expect(Object.keys(person.told).sort()).toEqual(toldTables)
})

test.each(toldTables)('the export tells what %s has of a person', (name) => {
  expect(exported).toContain(person.told[name])
})

const actor = { kind: 'person', personId: person.personId, opensOwn: true, staff: true } as SignedIn
const parts: Readonly<Record<string, string>> = Object.fromEntries(
  await Promise.all(
    Object.entries(personData).map(async ([name, subject]) => [
      name,
      JSON.stringify(await subject.export(deps, actor)),
    ]),
  ),
)

test.each(toldTables.map((name) => ({ name, subject: String(keptTables[name]?.exported) })))(
  '$name is in the part of the export that $subject gives',
  ({ name, subject }) => {
    expect(parts[subject]).toContain(person.told[name])
  },
)

test('every subject that says what it holds of a person is asked for it', () => {
  const files = globSync('src/server/*/person-data.ts').map((file) => basename(dirname(file)))
  const subjects = files.filter((name) => !['app', 'platform'].includes(name))
  expect(subjects.sort()).toEqual(Object.keys(personData).sort())
})

test('the export tells nothing that a colleague has written', () => {
  expect(exported).not.toContain('said by a colleague')
})

test('after an erasure nothing is left but what the table of tables says stays', async () => {
  expect((await person.browser.call('eraseMe')).status).toBe(204)
  const places = await placesOf(person.traces)
  expect(places.filter((name) => keptTables[name]?.erased === 'gone')).toEqual([])
})
