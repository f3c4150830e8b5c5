import { readInstalledConfig } from '#server/platform/config/config.ts'
import { generatedSecrets } from '#server/platform/config/secrets.ts'
import { journalOf } from '#server/platform/db/backup/erasure-journal.ts'
import { keysFileOf, takeBackup } from '#server/platform/db/backup/take-backup.ts'
import { explainConnection } from '#server/platform/db/connection/explain-connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { noteBackup } from './start/last-backup.ts'
import { givenFile, runScript } from './start/run-script.ts'

/** `npx andrum backup FILE`: data to FILE, keys to FILE.keys, also while Andrum runs. */
await runScript(async () => {
  const file = givenFile('npx andrum backup FILE')
  const config = readInstalledConfig(process.env)
  const server = await openServerBeside(config)
  try {
    const secrets = generatedSecrets(config.dataDir)
    const takenAt = new Date()
    const rows = await takeBackup(
      { url: server.url, secrets, journal: journalOf(config.dataDir), takenAt },
      file,
    )
    noteBackup(config.dataDir, takenAt)
    console.log(`${rows} rows were saved: the data in ${file}, the keys in ${keysFileOf(file)}.`)
    console.log('Keep the two apart, and the keys under lock: together they open what people wrote.')
  } catch (error) {
    throw error instanceof StartError ? error : explainConnection(error, server.url)
  } finally {
    await server.stop()
  }
})
