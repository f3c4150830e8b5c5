import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { canReach, spawnAs, unprivilegedUser } from '#server/platform/db/embedded/server-user.ts'
import { childEnv } from '#test/app/child-env.ts'
import { spawnServerProcess } from '#test/app/spawn-server-process.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { serverProcess, startEmbeddedProcess } from '#test/database/start-embedded-process.ts'
import { serverSettings, writeEmptyPages } from '#test/release/large-organisation.ts'

const nobody = process.getuid?.() === 0 ? unprivilegedUser() : undefined
const asOrdinaryUser =
  nobody !== undefined && canReach(nobody, import.meta.dirname) ? spawnAs(nobody) : undefined

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'andrum-doctor-'))
  chmodSync(made, 0o755)
  onTestFinished(() => rmSync(made, { recursive: true, force: true, maxRetries: 20 }))
  return made
}

const command = (name: string, env: Record<string, string>, ...args: string[]) => {
  const file = fileURLToPath(new URL(`../../../scripts/${name}.ts`, import.meta.url))
  const { stdout, stderr, status } = spawnSync(process.execPath, [file, ...args], {
    env: { ...childEnv, ...env },
    encoding: 'utf8',
  })
  return { said: `${stdout}${stderr}`, status }
}

/** Each of these tests runs several commands in sequence, on a machine that does much else. */
const patience = 240_000
vi.setConfig({ testTimeout: patience })

/** Every file below: content, time, owner and permissions. */
function stateOf(place: string): string[] {
  const stat = lstatSync(place, { throwIfNoEntry: false })
  if (stat === undefined) return [`${place} is not there`]
  const about = `${place} ${stat.mode} ${stat.uid} ${stat.mtimeMs} ${stat.ctimeMs}`
  if (stat.isDirectory())
    return [
      about,
      ...readdirSync(place)
        .sort()
        .flatMap((name) => stateOf(join(place, name))),
    ]
  return [`${about} ${stat.isFile() ? createHash('sha256').update(readFileSync(place)).digest('hex') : ''}`]
}

function installed(): string {
  const dataDir = join(folder(), 'data')
  expect(command('migrate', { DATA_DIR: dataDir }).status).toBe(0)
  return dataDir
}

/** Starts a server with a minimal build and ends it again. @returns what kept it from starting, or null */
async function whyNotStarted(env: Record<string, string>): Promise<string | null> {
  const buildDir = join(folder(), 'build')
  writeEmptyPages(buildDir)
  const said: string[] = []
  const { ready, end } = spawnServerProcess(buildDir, env, (line) => void said.push(line))
  const hasStarted = await ready.then(
    () => true,
    () => false,
  )
  await end('SIGTERM')
  return hasStarted ? null : said.join('\n')
}

/** The statistics of writes, once they no longer change: an ended process may still be flushing its counts. */
async function rowsOf(url: string): Promise<unknown> {
  let before = await countedIn(url)
  for (let tries = 0; tries < 40; tries++) {
    await setTimeout(300)
    const now = await countedIn(url)
    if (isDeepStrictEqual(now, before)) return now
    before = now
  }
  throw new Error('the counts of the database do not come to rest')
}

/** The counted writes to a database by table, and its present rows. */
const countedIn = (url: string) =>
  withClient(url, async (client) => {
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query(
      `select relid::regclass::text as name, n_tup_ins, n_tup_upd, n_tup_del from pg_stat_all_tables
        where schemaname not in ('pg_toast', 'pg_catalog', 'information_schema')
        union all select relname, pg_relation_size(oid), 0, 0 from pg_class where relkind in ('r', 'i', 'S') and not relisshared
          and relnamespace = 'pg_catalog'::regnamespace
          -- What PostgreSQL itself gathers about the tables now and then, and no doctor.
          and relname not like 'pg_statistic%'
        union all select rolname, 0, 0, 0 from pg_roles where rolname like current_database() || '%'
        order by 1, 2`,
    )
    return rows
  })

/** The doctor's output. Afterwards everything must be as it was. */
function examine(dataDir: string, env: Record<string, string> = {}): string {
  const before = stateOf(dataDir)
  const { said } = command('doctor', { DATA_DIR: dataDir, PORT: '0', ...env })
  expect(stateOf(dataDir)).toEqual(before)
  return said
}

describe('the doctor changes nothing', () => {
  it('where nothing is, and says so', () => {
    const dataDir = join(folder(), 'data')
    expect(examine(dataDir)).toContain(`Nothing is installed in ${dataDir} yet`)
    mkdirSync(dataDir)
    const said = examine(dataDir)
    expect(said).toContain('Nothing is installed')
    expect(said).toMatch(/^well +port /m)
    expect(said).toMatch(/^Nothing is wrong\. The next step\. Start Andrum: npm start/m)
  })

  it('where the database is elsewhere: it says that secrets will be made, or that they were lost, and makes none', async () => {
    const { url } = await emptyDatabase()
    const dataDir = join(folder(), 'data')
    const env = { DATABASE_URL: url, DEMO: '1' }
    const before = await rowsOf(url)
    const first = examine(dataDir, env)
    expect(first).toMatch(/^well +keys +none yet: the first start makes them/m)
    expect(first).toMatch(/^well +migrations +none yet: the first start runs them/m)
    expect(await rowsOf(url)).toEqual(before)
    expect(command('migrate', { DATA_DIR: dataDir, ...env }).status).toBe(0)
    rmSync(join(dataDir, 'secrets'), { recursive: true })
    const after = await rowsOf(url)
    const said = examine(dataDir, env)
    expect(said).toMatch(/^wrong +keys +AUTH_SECRET is not set and .*auth-secret is missing/m)
    expect(said).toMatch(/^wrong +keys +DATA_KEY is not set and .*data-key is missing/m)
    expect(said).not.toMatch(/openssl|make one/)
    expect(await rowsOf(url)).toEqual(after)
  })

  it('in an installation that is stopped, and sees what is lost', () => {
    const dataDir = installed()
    expect(examine(dataDir)).toMatch(/^look +database +the embedded one is not running/m)
    rmSync(join(dataDir, 'secrets', 'log-key'))
    expect(examine(dataDir)).toMatch(/^look +log key +LOG_KEY is not set and .*log-key is missing/m)
    rmSync(join(dataDir, 'secrets', 'data-key'))
    const said = examine(dataDir)
    expect(said).toMatch(/^wrong +keys +DATA_KEY is not set and .*data-key is missing/m)
    expect(said).not.toMatch(/openssl|make one/)
  })

  it('beside an installation that runs', async () => {
    const dataDir = installed()
    await startEmbeddedProcess(dataDir)
    await serverProcess(join(dataDir, 'postgres'))
    // The first connection to a server writes caches that later ones read.
    command('doctor', { DATA_DIR: dataDir })
    const mine = () =>
      stateOf(dataDir).filter(
        (line) => !/\/(andrum\.lock|postgres\/(pg_stat|pg_wal|base\/pgsql_tmp))/.test(line),
      )
    const before = mine()
    const { said } = command('doctor', { DATA_DIR: dataDir })
    expect(said).toMatch(/^well +database +PostgreSQL/m)
    expect(mine()).toEqual(before)
  })
})

describe('a key that was lost is never replaced', () => {
  const onExisting = [
    ['backup', 'file.backup'],
    ['roles', 'Bolaget', 'give', 'hr', 'anna@bolaget.example'],
    ['staff', 'appoint', 'anna@bolaget.example'],
    ['sessions', 'end', 'everybody'],
    ['found-organisation', 'Bolaget', 'anna@bolaget.example'],
    ['migrate'],
    ['doctor'],
  ] as const

  it('by any command on data that exist', () => {
    const dataDir = installed()
    rmSync(join(dataDir, 'secrets', 'data-key'))
    for (const [name, ...args] of onExisting) {
      const { said, status } = command(name, { DATA_DIR: dataDir }, ...args)
      expect(said).toMatch(/DATA_KEY is not set and .*data-key is missing/)
      expect(said).not.toMatch(/openssl|make one/)
      expect([name, status]).toEqual([name, 1])
      expect(existsSync(join(dataDir, 'secrets', 'data-key'))).toBe(false)
    }
  })

  it('by a start that finds out too late, which takes back what it has made', async () => {
    const { url } = await emptyDatabase()
    const dataDir = join(folder(), 'data')
    const env = { ...serverSettings(dataDir), DATABASE_URL: url }
    const secrets = join(dataDir, 'secrets')
    expect(await whyNotStarted(env)).toBeNull()
    const [logKey, dataKey] = ['log-key', 'data-key'].map((name) => readFileSync(join(secrets, name)))
    for (const [name, kept] of [
      ['log-key', logKey],
      ['data-key', dataKey],
    ] as const) {
      rmSync(join(secrets, name))
      const said = await whyNotStarted(env)
      expect(said).toContain(`Missing: ${join(secrets, name)}. This database was used with what stood there.`)
      expect(said).not.toMatch(/openssl|make one/)
      expect(existsSync(join(secrets, name))).toBe(false)
      writeFileSync(join(secrets, name), kept ?? '')
    }
    expect(await whyNotStarted(env)).toBeNull()
  })

  it('by any command in production, which knows nothing of the data', () => {
    const production = {
      NODE_ENV: 'production',
      BASE_URL: 'https://andrum.example',
      AUTH_SECRET: 'a'.repeat(32),
      SMTP_URL: 'smtps://mail.example:465',
      DATABASE_URL: 'postgres://127.0.0.1:1/andrum',
    }
    for (const [name, ...args] of [...onExisting, ['start'] as const]) {
      const { said, status } = command(name, { DATA_DIR: folder(), ...production }, ...args)
      expect(said).toContain('DATA_KEY is missing')
      expect(said).not.toMatch(/openssl|make one/)
      expect([name, status]).toEqual([name, 1])
    }
    const cutOff = command('start', { DATA_DIR: folder(), ...production, DATA_KEY: 'cut off' })
    expect(cutOff.said).toContain(
      'DATA_KEY must be at least 32 bytes long: one that was in use may have been cut off',
    )
    expect(cutOff.said).not.toMatch(/openssl|make one/)
  })
})

it.runIf(asOrdinaryUser && nobody)('a folder above DATA_DIR may be closed to read and open to pass', () => {
  const above = folder()
  const dataDir = join(above, 'data')
  mkdirSync(dataDir)
  if (nobody !== undefined) chownSync(dataDir, nobody.uid, nobody.gid)
  chmodSync(above, 0o711)
  const file = fileURLToPath(new URL('../../../scripts/migrate.ts', import.meta.url))
  const { stderr, status } = spawnSync(process.execPath, [file], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    encoding: 'utf8',
    ...asOrdinaryUser,
  })
  expect([stderr, status]).toEqual(['', 0])
})
