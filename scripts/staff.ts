import { defaultLanguage } from '#core/languages.ts'
import { isEmail } from '#core/mail/email-address.ts'
import { dismissStaff } from '#server/bookings/staff/dismiss-staff.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { runScript } from './start/run-script.ts'
import { withQueue } from './start/with-deps.ts'

const usage = 'npx andrum staff appoint|dismiss person@example.com [--call-off]'

/** Makes somebody one of the provider's own people, or ends that, also while Andrum runs. */
await runScript(async () => {
  const [verb, email = '', ...flags] = process.argv.slice(2)
  const callOff = flags[0] === '--call-off'
  const known =
    verb === 'appoint' ? flags.length === 0 : verb === 'dismiss' && flags.length === (callOff ? 1 : 0)
  if (!known || !isEmail(email)) {
    throw new StartError(`Say who, and whether they come or go: ${usage}`)
  }
  await withQueue(async (deps, config) => {
    if (verb === 'appoint') {
      await ensurePerson(deps, { email, language: defaultLanguage, staff: true })
      console.log(
        `${email} is staff. They sign in at ${config.baseUrl}/logga-in and say at /kalender when they can be booked.`,
      )
    } else {
      console.log(whatBecame(email, await dismissStaff(deps, { email, callOff })))
    }
  })
})

function whatBecame(email: string, gone: Awaited<ReturnType<typeof dismissStaff>>): string {
  if (gone === null) throw new StartError(`Nobody of the staff has the address ${email}.`)
  if (gone.held === 0 && gone.guided === 0) return `${email} is staff no longer.`
  if (gone.guided > 0)
    throw new StartError(
      `${email} has ${gone.guided} guidances to answer that have not ended, and is still staff. Run npx andrum guide dismiss ${email} first; then run this again.`,
    )
  const meetings = gone.held === 1 ? '1 meeting' : `${gone.held} meetings`
  throw new StartError(
    `${email} holds ${meetings} to come and is still staff. They hand each over or call it off at /kalender; then run this again. If they are gone already, add --call-off: the people who booked are told by mail.`,
  )
}
