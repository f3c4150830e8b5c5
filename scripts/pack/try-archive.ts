import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { freePorts } from '../start/free-ports.ts'

/** Longer than a first start takes on a busy machine, in ms: 130 s were seen at a load of 17 on two cores. */
const patience = 600_000

/**
 * Does what an operator does: unpacks the archive in an empty folder, starts it by its one command, and asks for a page.
 * @param withDatabase whether the archive brings a database; one that does not has to say so, and end.
 * @returns how long it took from the command to the first answer, in ms.
 * @throws an Error with what the program said.
 */
export async function tryArchive(archive: string, withDatabase: boolean): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'andrum-pack-'))
  // Under a closed folder the embedded database would keep its files elsewhere, where nobody removes them.
  chmodSync(folder, 0o755)
  try {
    unpack(archive, folder)
    return await startIn(folder, withDatabase)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

export function unpack(archive: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'])
  if (status !== 0) throw new Error(`the archive could not be unpacked: ${stderr}`)
}

async function startIn(folder: string, withDatabase: boolean): Promise<number> {
  const port = (await freePorts(1))[0] ?? 0
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'warn',
  }
  const begun = performance.now()
  const child = spawn(join(folder, 'andrum'), [], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = Promise.all([text(child.stdout), text(child.stderr)])
  const ended = once(child, 'exit')
  const late = setTimeout(() => child.kill('SIGTERM'), patience)
  try {
    const answered = await answerOf(`http://127.0.0.1:${port}`, ended)
    const milliseconds = performance.now() - begun
    child.kill('SIGTERM')
    await ended
    const words = (await said).join('\n')
    if (withDatabase ? !answered : !/set DATABASE_URL to a PostgreSQL server/.test(words))
      throw new Error(`the archive does not start:\n${words}`)
    if (/may be older than their sources|being built/.test(words))
      throw new Error(`the archive has no whole pages:\n${words}`)
    return milliseconds
  } finally {
    clearTimeout(late)
  }
}

/** Whether database and pages answer before the program ends. */
async function answerOf(url: string, ended: Promise<unknown>): Promise<boolean> {
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
