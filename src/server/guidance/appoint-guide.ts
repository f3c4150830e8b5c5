import { findPersonByEmail } from '#server/identity/person-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { appointGuide as appoint, dismissGuide as dismiss } from './guide-repository.ts'

type Need = Pick<Deps, 'pools' | 'clock'>

const findPerson = ({ pools }: Need, email: string) =>
  asIdentity(pools.identity, (tx) => findPersonByEmail(tx, email.trim().toLowerCase()))

/** Makes one of the staff a guide, or changes how pages show them. @returns false for somebody who is not staff */
export async function appointGuide(
  deps: Need,
  guide: {
    readonly email: string
    readonly name: string
    readonly licenceNumber: string
    readonly caseload: number
  },
): Promise<boolean> {
  const personId = await findPerson(deps, guide.email)
  if (personId === null) return false
  return asIdentity(deps.pools.identity, (tx) => appoint(tx, { ...guide, personId }))
}

/**
 * Ends somebody's work as a guide: from then on they see nothing of any participant. Refused while they have guidances that have not
 * ended, or stand in for a colleague who has, unless these are to be left open: each participant then sees that the guide is gone, and chooses another.
 * @returns how many those are; null for somebody who is no guide
 */
export async function dismissGuide(
  deps: Need,
  { email, leaveOpen }: { readonly email: string; readonly leaveOpen: boolean },
): Promise<number | null> {
  const personId = await findPerson(deps, email)
  if (personId === null) return null
  return asIdentity(deps.pools.identity, (tx) => dismiss(tx, { personId, leaveOpen, at: deps.clock() }))
}
