import { callOffHeld } from '#server/bookings/leave-bookings.ts'
import {
  dismissStaff as dismiss,
  findPersonByEmail,
  type HeldByStaff,
} from '#server/identity/person-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'

/**
 * Dismisses one of the staff: from then on they see nothing of the provider's, and nobody can book them. No coming meeting is
 * left without a holder: a person who holds some stays staff until they are handed over, or called off here, which
 * is mailed to the guests. A guide stays staff while guidances are open; then this calls nothing off.
 * @returns how many meetings and guidances remain, 0 of both after the dismissal; null for somebody who is not staff
 */
export async function dismissStaff(
  deps: Pick<Deps, 'clock' | 'pools' | 'queue'>,
  { email, callOff }: { readonly email: string; readonly callOff: boolean },
): Promise<HeldByStaff | null> {
  const { pools, clock } = deps
  const personId = await asIdentity(pools.identity, (tx) => findPersonByEmail(tx, email.trim().toLowerCase()))
  if (personId === null) return null
  const attempt = () => asIdentity(pools.identity, (tx) => dismiss(tx, personId, clock()))
  const left = await attempt()
  if (!callOff || left === null || left.held === 0 || left.guided > 0) return left
  await asPerson(pools.app, { personId }, (tx) => callOffHeld(deps, tx, personId))
  return attempt()
}
