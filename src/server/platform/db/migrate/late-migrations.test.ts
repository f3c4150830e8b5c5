import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { migrationsFolder } from '#test/database/migrations-folder.ts'
import { migrate } from './migrate.ts'
import { migrationsFolder as ours, readMigrations } from './migration-files.ts'

const authSecret = 'a secret that only this test knows'

const tablesOf = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select table_schema, table_name, column_name, data_type, column_default from information_schema.columns
       where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`,
    )
    return rows
  })

/** The migrations of 28 November 2026, which lacked 0104, 0105 and 0110 to 0113. */
async function ofThatDay(): Promise<string> {
  const { migrations, functions } = await readMigrations()
  const names = migrations
    .map(({ name }) => name)
    .filter((name) => name < '0104' || /^01(09|2[01])-/.test(name))
  const files = [...names, ...functions.map(({ name }) => `functions/${name}`)].map((name) => `${name}.sql`)
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(join(ours, file), 'utf8')]))
  return migrationsFolder(Object.fromEntries(texts))
}

it('a database of 28 November, which has 0120 and 0121 but not those before them, is brought to this version', async () => {
  const [old, fresh] = [await emptyDatabase(), await emptyDatabase()]
  await migrate({ url: old.url, authSecret, folder: await ofThatDay(), until: '0121-wishes-of-any-length' })
  const ran = await migrate({ url: old.url, authSecret })
  expect(ran.slice(0, 2)).toEqual(['0104-room-beside-listed-people', '0105-browsers-of-private-addresses'])
  await migrate({ url: fresh.url, authSecret })
  expect(await tablesOf(old.url)).toEqual(await tablesOf(fresh.url))
}, 120_000)
