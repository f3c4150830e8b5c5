import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { explainFolder } from '#server/platform/db/embedded/explain.ts'
import { StartError, sqlState } from '#server/platform/db/start-error.ts'

export type Secrets = { readonly authSecret: string; readonly dataKey: string; readonly logKey: string }

const files = { authSecret: 'auth-secret', dataKey: 'data-key', logKey: 'log-key' } as const

const variables = { authSecret: 'AUTH_SECRET', dataKey: 'DATA_KEY', logKey: 'LOG_KEY' } as const

export type SecretName = keyof Secrets

/** The files of the secrets that this start has generated. */
type MadeSecrets = { readonly madeSecrets: readonly string[] }

/**
 * Generates the secrets that were not given, once, and stores them in DATA_DIR/secrets, readable by this user only.
 * @throws StartError when the key to existing data is gone: a new one would make everybody's results unreadable.
 */
export function storeSecrets(dataDir: string, given: Partial<Secrets>): Secrets & MadeSecrets {
  const folder = join(dataDir, 'secrets')
  const madeSecrets: string[] = []
  const keep = (name: SecretName) => {
    const file = join(folder, files[name])
    if (existsSync(file)) return readSecret(file)
    if (name === 'dataKey' && isThere(join(dataDir, 'postgres')))
      throw new StartError(missingSecret(dataDir, 'dataKey'))
    madeSecrets.push(file)
    return makeSecret(folder, files[name])
  }
  try {
    return {
      authSecret: given.authSecret ?? keep('authSecret'),
      dataKey: given.dataKey ?? keep('dataKey'),
      logKey: given.logKey ?? keep('logKey'),
      madeSecrets,
    }
  } catch (error) {
    throw explainFolder(error, existsSync(folder) ? folder : dataDir)
  }
}

/** True also for a link whose target is gone. */
const isThere = (path: string) => lstatSync(path, { throwIfNoEntry: false }) !== undefined

/**
 * The secrets of an existing installation: given, or in DATA_DIR/secrets. Generates none.
 * @throws StartError for a file that is damaged or that this user may not read
 */
export function findSecrets(dataDir: string, given: Partial<Secrets>): Partial<Secrets> {
  const folder = join(dataDir, 'secrets')
  try {
    const names = Object.keys(files) as SecretName[]
    const found = names.map((name) => [name, given[name] ?? ifThere(join(folder, files[name]))])
    return Object.fromEntries(found.filter(([, value]) => value !== undefined))
  } catch (error) {
    throw explainFolder(error, existsSync(folder) ? folder : dataDir)
  }
}

const ifThere = (file: string) => (existsSync(file) ? readSecret(file) : undefined)

const losses: Readonly<Record<SecretName, string>> = {
  authSecret: 'without it codes, slips and API keys of this installation do not hold',
  dataKey: "without it nobody's own results can be read",
  logKey: 'without it nothing more can be signed as this record log',
}

/** The sentence about a secret that an installation had and that is now nowhere. */
export const missingSecret = (dataDir: string, name: SecretName): string =>
  `${variables[name]} is not set and ${join(dataDir, 'secrets', files[name])} is missing, and ${losses[name]}. Put the file back from your backup, or set ${variables[name]} as it was (docs/runbooks/lost-key.md).`

/**
 * Runs work that checks the secrets against the database. When the database refuses a secret that this start has generated, the
 * right one had been lost: the new file is removed, so that the loss stays visible and the right file finds its place free.
 */
export async function withMadeSecrets<T>({ madeSecrets }: MadeSecrets, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StartError) || madeSecrets.length === 0) throw error
    for (const file of madeSecrets) rmSync(file, { force: true })
    throw new StartError(
      `Missing: ${madeSecrets.join(', ')}. This database was used with what stood there. Put it back from your backup (docs/runbooks/lost-key.md). ${error.message}`,
      { cause: error },
    )
  }
}

function makeSecret(folder: string, name: string): string {
  const file = join(folder, name)
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    // A link appears whole or not at all, and never replaces a file that another start has just made.
    linkSync(draft, file)
  } catch (error) {
    if (sqlState(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  bringToDisk(folder)
  return readSecret(file)
}

/**
 * Flushes this folder and those above it before anything is sealed with the secrets. Otherwise a power cut a moment later could
 * leave the files empty or missing, and what was sealed unreadable.
 */
function bringToDisk(folder: string): void {
  // Windows cannot flush a folder.
  if (process.platform === 'win32') return
  for (const place of [folder, dirname(folder), dirname(dirname(folder))]) {
    const opened = openIfAllowed(place)
    if (opened === undefined) continue
    try {
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
  }
}

/** This user may be allowed to pass through a folder above DATA_DIR but not to read it: its owner then made what is in it. */
function openIfAllowed(folder: string): number | undefined {
  try {
    return openSync(folder, 'r')
  } catch (error) {
    if (sqlState(error) === 'EACCES') return undefined
    throw error
  }
}

function readSecret(file: string): string {
  const text = readFileSync(file, 'utf8').trim()
  if (text.length < 32) throw new StartError(`${file} is damaged: put it back from your backup.`)
  return text
}

/** The secrets that this installation generated itself and that have no other copy, by file name. */
export function generatedSecrets(dataDir: string): Record<string, string> {
  const folder = join(dataDir, 'secrets')
  const present = Object.values(files).filter((name) => existsSync(join(folder, name)))
  return Object.fromEntries(present.map((name) => [name, readSecret(join(folder, name))]))
}

/** Puts secrets of a backup in their place. @throws StartError where other secrets are there: they belong to other data. */
export function restoreSecrets(dataDir: string, secrets: Readonly<Record<string, string>>): void {
  const folder = join(dataDir, 'secrets')
  try {
    const present = generatedSecrets(dataDir)
    for (const name of Object.values(files)) {
      const value = secrets[name]
      if (value === undefined || value === present[name]) continue
      if (present[name] !== undefined) {
        throw new StartError(`${folder} has other secrets than the backup: set DATA_DIR to a new folder.`)
      }
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      writeFileSync(join(folder, name), `${value}\n`, { mode: 0o600, flag: 'wx', flush: true })
    }
    if (existsSync(folder)) bringToDisk(folder)
  } catch (error) {
    throw explainFolder(error, existsSync(folder) ? folder : dataDir)
  }
}
