import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { serverProcess, startEmbeddedProcess } from '#test/database/start-embedded-process.ts'
import { readPostmaster } from './postmaster.ts'
import { isAlive } from './process-identity.ts'
import { chooseServerUser, spawnAs } from './server-user.ts'

/** A folder for one test. */
async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-embedded-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

const write = (url: string) =>
  withClient(url, (client) =>
    client.query('create table if not exists kept (n int); insert into kept values (1)'),
  )

async function rows(url: string): Promise<number> {
  return withClient(url, async (client) => (await client.query('select from kept')).rowCount ?? 0)
}

describe('starting', () => {
  it('makes a database, and keeps what was written over a second start', async () => {
    const folder = await dataDir()
    const first = await startEmbeddedProcess(folder)
    const server = await serverProcess(join(folder, 'postgres'))
    await write(first.url)
    await first.end('SIGTERM')
    expect(isAlive(server)).toBe(false)
    const second = await startEmbeddedProcess(folder)
    expect(await rows(second.url)).toBe(1)
    await serverProcess(join(folder, 'postgres'))
  })

  it('opens no port, and a socket for its own user only', async () => {
    const folder = await dataDir()
    const { url } = await startEmbeddedProcess(folder)
    await serverProcess(join(folder, 'postgres'))
    const { rows } = await withClient(url, (client) =>
      client.query("select current_setting('listen_addresses') as ports, current_setting('fsync') as fsync"),
    )
    expect(rows).toEqual([{ ports: '', fsync: 'on' }])
    const socketFolder = (await readPostmaster(join(folder, 'postgres')))?.socketFolder ?? ''
    expect((await stat(socketFolder)).mode & 0o777).toBe(0o700)
  })

  it('leaves nothing of its log in files that will be written over some day', async () => {
    const folder = await dataDir()
    const { url } = await startEmbeddedProcess(folder)
    const log = join(folder, 'postgres', 'pg_wal')
    const filesWithIt = async () => {
      const files = (await readdir(log, { withFileTypes: true })).filter((entry) => entry.isFile())
      const contents = await Promise.all(files.map(({ name }) => readFile(join(log, name))))
      return contents.filter((content) => content.includes('somebody answered')).length
    }
    await withClient(url, async (client) => {
      await client.query("create table written as select 'somebody answered' as what")
      expect(await filesWithIt()).toBe(1)
      await client.query('select pg_switch_wal()')
      await client.query('checkpoint')
      expect(await filesWithIt()).toBe(0)
    })
  })

  it('refuses a folder that another Andrum runs on, which goes on undisturbed', async () => {
    const folder = await dataDir()
    const first = await startEmbeddedProcess(folder)
    await serverProcess(join(folder, 'postgres'))
    await expect(startEmbeddedProcess(folder)).rejects.toThrow(
      new RegExp(`^Andrum already runs on ${folder} \\(process ${first.child.pid}\\): stop that one first`),
    )
    await write(first.url)
  })

  it('lets one of two that start at the same moment win, and tells the other', async () => {
    const folder = await dataDir()
    const starts = await Promise.allSettled([startEmbeddedProcess(folder), startEmbeddedProcess(folder)])
    await serverProcess(join(folder, 'postgres'))
    const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
    expect(refused).toEqual([expect.stringContaining('Andrum already runs on')])
  })
})

describe('after a kill', () => {
  it('of Andrum, the next start uses the database that still runs', async () => {
    const folder = await dataDir()
    const killed = await startEmbeddedProcess(folder)
    const server = await serverProcess(join(folder, 'postgres'))
    await write(killed.url)
    await killed.end('SIGKILL')
    expect(isAlive(server)).toBe(true)
    const next = await startEmbeddedProcess(folder)
    expect(await serverProcess(join(folder, 'postgres'))).toBe(server)
    expect(await rows(next.url)).toBe(1)
    await next.end('SIGTERM')
    expect(isAlive(server)).toBe(false)
  })

  it('of Andrum and its database, the next start recovers everything committed', async () => {
    const folder = await dataDir()
    const killed = await startEmbeddedProcess(folder)
    const server = await serverProcess(join(folder, 'postgres'))
    await write(killed.url)
    await killed.end('SIGKILL')
    process.kill(server, 'SIGKILL')
    const next = await startEmbeddedProcess(folder)
    expect(await serverProcess(join(folder, 'postgres'))).not.toBe(server)
    expect(await rows(next.url)).toBe(1)
  })

  it('of the database alone, it is started again at the same address', async () => {
    const folder = await dataDir()
    const running = await startEmbeddedProcess(folder)
    const server = await serverProcess(join(folder, 'postgres'))
    await write(running.url)
    process.kill(server, 'SIGKILL')
    await expect.poll(() => running.events.at(-1), { timeout: 20_000 }).toBe('The database runs again.')
    expect(await serverProcess(join(folder, 'postgres'))).not.toBe(server)
    expect(await rows(running.url)).toBe(1)
    await running.end('SIGTERM')
  })

  it('of a database whose number in the note beside its socket still counts as alive, it is started again at once', async () => {
    const folder = await dataDir()
    const running = await startEmbeddedProcess(folder)
    const data = join(folder, 'postgres')
    const server = await serverProcess(data)
    // A zombie: its parent was killed before it and has not reaped it.
    const other = spawn('sleep', ['60'], spawnAs(chooseServerUser(data)))
    onTestFinished(() => void other.kill())
    const note = join((await readPostmaster(data))?.socketFolder ?? '', '.s.PGSQL.5432.lock')
    await writeFile(note, (await readFile(note, 'utf8')).replace(/^\d+/, String(other.pid)))
    const before = running.events.length
    process.kill(server, 'SIGKILL')
    await expect.poll(() => running.events.at(-1), { timeout: 20_000 }).toBe('The database runs again.')
    await serverProcess(data)
    expect(running.events.slice(before)).toEqual([
      'The database stopped unexpectedly and is being started again.',
      'The database runs again.',
    ])
    await running.end('SIGTERM')
  })

  it('during the very first start, the next one begins again', async () => {
    const folder = await dataDir()
    await mkdir(join(folder, 'postgres.new', 'base'), { recursive: true })
    await writeFile(
      join(folder, 'andrum.lock'),
      JSON.stringify({ pid: process.pid, identity: 'of an earlier boot' }),
    )
    const next = await startEmbeddedProcess(folder)
    await serverProcess(join(folder, 'postgres'))
    await write(next.url)
  })

  it('a note that names a stranger with the same number disturbs neither', async () => {
    const folder = await dataDir()
    const first = await startEmbeddedProcess(folder)
    await first.end('SIGTERM')
    await writeFile(
      join(folder, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${folder}/postgres\n0\n5432\n/tmp/gone\n`,
    )
    await startEmbeddedProcess(folder)
    expect(await serverProcess(join(folder, 'postgres'))).not.toBe(process.pid)
  })

  it('a database whose socket was swept away is ended and started again', async () => {
    const folder = await dataDir()
    const killed = await startEmbeddedProcess(folder)
    const server = await serverProcess(join(folder, 'postgres'))
    await write(killed.url)
    await killed.end('SIGKILL')
    const socketFolder = (await readPostmaster(join(folder, 'postgres')))?.socketFolder ?? ''
    await rm(socketFolder, { recursive: true })
    const next = await startEmbeddedProcess(folder)
    await serverProcess(join(folder, 'postgres'))
    expect(isAlive(server)).toBe(false)
    expect(await rows(next.url)).toBe(1)
  })
})
