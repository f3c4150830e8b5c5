import { findPersonByPrivateAddress } from '#server/identity/addresses/private-address-repository.ts'
import { tellOfFactor } from '#server/identity/factors/tell-of-factor.ts'
import { findPersonByEmail } from '#server/identity/person-repository.ts'
import { deleteAllCodes } from '#server/identity/sign-in/sign-in-code-repository.ts'
import { endingsPerHour } from '#server/identity/sign-in/sign-in-limits.ts'
import { noteSessionsEnded } from '#server/platform/audit/audit-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { withinLimits } from '#server/platform/limits/within-limits.ts'
import { forgetAllBrowsers, forgetBrowsersOf } from './known-browser-repository.ts'
import { deleteAllSessions, deleteSessionsOf } from './session-repository.ts'

/**
 * Ends all sessions of the account behind an address and makes its browsers unknown; an e-mail tells the person. Through a private
 * address it ends only sessions of that address, and only that address is told: an employer who calls with a guessed one must not
 * find out from a log whose it is. Staff never learn whether the account exists: without one the same statements run and the same
 * job is enqueued, for a random id.
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
      const onlyPrivate = byAccount === null && byPrivate !== null
      await deleteSessionsOf(tx, { personId, onlyPrivate })
      await forgetBrowsersOf(tx, { personId, onlyPrivate })
      await tellOfFactor(tx, deps, { personId, news: 'sessions-ended', onlyPrivate })
    }),
  )
}

/**
 * After a breach: signs everybody out, makes every browser unknown to its account, and revokes codes that have been mailed. Sign-in
 * methods stay, and so do API keys.
 * @returns how many sessions there were
 */
export function endAllSessions({ pools }: Pick<Deps, 'pools'>): Promise<number> {
  return asIdentity(pools.identity, async (tx) => {
    await deleteAllCodes(tx)
    await forgetAllBrowsers(tx)
    return deleteAllSessions(tx)
  })
}
