import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const noteIn = (dataDir: string) => join(dataDir, 'last-backup')

/**
 * Stored beside the data, because the backups themselves are moved elsewhere. Removed first, and readable by everybody: the last one
 * may be of another user, as when root takes a backup by hand.
 */
export function noteBackup(dataDir: string, takenAt: Date): void {
  rmSync(noteIn(dataDir), { force: true })
  writeFileSync(noteIn(dataDir), `${takenAt.toISOString()}\n`, { mode: 0o644 })
}

/** When the last finished backup began; null where there is none. */
export function lastBackupOf(dataDir: string): Date | null {
  const file = noteIn(dataDir)
  if (!existsSync(file)) return null
  const takenAt = new Date(readFileSync(file, 'utf8').trim())
  return Number.isNaN(takenAt.getTime()) ? null : takenAt
}
