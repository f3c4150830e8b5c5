import { readFileSync, statSync } from 'node:fs'
import { dirname, parse } from 'node:path'
import { StartError } from '#server/platform/db/start-error.ts'

/** The user that the database server runs as. PostgreSQL refuses to run as root. */
export type ServerUser = {
  readonly uid: number
  readonly gid: number
  /** False when it is our own user: files need no new owner then. */
  readonly other: boolean
}

/** Tried in this order. An operator who wants a user for Andrum alone makes one called `andrum`. */
const candidates = ['andrum', 'nobody']

/**
 * The user for the server: our own, or an unprivileged one when we are root.
 * @param dataFolder existing data keep their owner, also when root starts what an ordinary user began.
 */
export function chooseServerUser(dataFolder: string): ServerUser {
  const uid = process.getuid?.() ?? 0
  const gid = process.getgid?.() ?? 0
  if (uid !== 0) return { uid, gid, other: false }
  const owner = statSync(dataFolder, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, other: true }
  return unprivilegedUser()
}

/** The unprivileged user that a server started by root runs as. @throws StartError when the machine has none. */
export function unprivilegedUser(): ServerUser {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of candidates) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    // macOS writes nobody as -2; the system calls want it unsigned.
    if (uid !== undefined && gid !== undefined)
      return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0, other: true }
  }
  throw new StartError(
    'PostgreSQL does not run as root, and this machine has no user "nobody" to run it as. Start as an ordinary user, or create a user called andrum.',
  )
}

/** The form that child_process wants: signed 32 bits. */
export function spawnAs(user: ServerUser): { uid?: number; gid?: number } {
  return user.other ? { uid: user.uid | 0, gid: user.gid | 0 } : {}
}

/** Whether that user may pass through every folder down to `path`. We create the parts that do not exist yet. */
export function canReach(user: ServerUser, path: string): boolean {
  if (!user.other) return true
  for (let folder = path; ; folder = dirname(folder)) {
    if (!mayEnter(user, folder)) return false
    if (folder === parse(folder).root) return true
  }
}

/** The right to enter one folder, by its permission bits (groups are dropped when the server starts). */
export function mayEnter(user: ServerUser, folder: string): boolean {
  const stat = statSync(folder, { throwIfNoEntry: false })
  if (stat === undefined) return true
  if (stat.uid === user.uid) return (stat.mode & 0o100) !== 0
  if (stat.gid === user.gid) return (stat.mode & 0o010) !== 0
  return (stat.mode & 0o001) !== 0
}
