import { noteSessionsEnded } from '#server/db/audit-repository.ts'
import { asIdentity } from '#server/db/identity-transaction.ts'
import { forgetBrowsersOf } from '#server/db/known-browser-repository.ts'
import { findPersonByEmail } from '#server/db/person-repository.ts'
import { findPersonByPrivateAddress } from '#server/db/private-address-repository.ts'
import { deleteSessionsOf } from '#server/db/session-repository.ts'
import type { Deps } from '#server/deps.ts'
import { Refusal } from '#server/errors.ts'
import { withinLimits } from '#server/usecases/within-limits.ts'
import { endingsPerHour } from './sign-in-limits.ts'
import { tellOfFactor } from './tell-of-factor.ts'

/**
 * Ends all sessions of the account that an address signs in to, whichever of its two addresses it is, and knows none of its
 * browsers any more; the person is told by mail. Staff never learn whether there is such an account: without one the same
 * statements run and the same job is enqueued, for nobody.
 * @throws Refusal `too-many-requests`, `not-allowed`
 */
export async function endSessionsAsStaff(
  deps: Pick<Deps, 'pools' | 'clock' | 'keys' | 'newId' | 'queue'>,
  { staffId, email }: { readonly staffId: string; readonly email: string },
): Promise<void> {
  const { keys, newId, pools } = deps
  const limit = { key: keys.attemptKey('sessions ended by staff', staffId), limit: endingsPerHour }
  await withinLimits(deps, [limit], (now) =>
    asIdentity(pools.identity, async (tx) => {
      const byAccount = await findPersonByEmail(tx, email)
      const byPrivate = await findPersonByPrivateAddress(tx, email)
      const personId = byAccount ?? byPrivate ?? newId()
      if (!(await noteSessionsEnded(tx, { staffId, personId, at: now }))) throw new Refusal('not-allowed')
      await deleteSessionsOf(tx, personId)
      await forgetBrowsersOf(tx, personId)
      await tellOfFactor(tx, deps, { personId, news: 'sessions-ended' })
    }),
  )
}
