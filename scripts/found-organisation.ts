import { StartError } from '#server/platform/db/start-error.ts'
import { Refusal } from '#server/platform/errors.ts'
import { foundOrganisation } from '#server/provider/found-organisation.ts'
import { runScript } from './start/run-script.ts'
import { withPools } from './start/with-deps.ts'

const usage = 'npx andrum found-organisation "Name of the organisation" first.person@example.com'

/** Sets up an organisation and its first person, also while Andrum runs. The person signs in by mail and imports the rest. */
await runScript(async () => {
  const [name, email, ...more] = process.argv.slice(2)
  if (name === undefined || email === undefined || more.length > 0) {
    throw new StartError(`Give a name and an e-mail address: ${usage}`)
  }
  await withPools(async (deps, config) => {
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
