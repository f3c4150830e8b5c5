import { endAllSessions } from '#server/identity/sessions/end-sessions.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { runScript } from './start/run-script.ts'
import { withPools } from './start/with-deps.ts'

const usage = 'npx andrum sessions end everybody'

/** Signs everybody out after a breach, also while Andrum runs. */
await runScript(async () => {
  const asked = process.argv.slice(2).join(' ')
  if (asked !== 'end everybody') throw new StartError(`This signs everybody out. Say so: ${usage}`)
  await withPools(async (deps) => {
    const ended = await endAllSessions(deps)
    const sessions = ended === 1 ? '1 session has' : `${ended} sessions have`
    console.log(
      `${sessions} ended, and mailed codes are worth nothing any more. Everybody signs in anew, and is told by mail that the browser is new. API keys go on: their owners end them at /integrationer.`,
    )
  })
})
