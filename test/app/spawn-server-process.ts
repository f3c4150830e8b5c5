import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { childEnv } from './child-env.ts'

const ownProgram = fileURLToPath(new URL('./server-process.ts', import.meta.url))

export type ServerProcess = {
  readonly url: string
  readonly end: (signal: NodeJS.Signals) => Promise<void>
  /** All lines so far, of its standard output and standard error. */
  readonly lines: readonly string[]
}

export type Spawned = {
  /** Resolves when it is ready. */
  readonly ready: Promise<ServerProcess>
  /** Ends it, even while it starts. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

/**
 * Starts the whole server in a process of its own.
 * @param settings its environment
 * @param onError called with every line of its standard error
 * @param program `server-process.ts` of another version of the product
 */
export function spawnServerProcess(
  buildDir: string,
  settings: Readonly<Record<string, string>>,
  onError: (line: string) => void = () => {},
  program = ownProgram,
): Spawned {
  const child = spawn(process.execPath, [program, buildDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...childEnv, ...settings },
  })
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => {
    lines.push(line)
    onError(line)
  })
  const end = (signal: NodeJS.Signals) => endProcess(child, signal)
  const ready = new Promise<ServerProcess>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('http')) resolve({ url: line, end, lines })
    })
    child.once('close', (code) =>
      reject(new Error(`the server ended with ${code} before it was ready:\n${lines.slice(-20).join('\n')}`)),
    )
  })
  return { ready, end }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
