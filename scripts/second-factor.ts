import { isEmail } from '#core/mail/email-address.ts'
import { removeSecondFactors } from '#server/identity/factors/remove-second-factors.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { runScript } from './start/run-script.ts'
import { withQueue } from './start/with-deps.ts'

const usage = 'npx andrum second-factor remove person@example.com'

/** Removes the second factors of somebody who has lost the phone and the recovery codes, also while Andrum runs. */
await runScript(async () => {
  const [verb, email = '', ...more] = process.argv.slice(2)
  if (verb !== 'remove' || more.length > 0 || !isEmail(email)) throw new StartError(`Say whose: ${usage}`)
  await withQueue(async (deps) => {
    if (!(await removeSecondFactors(deps, email)))
      throw new StartError(`Nobody with the address ${email} has a second factor.`)
    console.log(
      `${email} has no second factor any more, is signed out everywhere and is told so by mail. They sign in with a mailed code and add a new one.`,
    )
  })
})
