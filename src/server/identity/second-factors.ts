import type { IdentityTransaction } from '#server/db/identity-transaction.ts'
import { countRecoveryCodes, findAuthenticator } from '#server/db/second-factor-repository.ts'
import type { Deps } from '#server/deps.ts'
import type { Proven } from './session.ts'

/** What the mailed code alone proves of this person. */
export async function provenByCode(tx: IdentityTransaction, personId: string): Promise<Proven> {
  const authenticator = await findAuthenticator({ kysely: tx }, personId)
  return authenticator?.confirmedAt ? 'waits' : 'all'
}

export type SecondFactors = {
  readonly authenticator: { readonly addedAt: Date; readonly lastUsedAt: Date | null } | null
  readonly recoveryCodesLeft: number
}

/** What the person can prove besides the mailed code. */
export async function listSecondFactors(
  { pools }: Pick<Deps, 'pools'>,
  personId: string,
): Promise<SecondFactors> {
  const app = await findAuthenticator(pools.identity, personId)
  return {
    authenticator: app?.confirmedAt ? { addedAt: app.confirmedAt, lastUsedAt: app.lastUsedAt } : null,
    recoveryCodesLeft: await countRecoveryCodes(pools.identity, personId),
  }
}
