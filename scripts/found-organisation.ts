import { randomUUID } from 'node:crypto'
import { readConfig } from '#server/config.ts'
import { databaseNameOf } from '#server/db/connection.ts'
import { openServerBeside } from '#server/db/open-database.ts'
import { createPools } from '#server/db/pool.ts'
import { rolePrefixOf } from '#server/db/role-names.ts'
import { StartError } from '#server/db/start-error.ts'
import { Refusal } from '#server/errors.ts'
import { foundOrganisation } from '#server/usecases/found-organisation.ts'
import { runScript } from './start/run-script.ts'

const usage = 'npm run found-organisation -- "Name of the organisation" first.person@example.com'

/** Sets up an organisation and its first person, also while Andrum runs. The person signs in by mail and imports the rest. */
await runScript(async () => {
  const [name, email, ...more] = process.argv.slice(2)
  if (name === undefined || email === undefined || more.length > 0) {
    throw new StartError(`Give a name and an e-mail address: ${usage}`)
  }
  const config = readConfig(process.env)
  const server = await openServerBeside(config)
  const rolePrefix = rolePrefixOf(databaseNameOf(server.url))
  const pools = createPools({ url: server.url, rolePrefix, authSecret: config.authSecret })
  try {
    await foundOrganisation({ pools, clock: () => new Date(), newId: () => randomUUID() }, { name, email })
    console.log(
      `${name} is set up. ${email} signs in at ${config.baseUrl}/logga-in and is owner and HR there; what to do first stands at ${config.baseUrl}/organisation.`,
    )
  } catch (error) {
    if (error instanceof Refusal) throw new StartError(`Name or e-mail address cannot be used: ${usage}`)
    throw error
  } finally {
    await pools.close()
    await server.stop()
  }
})
