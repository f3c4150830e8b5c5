import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { serverProcess, startEmbeddedProcess } from '#test/database/start-embedded-process.ts'
import { lockFolder } from './folder-lock.ts'
import { isAlive } from './process-identity.ts'

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

const canBeApart = spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0
const timeout = 90_000

describe.runIf(canBeApart)('two containers that share a folder', () => {
  it('do not both serve; the second is told, and takes over once the first is dead', {
    timeout,
  }, async () => {
    const folder = await dataDir()
    const first = await startEmbeddedProcess(folder, { apart: true })
    await withClient(first.url, (client) =>
      client.query('create table kept (n int); insert into kept values (1)'),
    )
    await expect(startEmbeddedProcess(folder, { apart: true })).rejects.toThrow(
      `Andrum already runs on ${folder}, in another container or on another machine (${hostname()}): stop that one first`,
    )
    await expect(startEmbeddedProcess(folder)).rejects.toThrow('in another container or on another machine')
    await first.end('SIGKILL')
    const begun = performance.now()
    const next = await startEmbeddedProcess(folder)
    expect(performance.now() - begun).toBeLessThan(10_000)
    await serverProcess(join(folder, 'postgres'))
    const kept = await withClient(next.url, (client) => client.query('select n from kept'))
    expect(kept.rows).toEqual([{ n: 1 }])
    expect(next.events.filter((event) => event.includes('sign of life'))).toEqual([])
    await next.end('SIGTERM')
    expect((await readdir(folder)).filter((name) => name.startsWith('andrum.'))).toEqual([])
  })

  it('do not both serve when somebody has removed the socket of the first', { timeout }, async () => {
    const folder = await dataDir()
    await startEmbeddedProcess(folder, { apart: true })
    for (const name of await readdir(folder)) if (name.endsWith('.alive')) await rm(join(folder, name))
    await expect(startEmbeddedProcess(folder)).rejects.toThrow('in another container or on another machine')
  })
})

/** Leaves the socket of a killed process: the file is still in the folder, and connections are refused. */
async function leaveDeadSocket(folder: string, name: string): Promise<void> {
  const listen = `require('net').createServer().listen(process.argv[1], () => console.log('listens'))`
  const child = spawn(process.execPath, ['-e', listen, join(folder, name)])
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a lock by way of another mount of the folder', () => {
  it.each([
    ['another disk', { disk: 'another' }],
    ['no disk, as a version before this one', {}],
  ])(
    'refuses a start while its heart beats, although its socket refuses: %s',
    { timeout },
    async (_, seen) => {
      const folder = await dataDir()
      const lock = await lockFolder(folder)
      const file = join(folder, 'andrum.lock')
      const { disk: _disk, ...mine } = JSON.parse(await readFile(file, 'utf8'))
      await lock.release()
      const socket = 'andrum.other.alive'
      await leaveDeadSocket(folder, socket)
      const place = `tall ${mine.place.split(' ')[1]} other`
      await writeFile(file, JSON.stringify({ ...mine, host: 'tall', place, socket, ...seen }))
      const heart = setInterval(() => void utimes(file, new Date(), new Date()), 1000)
      onTestFinished(() => clearInterval(heart))
      await expect(lockFolder(folder)).rejects.toThrow('on another machine (tall)')
    },
  )
})

describe('a lock of another machine', () => {
  const foreign = () =>
    JSON.stringify({ id: randomUUID(), pid: 1, identity: 'a b', host: 'tall', place: 'tall 1 2' })

  it('refuses a start while its heart beats', { timeout }, async () => {
    const folder = await dataDir()
    const file = join(folder, 'andrum.lock')
    await writeFile(file, foreign())
    const heart = setInterval(() => void utimes(file, new Date(), new Date()), 5000)
    onTestFinished(() => clearInterval(heart))
    await expect(lockFolder(folder)).rejects.toThrow('on another machine (tall)')
  })

  it('is watched, not believed by its clock: also one of tomorrow is taken over when it is silent', {
    timeout,
  }, async () => {
    const folder = await dataDir()
    const file = join(folder, 'andrum.lock')
    await writeFile(file, foreign())
    const tomorrow = new Date(Date.now() + 86_400_000)
    await utimes(file, tomorrow, tomorrow)
    const lock = await lockFolder(folder)
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ pid: process.pid, host: hostname() })
    await lock.release()
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })
})

describe('on one machine', () => {
  it('a killed Andrum is followed at once', async () => {
    const folder = await dataDir()
    const killed = await startEmbeddedProcess(folder)
    await serverProcess(join(folder, 'postgres'))
    await killed.end('SIGKILL')
    const begun = performance.now()
    await startEmbeddedProcess(folder)
    expect(performance.now() - begun).toBeLessThan(10_000)
  })

  it('an Andrum whose folder was taken over while it slept ends, and its database writes nothing more', {
    timeout,
  }, async () => {
    const folder = await dataDir()
    const slept = await startEmbeddedProcess(folder)
    const server = await serverProcess(join(folder, 'postgres'))
    const ended = once(slept.child, 'exit')
    await writeFile(join(folder, 'andrum.lock'), '{"id":"of the one that took over"}')
    await ended
    expect(slept.events.at(-1)).toMatch(/Another Andrum has taken over/)
    expect(isAlive(server)).toBe(false)
    expect(await readFile(join(folder, 'andrum.lock'), 'utf8')).toContain('took over')
  })
})
