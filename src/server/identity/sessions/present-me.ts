import type { Me } from '#contract/identity/me.ts'
import { countRoles, type SignedIn } from '#core/access/actor.ts'
import { holdsOwnProof, needsSecondFactor } from '#core/access/rules.ts'
import type { PrivateAddress } from '#server/identity/addresses/private-address-repository.ts'
import { countingFactors, type SecondFactors } from '#server/identity/factors/second-factors.ts'
import type { Roles } from '#server/people/organisation/membership-repository.ts'

export function presentMe(
  person: SignedIn,
  { memberships }: Roles,
  privateAddress: PrivateAddress,
  factors: SecondFactors,
  { isPrivate }: { readonly isPrivate: boolean },
): Me {
  const known = new Set<string>(person.memberships.map(({ organisationId }) => organisationId))
  const here = memberships.filter(({ organisationId }) => known.has(organisationId))
  const { authenticator, passkeys } = factors
  const own = person.opensOwn && privateAddress?.email != null ? privateAddress : null
  const counting = countingFactors(factors, { isPrivate })
  // In a session of work without a role nothing needs a second factor. To show that one exists would tell who uses the product.
  const asksForFactor = person.opensOwn || person.staff || here.some(({ roles }) => roles.length > 0)
  return {
    person: { id: person.personId, email: person.email },
    opensOwn: person.opensOwn,
    privateAddress: {
      // A session of work must not show whether the person has decided about a private address.
      asked: !person.opensOwn || privateAddress !== undefined,
      email: own?.email ?? null,
      addedAt: own?.answeredAt.toISOString() ?? null,
    },
    secondFactor: {
      needed: needsSecondFactor(person),
      shown: person.secondFactor,
      authenticator: asksForFactor && authenticator !== null,
      passkey: asksForFactor && passkeys.length > 0,
    },
    factorProves: asksForFactor && (counting.authenticator !== null || counting.passkeys.length > 0),
    signedInThrough:
      here.find(({ organisationId }) => organisationId === person.signedInThrough)?.organisationName ?? null,
    ownProof: holdsOwnProof(person),
    staff: person.staff,
    guide: person.guide,
    memberships: here.map((row) => {
      const { roles, closedRoles } = countRoles(['employee', ...row.roles], person)
      return {
        organisation: { id: row.organisationId, name: row.organisationName, simulated: row.simulated },
        roles: [...roles],
        closedRoles: [...closedRoles],
        name: row.memberName,
        unit: row.unitName,
      }
    }),
  }
}
