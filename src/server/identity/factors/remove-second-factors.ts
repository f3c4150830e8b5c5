import { deletePasskey } from '#server/identity/passkeys/passkey-repository.ts'
import { findPersonByEmail } from '#server/identity/person-repository.ts'
import { deleteSessionsOf } from '#server/identity/sessions/session-repository.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { deleteAuthenticator, storeRecoveryCodes } from './second-factor-repository.ts'
import { holdFactors, listSecondFactors } from './second-factors.ts'
import { tellOfFactor } from './tell-of-factor.ts'

/**
 * For a person who has lost the phone and the recovery codes: removes app, passkeys and codes, ends every session, and
 * mails both addresses. Afterwards the mailed code opens what needs no second factor, and a role requires a new one.
 * @returns false when no account with this address has any
 */
export async function removeSecondFactors(
  deps: Pick<Deps, 'pools' | 'clock' | 'newId' | 'queue'>,
  email: string,
): Promise<boolean> {
  return asIdentity(deps.pools.identity, async (tx) => {
    const personId = await findPersonByEmail(tx, email.trim().toLowerCase())
    if (personId === null) return false
    await holdFactors(tx, personId)
    const { authenticator, passkeys } = await listSecondFactors(
      { kysely: tx },
      { personId, isPrivate: false },
    )
    if (authenticator === null && passkeys.length === 0) return false
    await deleteAuthenticator(tx, { personId })
    for (const { id } of passkeys) await deletePasskey(tx, { personId, id })
    await storeRecoveryCodes(tx, personId, [], false)
    await deleteSessionsOf(tx, { personId, onlyPrivate: false })
    await tellOfFactor(tx, deps, { personId, news: 'all-removed' })
    return true
  })
}
