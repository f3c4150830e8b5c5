import { randomBytes, randomUUID } from 'node:crypto'
import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { migrate } from '#server/platform/db/migrate/migrate.ts'
import { migrationsFolder } from '#server/platform/db/migrate/migration-files.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { restoreBackup } from './restore-backup.ts'
import { takeBackup } from './take-backup.ts'

const authSecret = 'a secret that only this test knows'
const source = await testDatabase()
const organisation = randomUUID()
const person = randomUUID()
const content = randomBytes(3_000_000)

await asSuperuser(
  source,
  `insert into organisation (id, name, created_at) values ('${organisation}', 'Åäö \\ "och" ''alla''	de andra', '2026-03-29 01:59:59.123456+01')`,
)
// Children before their parents: PostgreSQL checks the reference at the end of the transaction.
await withClient(source.access.url, async (client) => {
  const [parent, child] = [randomUUID(), randomUUID()]
  await client.query('begin')
  const unit =
    'insert into unit (organisation_id, id, external_id, name, parent_id) values ($1, $2, $3, $3, $4)'
  await client.query(unit, [organisation, child, 'child', parent])
  await client.query(unit, [organisation, parent, 'parent', null])
  await client.query('commit')
  await client.query(
    `insert into member_import (organisation_id, id, file_name, content, created_by, report)
     values ($1, $2, 'medlemmar.csv', $3, 'hr', '{"big": 12345678901234567890, "line": "a\\nb"}')`,
    [organisation, randomUUID(), content],
  )
  await client.query(
    `insert into identity.person (id, email, created_at) select gen_random_uuid(), 'person' || n || '@exempel.example', now() from generate_series(1, 5000) n`,
  )
  await client.query("insert into person_key values ($1, '\\x00ff', 'one')", [person])
  await client.query("insert into own_result values ($1, $2, '\\x0102')", [person, randomUUID()])
})

/** No test here has a round with answers, so there are no hashes of members. */
const target = (url: string) => ({
  url,
  authSecret,
  queues,
  hashWith: () => ({ participantHash: () => Buffer.alloc(32), mailAddressHash: () => Buffer.alloc(32) }),
})

async function backup(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-backup-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'backup')
  const { url, rolePrefix } = source.access
  await takeBackup({ url, rolePrefix, secrets: { 'data-key': 'made here' }, takenAt: new Date() }, file)
  return file
}

/** The content of every table that a backup restores, in one text. */
async function everything(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const tables = ['organisation', 'unit', 'member_import', 'identity.person', 'person_key', 'own_result']
    let all = ''
    for (const table of tables) {
      const { rows } = await client.query<{ text: string }>(
        `select string_agg(t::text, E'\\n' order by t::text) as text from ${table} t`,
      )
      all += `${table}\n${rows[0]?.text}\n`
    }
    return all
  })
}

describe('a backup', () => {
  it('brings back every row as it was, in another database', async () => {
    const file = await backup()
    const { url } = await emptyDatabase()
    const rows = await restoreBackup(target(url), file)
    expect(rows).toEqual({ rows: 5006, erasedAgain: 0 })
    expect((await everything(url)) === (await everything(source.access.url))).toBe(true)
  })

  it('keeps the keys out of the file with the data, and both from other users', async () => {
    const file = await backup()
    const data = gunzipSync(await readFile(file)).toString()
    const keys = gunzipSync(await readFile(`${file}.keys`)).toString()
    expect(data).toContain('own_result')
    expect(data).not.toMatch(/person_key|made here/)
    expect(keys).toContain('made here')
    expect(keys.match(/^public\.person_key\t/gm)).toHaveLength(1)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await stat(`${file}.keys`)).mode & 0o777).toBe(0o600)
  })

  it('leaves sessions and codes behind: everybody signs in again', async () => {
    await asSuperuser(
      source,
      `insert into identity.attempt (key, window_start) values ('\\x01', now()) on conflict do nothing`,
    )
    const data = gunzipSync(await readFile(await backup())).toString()
    expect(data).not.toMatch(/identity\.(session|sign_in_code|attempt)\t/)
  })

  it('never overwrites another', async () => {
    const file = await backup()
    const { url, rolePrefix } = source.access
    const again = takeBackup({ url, rolePrefix, secrets: {}, takenAt: new Date() }, file)
    await expect(again).rejects.toThrow(/exists already: choose another name/)
  })

  it('leaves nothing behind when it cannot be written to its end', async () => {
    const file = `${await backup()}-broken-off`
    // A folder where the data file would be written after the keys file.
    await mkdir(`${file}.unfinished/in-the-way`, { recursive: true })
    const { url, rolePrefix } = source.access
    const taking = takeBackup({ url, rolePrefix, secrets: {}, takenAt: new Date() }, file)
    await expect(taking).rejects.toThrow()
    await rm(`${file}.unfinished`, { recursive: true, force: true })
    const left = await readdir(dirname(file))
    expect(left.filter((name) => name.includes('broken-off'))).toEqual([])
  })
})

describe('a restore changes nothing and says why', () => {
  it('when the database is not empty', async () => {
    const file = await backup()
    const { url } = await emptyDatabase()
    await restoreBackup(target(url), file)
    const before = await everything(url)
    await expect(restoreBackup(target(url), file)).rejects.toThrow(/is not empty, and a restore never mixes/)
    expect((await everything(url)) === before).toBe(true)
  })

  it.each([
    ['is cut short', (file: string) => truncate(file, 20_000)],
    [
      'lost its last lines',
      async (file: string) => {
        const lines = gunzipSync(await readFile(file))
          .toString()
          .split('\n')
          .slice(0, -500)
        await writeFile(file, gzipSync(`${lines.join('\n')}\n`))
      },
    ],
  ])('when the file %s', async (_, harm) => {
    const file = await backup()
    await harm(file)
    const { url } = await emptyDatabase()
    await expect(restoreBackup(target(url), file)).rejects.toThrow(/damaged or was cut short/)
    const { rows } = await withClient(url, (client) => client.query('select from organisation'))
    expect(rows).toEqual([])
  })

  it('when the keys are missing or of another backup', async () => {
    const [one, other] = [await backup(), await backup()]
    const { url } = await emptyDatabase()
    await copyFile(`${other}.keys`, `${one}.keys`)
    await expect(restoreBackup(target(url), one)).rejects.toThrow('are of two different backups')
    await rm(`${one}.keys`)
    await expect(restoreBackup(target(url), one)).rejects.toThrow(/no file .*\.keys: a backup consists of/)
    await writeFile(`${one}.keys`, 'holiday')
    await expect(restoreBackup(target(url), one)).rejects.toThrow(/damaged|is no backup/)
  })

  it('when the backup is of a newer version', async () => {
    const file = await backup()
    const text = gunzipSync(await readFile(file)).toString()
    await writeFile(file, gzipSync(text.replace('"migrations":[', '"migrations":["9999-later",')))
    const { url } = await emptyDatabase()
    await expect(restoreBackup(target(url), file)).rejects.toThrow(/has migration 9999-later/)
  })
})

/** The migrations of a later version, which fills in what rows of this one lack. */
async function laterVersion(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  await writeFile(join(folder, '9998-later.sql'), 'alter table organisation add column later int default 7')
  return folder
}

it('a backup of an older version is brought up to this one', async () => {
  const file = await backup()
  const folder = await laterVersion()
  const { url } = await emptyDatabase()
  await restoreBackup({ ...target(url), folder }, file)
  const { rows } = await withClient(url, (client) => client.query('select later from organisation'))
  expect(rows).toEqual([{ later: 7 }])
})

it('a backup of an older version is not put into tables of this one, which its rows would not fit', async () => {
  const file = await backup()
  const folder = await laterVersion()
  const { url } = await emptyDatabase()
  await migrate({ url, authSecret, queues, folder })
  await expect(restoreBackup({ ...target(url), folder }, file)).rejects.toThrow(
    'The database has tables of a newer version than the backup, and is not empty: set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
  )
  const { rowCount } = await withClient(url, (client) => client.query('select from organisation'))
  expect(rowCount).toBe(0)
})
