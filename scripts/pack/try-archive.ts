import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ServerUser, spawnAs, unprivilegedUser } from '#server/platform/db/embedded/server-user.ts'
import { freePorts } from '../start/free-ports.ts'

/** Longer than a first start takes on a busy machine, in ms: the longest seen was 130 s, at a load of 17 on two cores. */
const patience = 600_000

/**
 * Does what an operator does, in the worst surroundings: root unpacks the archive with umask 077, in a folder with spaces and å.
 * Another user, who may write only to DATA_DIR, starts it from elsewhere with LANG=C, and a page is requested.
 * @param withDatabase whether the archive includes a database; one without must say so and end.
 * @returns the time from the command to the first answer, in ms, and the user it ran as.
 * @throws an Error with the program's output.
 */
export async function tryArchive(archive: string, withDatabase: boolean): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'andrum på prov '))
  const [program, data, home] = ['a program', 'data på plats', 'home'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  try {
    unpack(archive, program)
    for (const place of [data, home]) mkdirSync(place)
    // Only root can give a folder to another user and start that user's process.
    const user = process.getuid?.() === 0 ? unprivilegedUser() : undefined
    if (user !== undefined) chownSync(data, user.uid, user.gid)
    chmodSync(home, 0o555)
    for (const place of [folder, program]) chmodSync(place, 0o755)
    const milliseconds = await startIn({ program, data, home, user, withDatabase })
    return { milliseconds, asAnother: user !== undefined }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

type Tried = { readonly milliseconds: number; readonly asAnother: boolean }

/** Runs a command whose files are closed to others. */
const closed = (command: string, ...args: string[]) => ['-c', 'umask 077; exec "$@"', 'sh', command, ...args]

export function unpack(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const tar = closed('tar', '-xzf', archive, '-C', folder, '--strip-components=1')
  const { status, stderr } = spawnSync('sh', tar)
  if (status !== 0) throw new Error(`the archive could not be unpacked: ${stderr}`)
}

type Place = {
  readonly program: string
  readonly data: string
  readonly home: string
  readonly user: ServerUser | undefined
  readonly withDatabase: boolean
}

async function startIn({ program, data, home, user, withDatabase }: Place): Promise<number> {
  const port = (await freePorts(1))[0] ?? 0
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    LANG: 'C',
    LC_ALL: 'C',
    PORT: String(port),
    DATA_DIR: data,
    DEMO: '0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'warn',
  }
  const begun = performance.now()
  const child = spawn('sh', closed(join(program, 'andrum')), {
    ...(user === undefined ? {} : spawnAs(user)),
    cwd: '/',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'exit')
  const late = setTimeout(() => child.kill('SIGTERM'), patience)
  try {
    const answered = await answerOf(`http://127.0.0.1:${port}`, ended)
    const milliseconds = performance.now() - begun
    child.kill('SIGTERM')
    const [code] = await ended
    const words = (await said).join('\n')
    if (withDatabase ? !answered : !/set DATABASE_URL to a PostgreSQL server/.test(words))
      throw new Error(`the archive does not start:\n${words}`)
    if (withDatabase && code !== 0) throw new Error(`the archive does not end in order (${code}):\n${words}`)
    if (/may be older than their sources|being built/.test(words))
      throw new Error(`the archive has no whole pages:\n${words}`)
    return milliseconds
  } finally {
    clearTimeout(late)
  }
}

/** Whether database and pages answer before the program ends. */
export async function answerOf(url: string, ended: Promise<unknown>): Promise<boolean> {
  let running = true
  ended.then(() => {
    running = false
  })
  const ask = (path: string) =>
    fetch(`${url}${path}`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (running) {
    if ((await ask('/api/ready')) && (await ask('/stressprofil'))) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}
