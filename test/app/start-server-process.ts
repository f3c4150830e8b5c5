import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { serverSettings } from '../release/large-organisation.ts'

const program = fileURLToPath(new URL('./server-process.ts', import.meta.url))

export type ServerProcess = {
  readonly url: string
  readonly end: (signal: NodeJS.Signals) => Promise<void>
  /** Every line so far, of its standard output and of its standard error. */
  readonly lines: readonly string[]
}

/**
 * Starts the whole server in a process of its own, on an embedded database in `dataDir`.
 * @param settings of its environment, where they are not as usual.
 */
export async function startServerProcess(
  dataDir: string,
  buildDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program, buildDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, ...serverSettings(dataDir), ...settings },
  })
  const lines: string[] = []
  createInterface(child.stderr).on('line', (line) => {
    lines.push(line)
    console.error(line)
  })
  const end = (signal: NodeJS.Signals) => endProcess(child, signal)
  onTestFinished(() => end('SIGTERM'))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      if (line.startsWith('http')) resolve(line)
    })
    child.once('close', (code) => reject(new Error(`the server ended with ${code} before it was ready`)))
  })
  return { url, end, lines }
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
