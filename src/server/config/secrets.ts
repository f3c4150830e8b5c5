import { randomBytes, randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { explainFolder } from '../db/embedded/explain.ts'
import { StartError, sqlState } from '../db/start-error.ts'

export type Secrets = { readonly authSecret: string; readonly dataKey: string; readonly logKey: string }

const files = { authSecret: 'auth-secret', dataKey: 'data-key', logKey: 'log-key' } as const

/**
 * The secrets that were not given, made once and kept in DATA_DIR/secrets, readable by this user only.
 * @throws StartError when the key to existing data is gone: a new one would make everybody's results unreadable.
 */
export function keepSecrets(dataDir: string, given: Partial<Secrets>): Secrets {
  const folder = join(dataDir, 'secrets')
  try {
    return {
      authSecret: given.authSecret ?? keepSecret(folder, files.authSecret),
      dataKey: given.dataKey ?? keepDataKey(dataDir, folder),
      logKey: given.logKey ?? keepSecret(folder, files.logKey),
    }
  } catch (error) {
    throw explainFolder(error, folder)
  }
}

function keepDataKey(dataDir: string, folder: string): string {
  const file = join(folder, files.dataKey)
  if (!existsSync(file) && existsSync(join(dataDir, 'postgres'))) {
    throw new StartError(
      `DATA_KEY is not set and ${file} is missing, and without it nobody's own results can be read. Put the file back from your backup, or set DATA_KEY.`,
    )
  }
  return keepSecret(folder, files.dataKey)
}

function keepSecret(folder: string, name: string): string {
  const file = join(folder, name)
  if (existsSync(file)) return readSecret(file)
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    // Whole or not at all, and never over one that another start has just made.
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
 * That files of this folder and the folders above it are there, before anything is closed with them: without the power a
 * moment later they would be empty or gone, and what had been closed with them stay closed.
 */
function bringToDisk(folder: string): void {
  // Windows has no such thing for folders.
  if (process.platform === 'win32') return
  for (const place of [folder, dirname(folder), dirname(dirname(folder))]) {
    const opened = openSync(place, 'r')
    try {
      fsyncSync(opened)
    } finally {
      closeSync(opened)
    }
  }
}

function readSecret(file: string): string {
  const text = readFileSync(file, 'utf8').trim()
  if (text.length < 32) throw new StartError(`${file} is damaged: put it back from your backup.`)
  return text
}

/** The secrets that this installation made itself and that have no other copy, by their file's name. */
export function generatedSecrets(dataDir: string): Record<string, string> {
  const folder = join(dataDir, 'secrets')
  const present = Object.values(files).filter((name) => existsSync(join(folder, name)))
  return Object.fromEntries(present.map((name) => [name, readSecret(join(folder, name))]))
}

/** Puts secrets of a backup in their place. @throws StartError over others: those close other data. */
export function restoreSecrets(dataDir: string, secrets: Readonly<Record<string, string>>): void {
  const folder = join(dataDir, 'secrets')
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
}
