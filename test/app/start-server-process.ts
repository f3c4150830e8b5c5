import { onTestFinished } from 'vitest'
import { serverSettings } from '../release/large-organisation.ts'
import { type ServerProcess, spawnServerProcess } from './spawn-server-process.ts'

/**
 * Starts the whole server in a process of its own, on an embedded database in `dataDir`, until the end of the test.
 * @param settings differences from the usual environment
 */
export async function startServerProcess(
  dataDir: string,
  buildDir: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const environment = { ...serverSettings(dataDir), ...settings }
  const { ready, end } = spawnServerProcess(buildDir, environment, console.error)
  onTestFinished(() => end('SIGTERM'))
  return ready
}
