import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What a running server writes about itself into its data folder. */
export type Postmaster = {
  readonly pid: number
  /** The folder of its socket. */
  readonly socketFolder: string
}

/**
 * Reads postmaster.pid. Lines: process, data folder, start time, port, socket folder, …
 * (https://github.com/postgres/postgres/blob/REL_18_STABLE/src/include/utils/pidfile.h)
 */
export async function readPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid, , , , socketFolder] = text.split('\n')
  const number = Number.parseInt(pid ?? '', 10)
  return Number.isInteger(number) && number > 0
    ? { pid: number, socketFolder: socketFolder?.trim() ?? '' }
    : undefined
}

/** The address of the server behind a socket, as its superuser (which only the server's own user and root can use). */
export function socketUrl(socketFolder: string, database: string): string {
  return `postgres://postgres@${encodeURIComponent(socketFolder)}/${encodeURIComponent(database)}`
}
