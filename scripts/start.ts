import { fileURLToPath } from 'node:url'
import { readConfig } from '#server/config.ts'
import { StartError } from '#server/db/start-error.ts'
import { ensureBuild } from './start/ensure-build.ts'
import { greeting } from './start/greeting.ts'
import { explainListenError, tryPort } from './start/listen-error.ts'

const project = fileURLToPath(new URL('..', import.meta.url))

/** `npm start`: checks the configuration, builds the pages if they need it, and serves until it is told to end. */
async function start(): Promise<void> {
  process.chdir(project)
  const config = readConfig(process.env)
  await tryPort(config)
  ensureBuild(project)
  // Loaded only now: whoever has a wrong variable need not wait for the whole server.
  const { main } = await import('#server/main.ts')
  const { url, close } = await main(config).catch((error: unknown) => {
    throw explainListenError(error, config)
  })
  endInOrder(close)
  console.log(greeting(config, url))
}

/** Ctrl-C reaches us twice, from the terminal and through npm; only a second one after a while is impatience, in ms. */
const impatience = 2000

function endInOrder(close: () => Promise<void>): void {
  let asked: number | undefined
  const end = () => {
    if (asked !== undefined) {
      if (Date.now() - asked > impatience) process.exit(1)
      return
    }
    asked = Date.now()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
  if (process.env.npm_lifecycle_event !== undefined) endWithParent(end)
}

/** npm passes a signal on to its shell only: when that is gone, nobody can tell us to end any more. */
function endWithParent(end: () => void): void {
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) end()
  }, 250).unref()
}

try {
  await start()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
