import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { removeSocketFolder } from '#server/platform/db/embedded/end-server.ts'
import { readPostmaster } from '#server/platform/db/embedded/postmaster.ts'
import { isAlive } from '#server/platform/db/embedded/process-identity.ts'

const program = fileURLToPath(new URL('./embedded-process.ts', import.meta.url))

export type EmbeddedProcess = {
  /** The database's address. */
  readonly url: string
  readonly child: ChildProcess
  /** The events since it was ready. */
  readonly events: readonly string[]
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

export type Starter = {
  readonly uid?: number
  readonly gid?: number
  readonly umask?: string
  /** Added to the variables of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Runs in a process namespace, as in a container: its process ids mean nothing outside. Needs root. */
  readonly apart?: boolean
}

/** The processes of this test that have not been ended. */
const ends = new Set<EmbeddedProcess['end']>()

/** Starts a database in a process of its own. @throws Error with its output when it does not start. */
export async function startEmbeddedProcess(dataDir: string, starter: Starter = {}): Promise<EmbeddedProcess> {
  const { umask = '022', apart = false, env = {}, ...user } = starter
  const command = ['-c', 'umask "$1"; exec "$2" "$3" "$4"', 'sh', umask, process.execPath, program, dataDir]
  const unshare = ['--pid', '--fork', '--kill-child', '--mount-proc', 'sh', ...command]
  const child = spawn(apart ? 'unshare' : 'sh', apart ? unshare : command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...user,
  })
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  ends.add(end)
  onTestFinished(() => {
    ends.delete(end)
    return end('SIGKILL')
  })
  let complaint = ''
  child.stderr.on('data', (data: Buffer) => {
    complaint += data.toString()
  })
  const events: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      events.push(line)
      if (line.startsWith('postgres://')) resolve(line)
    })
    child.once('close', () => reject(new Error(complaint.trim())))
  })
  return { url, child, events, end }
}

/** The process id of the database server itself; ended after the test in any case. */
export async function serverProcess(dataFolder: string): Promise<number> {
  const running = await readPostmaster(dataFolder)
  if (running === undefined) throw new Error(`no server runs on ${dataFolder}`)
  onTestFinished(async () => {
    // Otherwise its supervisor would start it again.
    for (const end of ends) await end('SIGKILL')
    if (isAlive(running.pid)) process.kill(running.pid, 'SIGKILL')
    await removeSocketFolder(running.socketFolder)
  })
  return running.pid
}
