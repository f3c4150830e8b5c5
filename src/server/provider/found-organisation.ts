import { isEmail } from '#core/mail/email-address.ts'
import { foundOrganisation as writeOrganisation } from '#server/identity/person-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField } from '#server/platform/errors.ts'

export type OrganisationToFound = {
  readonly name: string
  /** The address of the first person: owner and HR, until the first import brings the others. */
  readonly email: string
}

/**
 * Sets up a customer's organisation. Only the provider may, so no page of a customer does it.
 * @returns its id
 * @throws Refusal invalid-input for a name outside 2–200 characters or a malformed address
 */
export async function foundOrganisation(
  deps: Pick<Deps, 'pools' | 'clock' | 'newId'>,
  input: OrganisationToFound,
): Promise<string> {
  const name = input.name.trim()
  if (name.length < 2 || name.length > 200) throw badField('name', 'unfit')
  if (!isEmail(input.email)) throw badField('email', 'unfit')
  const id = deps.newId()
  await asIdentity(deps.pools.identity, (tx) =>
    writeOrganisation(tx, {
      id,
      name,
      unitId: deps.newId(),
      memberId: deps.newId(),
      email: input.email,
      now: deps.clock(),
    }),
  )
  return id
}
