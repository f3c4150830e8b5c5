import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/platform/config/config.ts'
import { openDataDir } from '#server/platform/db/embedded/data-folder.ts'
import { fillPages, sourceOfPages } from '#server/platform/http/pages/prepare-pages.ts'
import { runScript } from './start/run-script.ts'

const build = fileURLToPath(new URL('../build', import.meta.url))

/**
 * `npx andrum fill-pages`: what the first start of a version does for half a minute of processor time, done while the version before
 * still serves from the same DATA_DIR.
 */
await runScript(async () => {
  const config = readConfig(process.env)
  await openDataDir(config.dataDir)
  await fillPages(await sourceOfPages(config, build))
  console.log('The pages of this version are filled in: its first start will not be longer than any other.')
})
