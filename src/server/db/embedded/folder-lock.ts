import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError, sqlState } from '../start-error.ts'
import { processIdentity } from './process-identity.ts'

export type FolderLock = { readonly release: () => Promise<void> }

type Holder = { readonly pid: number; readonly identity: string }

/**
 * One Andrum a data folder. The lock outlives a killed process as a file, and is then recognised as nobody's.
 * @throws StartError when another process holds the folder.
 */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const file = join(dataDir, 'andrum.lock')
  const me: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '' }
  const mine = `${file}.${process.pid}`
  await writeFile(mine, JSON.stringify(me), { mode: 0o600 })
  try {
    while (!(await take(mine, file))) {
      const text = await readFile(file, 'utf8').catch(() => '')
      const holder = livingHolder(text)
      if (holder !== undefined) throw taken(dataDir, holder.pid)
      await removeStale(file, text)
    }
  } finally {
    await rm(mine, { force: true })
  }
  return { release: () => rm(file, { force: true }) }
}

/** Linking is all or nothing, and the file is whole from its first moment. */
async function take(mine: string, file: string): Promise<boolean> {
  try {
    await link(mine, file)
    return true
  } catch (error) {
    if (sqlState(error) === 'EEXIST') return false
    throw error
  }
}

function livingHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder
    return processIdentity(holder.pid) === holder.identity ? holder : undefined
  } catch {
    return undefined
  }
}

/** Two starts may find the same stale lock: only what was read is removed, a lock taken since is put back. */
async function removeStale(file: string, text: string): Promise<void> {
  const aside = `${file}.stale-${process.pid}`
  try {
    await rename(file, aside)
  } catch (error) {
    if (sqlState(error) === 'ENOENT') return
    throw error
  }
  if ((await readFile(aside, 'utf8')) !== text) await take(aside, file)
  await rm(aside, { force: true })
}

function taken(dataDir: string, pid: number): StartError {
  return new StartError(
    `Andrum already runs on ${dataDir} (process ${pid}): stop that one first, or give this one another DATA_DIR.`,
  )
}
