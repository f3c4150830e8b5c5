import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { sqlState } from '#server/platform/db/start-error.ts'

export type SignOfLife = {
  /** File name in the data folder. */
  readonly name: string
  readonly end: () => Promise<void>
}

/**
 * Opens a socket in the data folder that answers for as long as this process lives: the kernel closes it however the process ends.
 * So another container on the same machine, which cannot see this process, knows at once when it is dead.
 * @returns undefined where no socket can be made: the path is too long, or another kernel serves the folder.
 */
export function showSignOfLife(dataDir: string, name: string): Promise<SignOfLife | undefined> {
  const server = createServer((input) => input.destroy())
  return new Promise((resolve) => {
    server.on('error', () => resolve(undefined))
    server.listen(join(dataDir, name), () => {
      server.unref()
      // Closing removes the file too.
      resolve({ name, end: () => new Promise((ended) => server.close(() => ended())) })
    })
  })
}

/**
 * Ask only on the machine and mount where the socket was made: elsewhere it answers nobody. A missing socket proves nothing about
 * its holder: somebody may have removed the file.
 */
export function askForLife(dataDir: string, name: string): Promise<'alive' | 'dead' | 'unknown'> {
  return new Promise((resolve) => {
    const asking = createConnection(join(dataDir, name))
    asking.once('connect', () => {
      asking.destroy()
      resolve('alive')
    })
    asking.once('error', (error: unknown) => {
      resolve(sqlState(error) === 'ECONNREFUSED' ? 'dead' : 'unknown')
    })
  })
}
