import { existsSync } from 'node:fs'
import { readConfig, readInstalledConfig, readSettings } from '#server/platform/config/config.ts'
import { restoreSecrets } from '#server/platform/config/secrets.ts'
import { openBackupFile } from '#server/platform/db/backup/backup-file.ts'
import { journalOf, readJournal } from '#server/platform/db/backup/erasure-journal.ts'
import { finishRecovery } from '#server/platform/db/backup/finish-recovery.ts'
import { gatherErasures } from '#server/platform/db/backup/gather-erasures.ts'
import { restoreBackup } from '#server/platform/db/backup/restore-backup.ts'
import { keysFileOf } from '#server/platform/db/backup/take-backup.ts'
import { explainConnection } from '#server/platform/db/connection/explain-connection.ts'
import { openServer } from '#server/platform/db/connection/open-database.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { makeKeys } from '#server/platform/keys/make-keys.ts'
import { queues } from '#server/platform/queue/queues.ts'
import { givenPath } from './start/given-path.ts'
import { givenFile, runScript } from './start/run-script.ts'

/**
 * `npx andrum restore FILE`: the data of FILE and the keys of FILE.keys into an empty database.
 * `npx andrum restore --recovered [LIST …]`: finishes a point-in-time recovery (`deploy/recovery.sh`), before anybody uses the
 * database.
 */
const [first, ...lists] = process.argv.slice(2)
await runScript(() => (first === '--recovered' ? finish(lists.map(givenPath)) : restore()))

async function finish(more: readonly string[]): Promise<void> {
  const config = readInstalledConfig(process.env)
  const own = journalOf(config.dataDir)
  const missing = [own, ...more].find((list) => !existsSync(list))
  if (missing !== undefined)
    throw new StartError(
      `There is no ${missing}, the list of those who were erased: put that of the server there, or an empty file if nobody was.`,
    )
  const erasures = (await Promise.all([own, ...more].map(readJournal))).flat()
  const server = await openServer(config)
  try {
    const keys = makeKeys(config)
    const erasedAgain = await finishRecovery({
      url: server.url,
      authSecret: config.authSecret,
      queues,
      erasures,
      hashWith: (kept) => (kept === null ? keys : keys.withHashKey(kept)),
    })
    console.log(`Erased since that moment, and now again: ${erasedAgain} people. Everybody signs in anew.`)
  } catch (error) {
    throw explainConnection(error, server.url)
  } finally {
    await server.stop()
  }
}

async function restore(): Promise<void> {
  const file = givenFile('npx andrum restore FILE, or npx andrum restore --recovered [LIST …]')
  const { header } = await openBackupFile(keysFileOf(file), 'keys')
  // First of all: reading the configuration would make new secrets.
  restoreSecrets(readSettings(process.env).dataDir, header.secrets ?? {})
  const config = readConfig(process.env)
  const server = await openServer(config)
  try {
    const later = await gatherErasures(file, config.dataDir)
    const keys = makeKeys(config)
    const { rows, erasedAgain } = await restoreBackup(
      {
        url: server.url,
        authSecret: config.authSecret,
        queues,
        erasures: later.erasures,
        hashWith: (kept) => (kept === null ? keys : keys.withHashKey(kept)),
      },
      file,
    )
    console.log(`${rows} rows were restored, as they were on ${header.takenAt}. Everybody signs in anew.`)
    console.log(`Erased since then, and now again: ${erasedAgain} people.`)
    if (later.lists.length === 0) {
      console.warn(
        `No list of later erasures was found. If people were erased after ${header.takenAt}, put the file ${journalOf(config.dataDir)} of the former server in its place and restore into an empty database once more.`,
      )
    }
  } catch (error) {
    throw explainConnection(error, server.url)
  } finally {
    await server.stop()
  }
}
