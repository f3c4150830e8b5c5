/** Before release 0.1.0 an operator's commands were `npm run backup` and the like; npm's variable says which one was called. */
import { StartError } from '#server/platform/db/start-error.ts'
import { runScript } from './start/run-script.ts'

await runScript(async () => {
  const name = process.env.npm_lifecycle_event ?? 'COMMAND'
  throw new StartError(
    `npm run ${name} is npx andrum ${name} now, with what it is given behind it and no -- before it.`,
  )
})
