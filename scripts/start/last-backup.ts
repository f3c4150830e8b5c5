import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const noteIn = (dataDir: string) => join(dataDir, 'last-backup')

/** Kept beside the data, because the backups themselves are somewhere else by then. */
export function noteBackup(dataDir: string, takenAt: Date): void {
  writeFileSync(noteIn(dataDir), `${takenAt.toISOString()}\n`, { mode: 0o600 })
}

/** When the last backup that was finished began; null where none was. */
export function lastBackupOf(dataDir: string): Date | null {
  const file = noteIn(dataDir)
  if (!existsSync(file)) return null
  const takenAt = new Date(readFileSync(file, 'utf8').trim())
  return Number.isNaN(takenAt.getTime()) ? null : takenAt
}
