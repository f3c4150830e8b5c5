import { existsSync } from 'node:fs'
import { appendFile, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '#server/platform/db/start-error.ts'

export type NotedErasure = { readonly personId: string; readonly erasedAt: Date }

/** The path of the journal: a copy of the list of erasures, outside the database. */
export const journalOf = (dataDir: string) => join(dataDir, 'erasures')

/** Appends the erasures that the journal lacks. No line is ever removed: an older backup may still hold the person. */
export async function noteErasures(dataDir: string, erasures: readonly NotedErasure[]): Promise<void> {
  const file = journalOf(dataDir)
  const known = new Set((await readJournal(file)).map(({ personId }) => personId))
  const lines = erasures
    .filter(({ personId }) => !known.has(personId))
    .map(({ personId, erasedAt }) => `${erasedAt.toISOString()} ${personId}\n`)
  // Also with nothing to add: an empty journal says that nobody was erased.
  await mkdir(dataDir, { recursive: true })
  await appendFile(file, lines.join(''), { mode: 0o600 })
}

const lineForm = /^(\S+) ([0-9a-f-]{36})$/

/** Empty where there is no journal. @throws StartError for an unreadable line: that erased person would come back. */
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
