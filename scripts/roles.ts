import { isEmail } from '#core/mail/email-address.ts'
import { changeRoleAsProvider } from '#server/people/roles/change-role-as-provider.ts'
import { StartError } from '#server/platform/db/start-error.ts'
import { Refusal } from '#server/platform/errors.ts'
import { findOne } from './start/find-organisation.ts'
import { runScript } from './start/run-script.ts'
import { withQueue } from './start/with-deps.ts'

const usage = 'npx andrum roles ORGANISATION give|end ROLE person@example.com'
const roles = ['owner', 'hr', 'safety_representative', 'manager'] as const

/**
 * Gives or ends a role in a customer's organisation, also while Andrum runs. It is audited, and mailed to the person and
 * to everybody with a role that no file can take. This is how the provider confirms a safety representative. A role that would end
 * somebody's office as safety representative needs that person's consent.
 */
await runScript(async () => {
  const [organisation = '', verb, wanted, email = '', ...more] = process.argv.slice(2)
  const role = roles.find((known) => known === wanted)
  if (organisation === '' || (verb !== 'give' && verb !== 'end') || role === undefined || more.length > 0) {
    throw new StartError(`Say where, give or end, one of ${roles.join(', ')}, and who: ${usage}`)
  }
  if (!isEmail(email)) throw new StartError(`${email} is no address: ${usage}`)
  await withQueue(async (deps) => {
    try {
      const { id, name } = await findOne(deps, organisation)
      const gives = verb === 'give'
      const became = await changeRoleAsProvider(deps, { organisationId: id, email, role, gives })
      const stands = gives ? `has the role ${role}` : `does not have the role ${role}`
      console.log(
        became === 'asked'
          ? `${email} is a safety representative in ${name}, which ${role} would end. Nothing has changed: they are asked for their own word, by mail and at /roller.`
          : `${email} ${became === 'changed' ? 'now' : 'already'} ${stands} in ${name}.`,
      )
    } catch (error) {
      throw inWords(error, email)
    }
  })
})

function inWords(error: unknown, email: string): unknown {
  if (!(error instanceof Refusal)) return error
  return new StartError(
    error.code === 'last-owner'
      ? `${email} is the last owner. Give the role to somebody else first.`
      : `Nobody in the organisation's list has the address ${email}. Import the person first.`,
  )
}
