import { randomUUID } from 'node:crypto'
import { isEmail } from '#core/mail/email-address.ts'
import { readConfig } from '#server/config.ts'
import { databaseNameOf } from '#server/db/connection.ts'
import { openServerBeside } from '#server/db/open-database.ts'
import { createPools } from '#server/db/pool.ts'
import { rolePrefixOf } from '#server/db/role-names.ts'
import { StartError } from '#server/db/start-error.ts'
import { removeSecondFactors } from '#server/identity/remove-second-factors.ts'
import { startBoss } from '#server/jobs/boss.ts'
import { queueOn } from '#server/jobs/pg-boss-queue.ts'
import { createLog } from '#server/log.ts'
import { runScript } from './start/run-script.ts'

const usage = 'npm run second-factor -- remove person@example.com'

/** Lets somebody in again who has lost the phone and the recovery codes, also while Andrum runs. */
await runScript(async () => {
  const [verb, email = '', ...more] = process.argv.slice(2)
  if (verb !== 'remove' || more.length > 0 || !isEmail(email)) throw new StartError(`Say whose: ${usage}`)
  const config = readConfig(process.env)
  const server = await openServerBeside(config)
  const rolePrefix = rolePrefixOf(databaseNameOf(server.url))
  const pools = createPools({ url: server.url, rolePrefix, authSecret: config.authSecret })
  const boss = await startBoss(pools.jobs, { log: createLog('warn'), supervise: false })
  const deps = { pools, clock: () => new Date(), newId: () => randomUUID(), queue: queueOn(boss) }
  try {
    if (!(await removeSecondFactors(deps, email)))
      throw new StartError(`Nobody with the address ${email} has a second factor.`)
    console.log(
      `${email} has no second factor any more, is signed out everywhere and is told so by mail. They sign in with a mailed code and add a new one.`,
    )
  } finally {
    await boss.stop({ graceful: false, close: false })
    await pools.close()
    await server.stop()
  }
})
