import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { sqlState } from '#server/platform/db/start-error.ts'

export type SignOfLife = {
  /** In the data folder. */
  readonly name: string
  readonly end: () => Promise<void>
}

/**
 * A socket in the data folder that answers for as long as this process lives: the kernel closes it with the process, by whatever
 * ended it. So another container on the same machine, which sees no process of this one, knows at once that it is dead.
 * @returns undefined where no socket can be there: a path that is too long, a folder of another kernel.
 */
export function showSignOfLife(dataDir: string, name: string): Promise<SignOfLife | undefined> {
  const server = createServer((asked) => asked.destroy())
  return new Promise((resolve) => {
    server.on('error', () => resolve(undefined))
    server.listen(join(dataDir, name), () => {
      server.unref()
      // Its file goes with it.
      resolve({ name, end: () => new Promise((ended) => server.close(() => ended())) })
    })
  })
}

/**
 * Only asked where it was made: a socket of another machine, or by way of another mount, answers nobody. One that is not there says
 * nothing of its holder: somebody may have removed the file.
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
