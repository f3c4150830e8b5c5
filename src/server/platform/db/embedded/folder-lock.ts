import { randomUUID } from 'node:crypto'
import { readFileSync, readlinkSync } from 'node:fs'
import { link, open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'
import { explainFolder } from './explain.ts'
import { processIdentity } from './process-identity.ts'
import { askForLife, showSignOfLife } from './sign-of-life.ts'

export type FolderLock = { readonly release: () => Promise<void> }

export type LockEvents = {
  /** Called with a sentence that says why the start takes a while. */
  readonly onEvent?: (sentence: string) => void
  /** Another process has taken the folder over because this one was silent for too long. This one must write nothing more. */
  readonly onLost?: () => void
}

type Holder = {
  readonly id: string
  readonly pid: number
  readonly identity: string
  readonly host: string
  /** Boot id and process namespace: a process number is valid only within them. */
  readonly place: string
  /** The socket that answers while the holder lives; undefined where the system made none. */
  readonly socket?: string | undefined
  /** Device number of the folder's file system: through another mount the socket refuses although its holder lives. */
  readonly disk?: string
}

/** How often a holder shows that it lives, and how long a watcher waits to see it, in ms. */
const beatEvery = 5_000
const patience = 20_000
const lookEvery = 250

/**
 * Locks a data folder for one Andrum process. The lock is a file that outlives a killed process. A stale lock is recognised by its
 * process number, of another container on this machine by its socket. A lock of another machine, or through another mount, is
 * stale when its holder no longer touches the file.
 * @throws StartError when another process holds the folder.
 */
export async function lockFolder(dataDir: string, events: LockEvents = {}): Promise<FolderLock> {
  const file = join(dataDir, 'andrum.lock')
  const id = randomUUID()
  const disk = await diskOf(dataDir)
  // Made before the lock, so that other processes never find a lock without its socket.
  const sign = await showSignOfLife(dataDir, `andrum.${id.slice(0, 8)}.alive`)
  const me: Holder = {
    id,
    pid: process.pid,
    identity: processIdentity(process.pid) ?? '',
    host: hostname(),
    place: placeOfProcess(),
    socket: sign?.name,
    disk,
  }
  const text = JSON.stringify(me)
  const mine = `${file}.${me.id}`
  try {
    await writeFile(mine, text, { mode: 0o600 })
    while (!(await take(mine, file))) await clearAway(file, { dataDir, place: me.place, ...events })
  } catch (error) {
    await sign?.end()
    throw explainFolder(error, file)
  } finally {
    await rm(mine, { force: true })
  }
  const held = keepBeating(file, text, events)
  const release = async () => {
    await held.release()
    await sign?.end()
  }
  return { release }
}

/** Empty parts where the system does not tell, as on macOS. */
function placeOfProcess(): string {
  const ask = (read: () => string) => {
    try {
      return read().trim()
    } catch {
      return ''
    }
  }
  const boot = ask(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
  return `${hostname()} ${boot} ${ask(() => readlinkSync('/proc/self/ns/pid'))}`
}

async function diskOf(folder: string): Promise<string> {
  return String((await stat(folder, { bigint: true })).dev)
}

/** The message of the process that has lost the folder. */
export const takenOver = (dataDir: string): string =>
  `Another Andrum has taken over ${dataDir}, because this one was silent for too long: this one ends.`

/** Whether a server holds the folder now. Changes nothing. */
export async function isFolderHeld(dataDir: string): Promise<boolean> {
  const seen = await look(join(dataDir, 'andrum.lock'))
  const holder = seen === undefined ? undefined : readHolder(seen.text)
  if (seen === undefined || holder === undefined) return false
  if (holder.place === undefined || holder.place === placeOfProcess())
    return processIdentity(holder.pid) === holder.identity
  const life = await lifeOf(dataDir, holder)
  return life === 'unknown' ? Date.now() - Number(seen.beat / 1_000_000n) < patience : life === 'alive'
}

/** Asks the socket, which answers only on the machine and the disk where it was made; 'unknown' elsewhere. */
async function lifeOf(
  dataDir: string,
  { place, socket, disk }: Holder,
): Promise<'alive' | 'dead' | 'unknown'> {
  const [, boot] = place.split(' ')
  if (socket === undefined || boot === '' || boot !== placeOfProcess().split(' ')[1]) return 'unknown'
  if (disk !== (await diskOf(dataDir))) return 'unknown'
  return askForLife(dataDir, socket)
}

/** `link` is atomic, and the file is complete from its first moment. */
async function take(mine: string, file: string): Promise<boolean> {
  try {
    await link(mine, file)
    return true
  } catch (error) {
    if (sqlState(error) === 'EEXIST') return false
    throw error
  }
}

type Search = LockEvents & { readonly dataDir: string; readonly place: string }

/** Removes a lock without a holder. @throws StartError when it has one. */
async function clearAway(file: string, { dataDir, place, onEvent = () => {} }: Search): Promise<void> {
  const seen = await look(file)
  if (seen === undefined) return
  const holder = readHolder(seen.text)
  // Locks of older versions have no place: they belong to this machine.
  const isElsewhere = holder?.place !== undefined && holder.place !== place
  if (holder !== undefined && !isElsewhere && processIdentity(holder.pid) === holder.identity) {
    throw new StartError(
      `Andrum already runs on ${dataDir} (process ${holder.pid}): stop that one first, or give this one another DATA_DIR.`,
    )
  }
  const life = holder !== undefined && isElsewhere ? await lifeOf(dataDir, holder) : 'dead'
  if (holder !== undefined && life === 'alive') throw new StartError(elsewhere(dataDir, holder))
  if (holder !== undefined && life === 'unknown') {
    onEvent(
      `${dataDir} is locked from ${holder.host}: up to ${patience / 1000} seconds are waited for a sign of life.`,
    )
    const now = await watch(file, seen)
    if (now === 'beats') throw new StartError(elsewhere(dataDir, holder))
    if (now === 'changed') return
  }
  await removeStale(file, seen.text)
  if (holder?.socket !== undefined) await rm(join(dataDir, holder.socket), { force: true })
}

const elsewhere = (dataDir: string, { host }: Holder): string =>
  `Andrum already runs on ${dataDir}, in another container or on another machine (${host}): stop that one first, or give this one another DATA_DIR.`

type Seen = { readonly text: string; readonly beat: bigint }

/** Opens the file anew each time, so that a shared disk shows what other machines have written. */
async function look(file: string): Promise<Seen | undefined> {
  const handle = await open(file, 'r').catch((error: unknown) => {
    if (sqlState(error) === 'ENOENT') return undefined
    throw error
  })
  if (handle === undefined) return undefined
  try {
    const { mtimeNs } = await handle.stat({ bigint: true })
    return { text: await handle.readFile('utf8'), beat: mtimeNs }
  } finally {
    await handle.close()
  }
}

async function watch(file: string, first: Seen): Promise<'beats' | 'silent' | 'changed'> {
  const deadline = performance.now() + patience
  while (performance.now() < deadline) {
    await wait(lookEvery)
    const now = await look(file)
    if (now?.text !== first.text) return 'changed'
    if (now.beat !== first.beat) return 'beats'
  }
  return 'silent'
}

function readHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
    return undefined
  }
}

/** Two starts may find the same stale lock. Removes only the lock that was read, and puts back one taken since. */
async function removeStale(file: string, text: string): Promise<void> {
  const aside = `${file}.stale-${randomUUID()}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (sqlState(error) === 'ENOENT') return
    throw error
  }
  if ((await readFile(aside, 'utf8')) !== text) await take(aside, file)
  await rm(aside, { force: true })
}

function keepBeating(file: string, text: string, { onLost = () => {} }: LockEvents): FolderLock {
  const beat = async () => {
    const now = await look(file)
    if (now === undefined) return writeFile(file, text, { mode: 0o600, flag: 'wx' })
    if (now.text === text) return utimes(file, new Date(), new Date())
    clearInterval(timer)
    onLost()
  }
  // A disk that fails for a moment is reported by the database; the next touch tries again.
  const timer = setInterval(() => void beat().catch(() => {}), beatEvery)
  timer.unref()
  return {
    release: async () => {
      clearInterval(timer)
      if ((await look(file))?.text === text) await rm(file, { force: true })
    },
  }
}
