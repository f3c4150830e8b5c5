import { findOrganisations } from '#server/people/roles/role-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { Refusal } from '#server/platform/errors.ts'
import { foundOrganisation } from '#server/provider/found-organisation.ts'
import { runScript } from './start/run-script.ts'
import { withPools } from './start/with-deps.ts'

const usage =
  'npx andrum found-organisation "Name of the organisation" first.person@example.com [--same-name]'

/**
 * Sets up an organisation and its first person, also while Andrum runs. The person signs in by mail and imports the rest. The
 * same command typed twice sets up one.
 */
await runScript(async () => {
  const [typed, email, ...flags] = process.argv.slice(2)
  const name = typed?.trim()
  const sameName = flags[0] === '--same-name'
  if (name === undefined || email === undefined || flags.length > (sameName ? 1 : 0)) {
    throw new StartError(`Give a name and an e-mail address: ${usage}`)
  }
  await withPools(async (deps, config) => {
    const [one] = await asIdentity(deps.pools.identity, (tx) => findOrganisations(tx, name))
    if (one !== undefined && !sameName)
      throw new StartError(
        `There is an organisation called ${one.name} already, with the id ${one.id}: nothing was done. If you gave the wrong address, remove the organisation first: npx andrum remove-organisation ${one.id} "${one.name}". To add another customer of that name, run the command with --same-name.`,
      )
    try {
      await foundOrganisation(deps, { name, email })
      console.log(
        `${name} is set up. ${email} signs in at ${config.baseUrl}/logga-in and is owner and HR there; what to do first stands at ${config.baseUrl}/organisation.`,
      )
    } catch (error) {
      if (error instanceof Refusal) throw new StartError(`Name or e-mail address cannot be used: ${usage}`)
      throw error
    }
  })
})
