import { onTestFinished } from 'vitest'
import { serverSettings } from '../release/large-organisation.ts'
import { type ServerProcess, spawnServerProcess } from './spawn-server-process.ts'

/**
 * Starts the whole server in a process of its own, on an embedded database in `dataDir`, for as long as a test takes.
 * @param settings of its environment, where they are not as usual.
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
