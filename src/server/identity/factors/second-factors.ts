import { createHash } from 'node:crypto'
import { listPasskeys } from '#server/identity/passkeys/passkey-repository.ts'
import type { Proven } from '#server/identity/sessions/session.ts'
import { forgetSecondFactor, holdSessions } from '#server/identity/sessions/session-repository.ts'
import { hold, holdPerson } from '#server/platform/db/hold.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findAuthenticator, listRecoveryCodes, storeRecoveryCodes } from './second-factor-repository.ts'

/**
 * What the mailed code alone proves of this person. `isPrivate`: the code to the private address. What was added with the work address
 * does not count there: the reader of that mailbox could have added it, and would lock the person out of their own.
 */
export async function provenByCode(
  tx: IdentityTransaction,
  personId: string,
  isPrivate: boolean,
): Promise<Proven> {
  const factors = await listSecondFactors({ kysely: tx }, { personId, isPrivate })
  const { authenticator, passkeys } = countingFactors(factors, { isPrivate })
  if (authenticator !== null) return 'waits'
  return passkeys.length > 0 ? 'code' : 'all'
}

type Factor = {
  readonly addedAt: Date
  readonly lastUsedAt: Date | null
  /** Added or shown with the private address. */
  readonly private: boolean
}

export type SecondFactors = {
  readonly authenticator: Factor | null
  readonly passkeys: readonly (Factor & { readonly id: string; readonly name: string })[]
  readonly recoveryCodesLeft: number
  /** Of all codes, counting or not: what a wish for new ones names. Another one as soon as one is used. */
  readonly recoveryCodesId: string
}

type Reading = Parameters<typeof listPasskeys>[0]
type Asked = {
  readonly personId: string
  /** In a session of the private address. */
  readonly isPrivate: boolean
}

/** All that the person has added besides the mailed code; of recovery codes those that count. */
export async function listSecondFactors(db: Reading, { personId, isPrivate }: Asked): Promise<SecondFactors> {
  const app = await findAuthenticator(db, personId)
  const passkeys = await listPasskeys(db, personId)
  const codes = await listRecoveryCodes(db, personId)
  return {
    authenticator: app?.confirmedAt
      ? { addedAt: app.confirmedAt, lastUsedAt: app.lastUsedAt, private: app.private }
      : null,
    passkeys: passkeys.map(({ id, name, addedAt, lastUsedAt, private: own }) => ({
      id,
      name,
      addedAt,
      lastUsedAt,
      private: own,
    })),
    recoveryCodesLeft: codes.filter((code) => !isPrivate || code.private).length,
    recoveryCodesId: idOfCodes(codes),
  }
}

const idOfCodes = (codes: readonly { readonly codeHash: Buffer }[]) =>
  createHash('sha256')
    .update(Buffer.concat(codes.map(({ codeHash }) => codeHash)))
    .digest('base64url')

/** The same, for a route: none of them asks a pool itself. */
export const readSecondFactors = ({ pools }: Pick<Deps, 'pools'>, asked: Asked): Promise<SecondFactors> =>
  listSecondFactors(pools.identity, asked)

/** What the person can prove besides the mailed code: with the private address, only what belongs to it. */
export function countingFactors(
  { authenticator, passkeys }: SecondFactors,
  { isPrivate }: Pick<Asked, 'isPrivate'>,
): Pick<SecondFactors, 'authenticator' | 'passkeys'> {
  const counts = (factor: Factor) => !isPrivate || factor.private
  return {
    authenticator: authenticator !== null && counts(authenticator) ? authenticator : null,
    passkeys: passkeys.filter(counts),
  }
}

/**
 * Of two that add or remove factors of one person one waits: what is left is what each of them asks. Who shows a factor holds the
 * session first, so the sessions come before the factors here too.
 */
export async function holdFactors(tx: IdentityTransaction, personId: string): Promise<void> {
  await holdPerson(tx, personId)
  await hold(tx, `factors ${personId}`)
  await holdSessions(tx, personId)
}

/** Once the last of them is gone, recovery codes stand for nothing, and none has been shown anywhere. */
export async function forgetFactorsIfLast(tx: IdentityTransaction, personId: string): Promise<void> {
  if ((await provenByCode(tx, personId, false)) !== 'all') return
  await storeRecoveryCodes(tx, personId, [], false)
  await forgetSecondFactor(tx, personId)
}
