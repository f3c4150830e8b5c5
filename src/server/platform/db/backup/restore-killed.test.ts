import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { holdHashKey } from '#server/platform/keys/hold-hash-key.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { childEnv } from '#test/app/child-env.ts'
import { asSuperuser, testDatabase } from '#test/database/database.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { noteErasures } from './erasure-journal.ts'
import { takeBackup } from './take-backup.ts'

const source = await testDatabase()
const root = fileURLToPath(new URL('../../../../../', import.meta.url))

/** Erasing so many takes seconds, so that the kill comes between the restore's rows and its last erasure. */
const erasedSince = 20_000

type Ran = { readonly code: number | null; readonly signal: NodeJS.Signals | null; readonly said: string }

/** Runs one of the commands as `npm run` does, and kills it hard as soon as `until` becomes true. */
async function run(
  script: string,
  args: readonly string[],
  env: Record<string, string>,
  until?: () => Promise<boolean>,
): Promise<Ran> {
  const child = spawn(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: root,
    env: { ...childEnv, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      said += bytes
    })
  }
  const closed = once(child, 'close')
  while (until !== undefined && child.exitCode === null) {
    if (await until()) child.kill('SIGKILL')
    if (child.killed) break
    await wait(10)
  }
  const [code, signal] = (await closed) as [number | null, NodeJS.Signals | null]
  return { code, signal, said }
}

it('a restore that is killed between rows and erasures leaves a database that every command refuses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-killed-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [file, dataDir] = [join(folder, 'backup'), join(folder, 'data')]
  const [authSecret, dataKey] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')]
  const keys = makeKeys({ authSecret, dataKey: Buffer.from(dataKey) })
  await holdHashKey({ pools: source.pools, keys })
  const personId = randomUUID()
  await asSuperuser(source, 'insert into identity.person (id, email, created_at) values ($1, $2, now())', [
    personId,
    'borta@example.com',
  ])
  const { url: from, rolePrefix } = source.access
  await takeBackup({ url: from, rolePrefix, secrets: {}, takenAt: new Date('2026-05-01') }, file)
  const others = Array.from({ length: erasedSince }, () => randomUUID())
  const erasedAt = new Date('2026-05-02')
  await noteErasures(
    dataDir,
    [...others, personId].map((one) => ({ personId: one, erasedAt })),
  )

  const half = await emptyDatabase()
  const env = {
    AUTH_SECRET: authSecret,
    DATA_KEY: dataKey,
    DATABASE_URL: half.url,
    DATA_DIR: dataDir,
    SMTP_URL: 'smtp://127.0.0.1:9',
  }
  const isUnfinished = () =>
    withClient(half.url, async (client) => {
      const { rows } = await client.query(
        "select to_regclass('public.unfinished_restore') is not null as yes",
      )
      return rows[0]?.yes === true
    })
  expect(await run('restore', [file], env, isUnfinished)).toMatchObject({ signal: 'SIGKILL', said: '' })
  // The erased person is back: the mark protects against this.
  const back = await withClient(half.url, (client) =>
    client.query('select from identity.person where id = $1', [personId]),
  )
  expect(back.rowCount).toBe(1)
  const commands = [
    ['staff', ['appoint', 'nagon@example.com']],
    ['found-organisation', ['Bolaget', 'nagon@example.com']],
    ['roles', ['Bolaget', 'give', 'hr', 'nagon@example.com']],
    ['backup', [join(folder, 'of-the-half')]],
  ] as const
  const refused = await Promise.all(commands.map(([script, args]) => run(script, args, env)))
  expect(refused.map(({ code }) => code)).toEqual(commands.map(() => 1))
  for (const { said } of refused) expect(said).toContain('A restore into this database was broken off')
})
