import type { Language } from '#core/languages.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { appointStaff, findOrCreatePerson, linkMemberships } from './person-repository.ts'

type Wanted = { readonly email: string; readonly language: Language; readonly staff?: boolean }

/** Creates an account without a sign-in, for set-up code: the demo's people, a provider's first staff. @returns the person's id. */
export function ensurePerson(
  { pools, clock, newId }: Pick<Deps, 'pools' | 'clock' | 'newId'>,
  wanted: Wanted,
): Promise<string> {
  const email = wanted.email.toLowerCase()
  return asIdentity(pools.identity, async (tx) => {
    const personId = await findOrCreatePerson(tx, {
      id: newId(),
      email,
      language: wanted.language,
      now: clock(),
    })
    await linkMemberships(tx, { personId, email })
    if (wanted.staff === true) await appointStaff(tx, personId)
    return personId
  })
}
