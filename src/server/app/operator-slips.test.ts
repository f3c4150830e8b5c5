import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { canReach, spawnAs, unprivilegedUser } from '#server/platform/db/embedded/server-user.ts'
import { childEnv } from '#test/app/child-env.ts'
import { emptyDatabase } from '#test/database/empty-database.ts'
import { withDatabase } from '#test/database/with-database.ts'

/** What an operator mistypes or does as another user: the command says so in a sentence, and does nothing else. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const nobody = process.getuid?.() === 0 ? unprivilegedUser() : undefined
const ordinary = nobody !== undefined && canReach(nobody, import.meta.dirname) ? nobody : undefined

const [AUTH_SECRET = '', DATA_KEY = ''] = [1, 2].map(() => randomBytes(32).toString('hex'))
const usual = { ...childEnv, AUTH_SECRET, DATA_KEY, SMTP_URL: 'smtp://127.0.0.1:1' }

function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'andrum-slips-'))
  chmodSync(made, 0o755)
  onTestFinished(() => rmSync(made, { recursive: true, force: true, maxRetries: 20 }))
  return made
}

async function andrum(env: Record<string, string>, args: readonly string[], user = {}) {
  const child = spawn(process.execPath, ['scripts/andrum.ts', ...args], {
    ...user,
    env: { ...usual, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const [out, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { said: `${out}${errors}`.trim(), status }
}

async function installed() {
  const { url } = await emptyDatabase()
  const dataDir = newFolder()
  const env = { DATABASE_URL: url, DATA_DIR: dataDir }
  expect(await andrum(env, ['migrate'])).toMatchObject({ status: 0 })
  return { env, dataDir, backups: newFolder() }
}

describe('a command with something behind it that it does not know', () => {
  const env = () => ({
    DATABASE_URL: 'postgres://127.0.0.1:1/andrum',
    DATA_DIR: newFolder(),
    INIT_CWD: newFolder(),
  })

  it.each(['migrate', 'fill-pages', 'doctor', 'start'])('does nothing: %s', async (command) => {
    const { said, status } = await andrum(env(), [command, '--dry-run'])
    expect(said).toMatch(
      new RegExp(`^npx andrum ${command} takes no arguments, but was given --dry-run: nothing was done`),
    )
    expect(status).toBe(1)
  })

  it.each([
    ['backup', 'npx andrum backup FILE'],
    ['restore', 'npx andrum restore FILE'],
    ['bounces', 'npx andrum bounces < MESSAGE'],
    ['verify-site', 'npx andrum verify-site https://andrum.example'],
  ])('is told how it is called, and no file has that name: %s', async (command, usage) => {
    const settings = env()
    const { said, status } = await andrum(settings, [command, '--help'])
    expect(said).toContain(usage)
    expect(said).not.toContain('    at ')
    expect(status).not.toBe(0)
    expect(readdirSync(settings.INIT_CWD)).toEqual([])
  })
})

it('somebody who names a report that is not there reads so, and no stack', async () => {
  const missing = join(newFolder(), 'report.eml')
  const { said, status } = await andrum({ DATABASE_URL: 'postgres://127.0.0.1:1/andrum' }, [
    'bounces',
    missing,
  ])
  expect(said).toBe(`${missing} cannot be read (ENOENT).`)
  expect(status).toBe(75)
})

it('somebody who names a list of digests that is not there reads so, and no stack', async () => {
  const missing = join(newFolder(), 'digests.json')
  const { said, status } = await andrum({}, ['verify-site', 'https://andrum.invalid', '--digests', missing])
  expect(said).toBe(`${missing} cannot be read (ENOENT).`)
  expect(status).toBe(1)
})

it('a customer that is added twice is there once, and two of one name only if the operator says so', async () => {
  const { env } = await installed()
  const found = (...args: string[]) => andrum(env, ['found-organisation', ...args])
  expect(await found('Nya bolaget', 'anna@nya.example')).toMatchObject({ status: 0 })
  const again = await found('nya bolaget ', 'anna@nya.example')
  expect(again.said).toMatch(
    /^There is an organisation called Nya bolaget already, with the id [\da-f-]{36}: nothing was done\. /,
  )
  expect(again.status).toBe(1)
  expect((await found('Nya bolaget', 'anna@nya.example', '--same-nam')).said).toContain('Give a name and an')
  expect(await found('Nya bolaget', 'bo@annan.example', '--same-name')).toMatchObject({ status: 0 })
  const which = await andrum(env, ['roles', 'Nya bolaget', 'give', 'hr', 'anna@nya.example'])
  expect(which.said).toMatch(
    /^Several organisations are called Nya bolaget\. Give one of the ids: \S+, \S+\.$/,
  )
})

it('the doctor and the check of the image ask this machine itself, whatever proxy leads out', async () => {
  const server = createServer((_request, response) => response.end('{"status":"ok"}'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const PORT = String((server.address() as AddressInfo).port)
  const env = { PORT, NODE_USE_ENV_PROXY: '1', HTTP_PROXY: 'http://127.0.0.1:1', DATA_DIR: newFolder() }
  expect((await andrum(env, ['doctor'])).said).toContain(`another Andrum answers on ${PORT}`)
  const [, check = '[]'] =
    /HEALTHCHECK .*\\\n {2}CMD (\[.*\])/.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? []
  const [, ...args] = JSON.parse(check) as string[]
  const child = spawn(process.execPath, args, { env: { ...usual, ...env }, stdio: 'inherit' })
  expect(await once(child, 'close')).toEqual([0, null])
})

it('the doctor tells of a PgBouncer that is away, through which all requests go', async () => {
  const { env } = await installed()
  const name = new URL(env.DATABASE_URL).pathname
  const { said } = await andrum({ ...env, DATABASE_POOL_URL: `postgres://me@127.0.0.1:1${name}` }, ['doctor'])
  expect(said).toContain(
    `wrong pooler      Nobody answers at 127.0.0.1:1${name}: start PgBouncer, or correct DATABASE_POOL_URL.`,
  )
})

it('a database that was renamed is told of by every command, and opens again by its name', async () => {
  const { env, backups } = await installed()
  const name = new URL(env.DATABASE_URL).pathname.slice(1)
  const rename = (from: string, to: string) =>
    withClient(withDatabase(env.DATABASE_URL, 'postgres'), (client) =>
      client.query(`alter database ${from} rename to ${to}`),
    )
  await rename(name, `${name}_copy`)
  const renamed = { ...env, DATABASE_URL: withDatabase(env.DATABASE_URL, `${name}_copy`) }
  const sentence = `The tables of this database belong to ${name}_owner and not to`
  for (const command of [['migrate'], ['backup', join(backups, 'one')], ['doctor']])
    expect((await andrum(renamed, command)).said).toContain(sentence)
  await rename(`${name}_copy`, name)
  expect(await andrum(env, ['migrate'])).toMatchObject({ status: 0 })
})

it('a folder that is not there yet is what the operator is told to make, and not to take over the one above it', async ({
  skip,
}) => {
  if (ordinary === undefined) return skip('only root can be another user')
  const missing = join(newFolder(), 'andrum')
  const sentence = `${missing} cannot be made by this user: make it as root and give it to this user, or set DATA_DIR to a folder of your own.`
  for (const command of ['doctor', 'migrate'])
    expect((await andrum({ DATA_DIR: missing }, [command], spawnAs(ordinary))).said).toContain(sentence)
})

describe('a backup', () => {
  it('into a folder that is not there says so, and not that the database is gone', async () => {
    const { env, backups } = await installed()
    const folder = join(backups, 'not mounted')
    const file = join(folder, 'one')
    const { said, status } = await andrum(env, ['backup', file])
    expect(said).toBe(
      `${file}.keys cannot be written (ENOENT): create or mount ${folder}, or name another file.`,
    )
    expect(status).toBe(1)
  })

  it('that root has taken once does not end those of each night', async ({ skip }) => {
    if (ordinary === undefined) return skip('only root can take one as root')
    const { env, dataDir, backups } = await installed()
    for (const folder of [dataDir, backups]) chownSync(folder, ordinary.uid, ordinary.gid)
    expect(await andrum(env, ['backup', join(backups, 'by-root')])).toMatchObject({ status: 0 })
    const asServer = spawnAs(ordinary)
    expect((await andrum(env, ['doctor'], asServer)).said).toMatch(/well {2}backup {6}the last one is of/)
    expect(await andrum(env, ['backup', join(backups, 'of-the-night')], asServer)).toMatchObject({
      status: 0,
    })
  })

  it('that was killed leaves no keys beside the data after the next night but one', async () => {
    const { env, backups } = await installed()
    const [data, keys] = [join(backups, 'data'), join(backups, 'keys')]
    for (const folder of [data, keys]) mkdirSync(folder)
    const left = ['andrum-2026-05-01T030000.unfinished', 'andrum-2026-05-01T030000.keys.unfinished']
    const yesterday = new Date(Date.now() - 30 * 3_600_000)
    for (const name of left) {
      writeFileSync(join(data, name), 'half of it')
      utimesSync(join(data, name), yesterday, yesterday)
    }
    writeFileSync(join(data, 'andrum-under-way.keys.unfinished'), 'one that runs now')
    const { status, stderr } = spawnSync('sh', ['deploy/nightly-backup.sh'], {
      env: { ...usual, ...env, BACKUP_DATA: data, BACKUP_KEYS: keys },
      encoding: 'utf8',
    })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(readdirSync(data)).toEqual([
      expect.stringMatching(/^andrum-[\dT-]+$/),
      'andrum-under-way.keys.unfinished',
    ])
    expect(readdirSync(keys)).toEqual([expect.stringMatching(/^andrum-[\dT-]+\.keys$/)])
  })

  it('into a folder of another user says whose right is missing, and names no other setting', async ({
    skip,
  }) => {
    if (ordinary === undefined) return skip('only root can be another user')
    const { env, backups } = await installed()
    const { said } = await andrum(env, ['backup', join(backups, 'one')], spawnAs(ordinary))
    expect(said).toContain(
      `cannot be written (EACCES): let this user write to ${backups}, or name another file.`,
    )
  })

  it('is not restored where DATA_DIR may not be written, and the operator reads why', async ({ skip }) => {
    if (ordinary === undefined) return skip('only root can be another user')
    const { env, backups } = await installed()
    expect(await andrum(env, ['backup', join(backups, 'one')])).toMatchObject({ status: 0 })
    for (const name of ['one', 'one.keys']) chownSync(join(backups, name), ordinary.uid, ordinary.gid)
    const closed = newFolder()
    const { url } = await emptyDatabase()
    const settings = { DATABASE_URL: url, DATA_DIR: closed }
    const { said, status } = await andrum(settings, ['restore', join(backups, 'one')], spawnAs(ordinary))
    expect(said).toBe(
      `${closed} may not be written by this user: change its owner, or set DATA_DIR to a folder of your own.`,
    )
    expect(status).toBe(1)
  })
})
