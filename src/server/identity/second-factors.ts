import type { IdentityTransaction } from '#server/db/identity-transaction.ts'
import { listPasskeys } from '#server/db/passkey-repository.ts'
import {
  countRecoveryCodes,
  findAuthenticator,
  keepRecoveryCodes,
} from '#server/db/second-factor-repository.ts'
import { forgetSecondFactor } from '#server/db/session-repository.ts'
import type { Proven } from './session.ts'

/** What the mailed code alone proves of this person. */
export async function provenByCode(tx: IdentityTransaction, personId: string): Promise<Proven> {
  const { authenticator, passkeys } = await listSecondFactors(
    { pools: { identity: { kysely: tx } } },
    personId,
  )
  if (authenticator !== null) return 'waits'
  return passkeys.length > 0 ? 'code' : 'all'
}

export type SecondFactors = {
  readonly authenticator: { readonly addedAt: Date; readonly lastUsedAt: Date | null } | null
  readonly passkeys: readonly {
    readonly id: string
    readonly name: string
    readonly addedAt: Date
    readonly lastUsedAt: Date | null
  }[]
  readonly recoveryCodesLeft: number
}

type Reading = Parameters<typeof listPasskeys>[0]

/** What the person can prove besides the mailed code. */
export async function listSecondFactors(
  { pools }: { readonly pools: { readonly identity: Reading } },
  personId: string,
): Promise<SecondFactors> {
  const app = await findAuthenticator(pools.identity, personId)
  const passkeys = await listPasskeys(pools.identity, personId)
  return {
    authenticator: app?.confirmedAt ? { addedAt: app.confirmedAt, lastUsedAt: app.lastUsedAt } : null,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt }) => ({ id, name, addedAt, lastUsedAt })),
    recoveryCodesLeft: await countRecoveryCodes(pools.identity, personId),
  }
}

/** Once the last of them is gone, recovery codes stand for nothing, and none has been shown anywhere. */
export async function forgetFactorsIfLast(tx: IdentityTransaction, personId: string): Promise<void> {
  if ((await provenByCode(tx, personId)) !== 'all') return
  await keepRecoveryCodes(tx, personId, [])
  await forgetSecondFactor(tx, personId)
}
