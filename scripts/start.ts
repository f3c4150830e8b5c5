import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/platform/config/config.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { ensureBuild } from './start/ensure-build.ts'
import { greeting } from './start/greeting.ts'
import { explainListenError, tryPort } from './start/listen-error.ts'
import { refuseArguments } from './start/run-script.ts'
import { serveUntilTold } from './start/serve-until-told.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

/** `npm start`: checks the configuration, builds the pages if needed, and serves until it is told to end. */
async function start(): Promise<void> {
  refuseArguments('start', ' Settings are variables, as in PORT=8080 npm start.')
  process.chdir(project)
  const config = readConfig(process.env)
  await tryPort(config)
  ensureBuild(project)
  const begun = performance.now()
  const still = setInterval(() => {
    console.log(`Still starting, ${Math.round((performance.now() - begun) / 1000)} s.`)
  }, 15_000)
  // Imported only now, so that an operator with a wrong variable does not wait for the whole server to load.
  const running = await serveUntilTold((signal) =>
    import('#server/main.ts')
      .then(({ main }) => main(config, undefined, signal, console.log))
      .catch((error: unknown) => {
        throw explainListenError(error, config)
      })
      .finally(() => clearInterval(still)),
  )
  if (running !== undefined) console.log(greeting(config, running.url))
}

try {
  await start()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
