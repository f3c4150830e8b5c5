import type { SignedIn } from '#core/access/actor.ts'
import { asId, type PersonId } from '#core/ids.ts'
import { defaultLanguage } from '#core/languages.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import type { DemoPerson } from '#server/identity/sign-in/demo-people.ts'
import { changeRoleAsProvider } from '#server/people/roles/change-role-as-provider.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { SimulatedMember } from './simulation/simulate-organisation.ts'

/** The tools that fill the demo: dependencies at the present and at another time, and its accounts. */
export type DemoToFill = {
  readonly deps: Deps
  /** The same dependencies at another time, without e-mails. */
  readonly at: (time: Date) => Deps
  /** Person ids of the demo accounts, by address. */
  readonly people: ReadonlyMap<string, string>
}

/** The demo accounts, linked to their memberships. @returns person ids by address. */
export async function makePeople(
  deps: Deps,
  accounts: readonly DemoPerson[],
): Promise<ReadonlyMap<string, string>> {
  const people = new Map<string, string>()
  for (const { email, role } of accounts) {
    people.set(email, await ensurePerson(deps, { email, language: defaultLanguage, staff: role === 'staff' }))
  }
  return people
}

/** Gives roles on the provider's behalf: a file never gives any. */
export async function giveRoles(
  deps: Deps,
  organisationId: string,
  members: readonly Pick<SimulatedMember, 'email' | 'manages'>[],
  accounts: readonly DemoPerson[],
): Promise<void> {
  const give = (email: string, role: 'manager' | 'hr' | 'safety_representative' | 'owner') =>
    changeRoleAsProvider(deps, { organisationId, email, role, gives: true })
  for (const { email, manages } of members) if (manages && email !== null) await give(email, 'manager')
  for (const { email, role } of accounts) {
    if (role === 'hr' || role === 'owner' || role === 'safety_representative') await give(email, role)
  }
}

/** A demo account as a signed-in actor of the use cases. */
export const signedInAs = (
  personId: string,
  email: string,
  { staff }: { readonly staff: boolean },
): SignedIn => ({
  kind: 'person',
  opensOwn: true,
  secondFactor: true,
  reauthenticated: true,
  signedInThrough: null,
  byPrivateAddress: false,
  signIn: { method: null, provider: null, factor: null },
  personId: asId<PersonId>(personId),
  email,
  staff,
  guide: false,
  memberships: [],
})
