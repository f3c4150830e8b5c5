/** A server started by `npm start`, as an operator does, and the processes that remain. */
import { spawn } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { serverSettings } from '#test/release/large-organisation.ts'
import { type Process, processes, residentMemory } from './processes.ts'

const port = 3978
export const url = `http://localhost:${port}`

/** The folder where it runs, with everything that it starts. */
const project = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')

type Started = {
  readonly pid: number
  /** Processes besides npm, the server and its database, as "120 MB: command". */
  readonly leftBehind: () => readonly string[]
  readonly end: () => Promise<void>
}

/** Starts without the demo, and returns when the first page is answered. Needs /proc. */
export async function start(dataDir: string): Promise<Started> {
  const before = new Set(processes().map(({ pid }) => pid))
  const npm = spawn('npm', ['start'], {
    cwd: project,
    env: {
      ...process.env,
      ...serverSettings(dataDir),
      PORT: String(port),
      TRUSTED_PROXIES: '127.0.0.1,::1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  while ((await fetch(url).catch(() => undefined))?.ok !== true) {
    if (npm.exitCode !== null) throw new Error('the server did not start')
    await wait(50)
  }
  const all = processes()
  const server = all.find(({ pid, command }) => {
    return command.includes('scripts/start.mjs') && above(all, pid).includes(npm.pid ?? 0)
  })
  if (server === undefined) throw new Error('the server was not found among the processes')
  const expected = new Set([server.pid, ...above(all, server.pid)])
  const leftBehind = () => {
    const now = processes()
    return now
      .filter(({ pid }) => !before.has(pid) && !expected.has(pid))
      .filter((one) => !isOfDatabase(one) && (above(now, one.pid).includes(server.pid) || isAtHome(one)))
      .flatMap(({ pid, command }) => {
        const memory = memoryOf(pid)
        return memory === 0 ? [] : [`${memory} MB: ${command.replaceAll('\0', ' ').trim()}`]
      })
  }
  const end = async () => {
    process.kill(server.pid, 'SIGTERM')
    while (processes().some(({ pid }) => pid === server.pid)) await wait(100)
  }
  return { pid: server.pid, leftBehind, end }
}

/** Its ancestors: parent, grandparent and so on. */
function above(all: readonly Process[], of: number): readonly number[] {
  const parent = all.find(({ pid }) => pid === of)?.parent ?? 0
  return parent === 0 ? [] : [parent, ...above(all, parent)]
}

const isOfDatabase = ({ command }: Process) => command.includes('postgres')

/** A process whose parent has ended is found by the folder in which it was started. */
function isAtHome({ pid }: Process): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === project
  } catch {
    return false
  }
}

/** 0 for a process that has ended meanwhile. */
function memoryOf(pid: number): number {
  try {
    return residentMemory(pid)
  } catch {
    return 0
  }
}
