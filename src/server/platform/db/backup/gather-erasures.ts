import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openBackupFile } from './backup-file.ts'
import { journalOf, type NotedErasure, readJournal } from './erasure-journal.ts'
import { keysFileOf } from './take-backup.ts'

export type LaterErasures = {
  /** The places where erasures were found, for the operator. */
  readonly lists: readonly string[]
  readonly erasures: readonly NotedErasure[]
}

/**
 * Erasures after a backup, from every place that may list them: the journal in DATA_DIR, the journal of the server that took the
 * backup, and newer backups beside it.
 * @throws StartError when a list is damaged: the people on it would come back.
 */
export async function gatherErasures(file: string, dataDir: string): Promise<LaterErasures> {
  const { header } = await openBackupFile(keysFileOf(file), 'keys')
  const journals = new Set([journalOf(dataDir), ...(header.journal === undefined ? [] : [header.journal])])
  const lists: string[] = []
  const erasures = new Map<string, NotedErasure>()
  const note = (list: string, found: readonly NotedErasure[]) => {
    lists.push(list)
    for (const one of found) erasures.set(one.personId, one)
  }
  for (const journal of journals) if (existsSync(journal)) note(journal, await readJournal(journal))
  for (const keys of await keysBeside(file)) {
    const found = await erasuresIn(keys, header.takenAt)
    if (found !== null) note(keys, found)
  }
  return { lists, erasures: [...erasures.values()] }
}

async function keysBeside(file: string): Promise<string[]> {
  const folder = dirname(file)
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.keys'))
    .map((name) => join(folder, name))
    .filter((path) => path !== keysFileOf(file))
}

/** Null for a file that is no backup, or an older one. */
async function erasuresIn(keys: string, after: string): Promise<NotedErasure[] | null> {
  const backup = await openBackupFile(keys, 'keys').catch(() => null)
  if (backup === null || backup.header.takenAt <= after) return null
  const found: NotedErasure[] = []
  for await (const { table, row } of backup.lines) {
    if (table !== 'public.erasure') continue
    const { person_id, erased_at } = JSON.parse(row) as { person_id: string; erased_at: string }
    found.push({ personId: person_id, erasedAt: new Date(erased_at) })
  }
  return found
}
