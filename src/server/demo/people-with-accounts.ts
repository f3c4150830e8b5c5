import { giveRole } from '#server/db/simulation-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import { demoPeople } from './demo-people.ts'

/** The demo accounts, linked to their memberships. @returns person ids by address. */
export async function makePeople(deps: Deps): Promise<ReadonlyMap<string, string>> {
  const people = new Map<string, string>()
  for (const { email, role } of demoPeople) {
    people.set(email, await ensurePerson(deps, { email, language: 'sv', staff: role === 'staff' }))
  }
  return people
}

/** The roles that no import file may give. */
export async function giveRoles(deps: Deps, organisationId: string): Promise<void> {
  await asHr(deps.pools.app, { organisationId, personId: null }, async (tx) => {
    for (const { email, role } of demoPeople) {
      if (role === 'hr' || role === 'owner') await giveRole(tx, organisationId, email, role)
    }
  })
}
