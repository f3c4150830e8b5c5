import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readInstalledConfig, readSettings } from '#server/platform/config/config.ts'
import { openDataDir } from '#server/platform/db/embedded/data-folder.ts'
import { explainFolder } from '#server/platform/db/embedded/explain.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { fillPages, sourceOfPages } from '#server/platform/http/pages/prepare-pages.ts'
import { refuseArguments, runScript } from './start/run-script.ts'

const build = fileURLToPath(new URL('../build', import.meta.url))

/**
 * `npx andrum fill-pages`: fills a new version's pages, half a minute of processor time, while the earlier version
 * still serves from the same DATA_DIR. The first start then finds them done.
 */
await runScript(async () => {
  refuseArguments('fill-pages')
  refuseOtherUser(readSettings(process.env).dataDir)
  const config = readInstalledConfig(process.env)
  await openDataDir(config.dataDir)
  await fillPages(await sourceOfPages(config, build)).catch((error: unknown) => {
    throw explainFolder(error, config.dataDir)
  })
  console.log('The pages of this version are filled in: its first start will not be longer than any other.')
})

/**
 * At the next upgrade the server must remove these pages, so its own user has to own them. DATA_DIR may be a volume that
 * belongs to root and that its group may write.
 * @throws StartError
 */
function refuseOtherUser(dataDir: string): void {
  const place = [join(dataDir, 'pages'), dataDir].find((folder) => existsSync(folder))
  if (place === undefined || process.getuid === undefined) return
  const { uid } = statSync(place)
  if (uid === process.getuid()) return
  throw new StartError(
    `${place} belongs to another user (number ${uid}): run this command as that user, as the server runs.`,
  )
}
