import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/db/start-error.ts'

export type NotedErasure = { readonly personId: string; readonly erasedAt: Date }

/** Where the copy of the list lies: beside the database, not in it. */
export const journalOf = (dataDir: string) => join(dataDir, 'erasures')

/** Adds what the list does not have yet. Nothing is ever taken out: an older backup may still have the person. */
export async function noteErasures(dataDir: string, erasures: readonly NotedErasure[]): Promise<void> {
  const file = journalOf(dataDir)
  const known = new Set((await readJournal(file)).map(({ personId }) => personId))
  const lines = erasures
    .filter(({ personId }) => !known.has(personId))
    .map(({ personId, erasedAt }) => `${erasedAt.toISOString()} ${personId}\n`)
  // Also without a line: a list that is there and empty says that nobody was erased.
  await mkdir(dataDir, { recursive: true })
  await appendFile(file, lines.join(''), { mode: 0o600 })
}

const lineForm = /^(\S+) ([0-9a-f-]{36})$/

/** Empty where there is no list. @throws StartError for a line that says nothing: the erased person would come back. */
export async function readJournal(file: string): Promise<NotedErasure[]> {
  if (!existsSync(file)) return []
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  return lines.map((line, index) => {
    const [, at = '', personId = ''] = lineForm.exec(line) ?? []
    const erasedAt = new Date(at)
    if (personId === '' || Number.isNaN(erasedAt.getTime())) {
      throw new StartError(`Line ${index + 1} of ${file} is damaged: it should be a time and an id.`)
    }
    return { personId, erasedAt }
  })
}
