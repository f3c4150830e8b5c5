import { chooseDataDir } from '#server/config/data-dir.ts'
import { restoreSecrets } from '#server/config/secrets.ts'
import { readConfig } from '#server/config.ts'
import { openBackupFile } from '#server/db/backup/backup-file.ts'
import { journalOf } from '#server/db/backup/erasure-journal.ts'
import { gatherErasures } from '#server/db/backup/gather-erasures.ts'
import { restoreBackup } from '#server/db/backup/restore-backup.ts'
import { keysFileOf } from '#server/db/backup/take-backup.ts'
import { explainConnection } from '#server/db/explain-connection.ts'
import { openServer } from '#server/db/open-database.ts'
import { queues } from '#server/jobs/queues.ts'
import { makeKeys } from '#server/keys/make-keys.ts'
import { givenFile, runScript } from './start/run-script.ts'

/** `npm run restore -- FILE`: the data of FILE and the keys of FILE.keys into an empty database. */
await runScript(async () => {
  const file = givenFile('npm run restore -- FILE')
  const { header } = await openBackupFile(keysFileOf(file), 'keys')
  // Before anything reads the configuration, which would make new secrets.
  restoreSecrets(chooseDataDir(process.env.DATA_DIR || undefined), header.secrets ?? {})
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
})
