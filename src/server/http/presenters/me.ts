import type { Me } from '#contract/me.ts'
import type { SignedIn } from '#core/access/actor.ts'
import { countRoles } from '#core/access/counted-roles.ts'
import { holdsOwnProof, needsSecondFactor } from '#core/access/rules.ts'
import type { Roles } from '#server/db/membership-repository.ts'
import type { PrivateAddress } from '#server/db/private-address-repository.ts'
import type { SecondFactors } from '#server/identity/second-factors.ts'

export function presentMe(
  person: SignedIn,
  { memberships }: Roles,
  privateAddress: PrivateAddress,
  { authenticator, passkeys }: SecondFactors,
): Me {
  const known = new Set<string>(person.memberships.map(({ organisationId }) => organisationId))
  const here = memberships.filter(({ organisationId }) => known.has(organisationId))
  return {
    person: { id: person.personId, email: person.email },
    opensOwn: person.opensOwn,
    privateAddress: {
      asked: privateAddress !== undefined,
      email: person.opensOwn ? (privateAddress?.email ?? null) : null,
    },
    secondFactor: {
      needed: needsSecondFactor(person),
      shown: person.secondFactor,
      authenticator: authenticator !== null,
      passkey: passkeys.length > 0,
    },
    signedInThrough:
      here.find(({ organisationId }) => organisationId === person.signedInThrough)?.organisationName ?? null,
    ownProof: holdsOwnProof(person),
    staff: person.staff,
    memberships: here.map((row) => {
      const { roles, closedRoles } = countRoles(['employee', ...row.roles], person)
      return {
        organisation: { id: row.organisationId, name: row.organisationName, simulated: row.simulated },
        roles: [...roles],
        closedRoles: [...closedRoles],
        unit: row.unitName,
      }
    }),
  }
}
