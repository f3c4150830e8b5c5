import { readInstalledConfig } from '#server/platform/config/config.ts'
import { databaseNameOf, withClient } from '#server/platform/db/connection/connection.ts'
import { openServerBeside } from '#server/platform/db/connection/open-database.ts'
import { rolePrefixOf } from '#server/platform/db/role-names.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { removeOrganisation } from '#server/provider/remove-organisation-repository.ts'
import { findOne } from './start/find-organisation.ts'
import { runScript } from './start/run-script.ts'
import { withPools } from './start/with-deps.ts'

const usage = 'npx andrum remove-organisation ID "Name of the organisation"'

/** Deletes a customer with all data, for good, also while Andrum runs. Needs both id and name, against mistakes. */
await runScript(async () => {
  const [id = '', name = '', ...more] = process.argv.slice(2)
  if (id === '' || name === '' || more.length > 0) throw new StartError(`Say which, by id and name: ${usage}`)
  await withPools(async (deps) => {
    const found = await findOne(deps, id)
    if (found.id !== id.toLowerCase() || found.name !== name)
      throw new StartError(
        `Nothing was removed. If this is the one: npx andrum remove-organisation ${found.id} "${found.name}"`,
      )
  })
  const server = await openServerBeside(readInstalledConfig(process.env))
  try {
    const prefix = rolePrefixOf(databaseNameOf(server.url))
    const gone = await withClient(server.url, (client) => removeOrganisation(client, prefix, id))
    if (gone === null) throw new StartError(`There is no organisation with the id ${id} any more.`)
    console.log(
      `${name} is removed (people on its list: ${gone.people}, rounds: ${gone.rounds}). The accounts of its people stay. Backups have it until they are deleted: restoring one taken before now brings it back, so run this again then.`,
    )
  } finally {
    await server.stop()
  }
})
