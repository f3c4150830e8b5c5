import type { Me } from '#contract/me.ts'
import type { SignedIn } from '#core/access/actor.ts'
import type { Standing } from '#server/usecases/find-standing.ts'

export function presentMe(person: SignedIn, { staff, memberships }: Standing): Me {
  return {
    person: { id: person.personId, email: person.email },
    staff,
    memberships: memberships.map((row) => ({
      organisation: { id: row.organisationId, name: row.organisationName, simulated: row.simulated },
      roles: ['employee', ...row.roles],
      unit: row.unitName,
    })),
  }
}
