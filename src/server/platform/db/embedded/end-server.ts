import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './process-identity.ts'

/** PostgreSQL's fast shutdown, then its immediate one, after which the next start recovers. Limits in ms. */
const steps = [
  ['SIGINT', 30_000],
  ['SIGQUIT', 10_000],
] as const

/** Shuts the server down: running queries are cut off, everything committed is on disk. */
export async function endServer(pid: number): Promise<void> {
  for (const [signal, limit] of steps) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    const deadline = performance.now() + limit
    while (isAlive(pid) && performance.now() < deadline) await wait(10)
  }
}

/** The beginning of the names of socket folders; each has a random ending. */
export const socketFolderStart = '/tmp/andrum-'

/** Removes the socket's folder, if it is one of ours. */
export async function removeSocketFolder(folder: string): Promise<void> {
  if (folder.startsWith(socketFolderStart)) await rm(folder, { recursive: true, force: true })
}
