import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const noteIn = (dataDir: string) => join(dataDir, 'last-backup')

/** Stored beside the data, because the backups themselves are moved elsewhere. */
export function noteBackup(dataDir: string, takenAt: Date): void {
  writeFileSync(noteIn(dataDir), `${takenAt.toISOString()}\n`, { mode: 0o600 })
}

/** When the last finished backup began; null where there is none. */
export function lastBackupOf(dataDir: string): Date | null {
  const file = noteIn(dataDir)
  if (!existsSync(file)) return null
  const takenAt = new Date(readFileSync(file, 'utf8').trim())
  return Number.isNaN(takenAt.getTime()) ? null : takenAt
}
