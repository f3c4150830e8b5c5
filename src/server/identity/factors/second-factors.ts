import { createHash } from 'node:crypto'
import { listPasskeys } from '#server/identity/passkeys/passkey-repository.ts'
import type { Proven } from '#server/identity/sessions/session.ts'
import { forgetSecondFactor, holdSessions } from '#server/identity/sessions/session-repository.ts'
import { hold, holdPerson } from '#server/platform/db/hold.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findAuthenticator, listRecoveryCodes, storeRecoveryCodes } from './second-factor-repository.ts'

/**
 * What a person has proven with the mailed code alone. `isPrivate`: the code to the private address. Factors added with the work
 * address do not count there: another reader of that mailbox could have added them, and would lock the person out.
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
  /** Whether it was added or used with the private address. */
  readonly private: boolean
}

export type SecondFactors = {
  readonly authenticator: Factor | null
  readonly passkeys: readonly (Factor & { readonly id: string; readonly name: string })[]
  readonly recoveryCodesLeft: number
  /** Identifies the present recovery codes, counting or not; a request for new ones names it. Changes when a code is used. */
  readonly recoveryCodesId: string
}

type Reading = Parameters<typeof listPasskeys>[0]
type Input = {
  readonly personId: string
  /** Whether the session is one of the private address. */
  readonly isPrivate: boolean
}

/** All second factors of the person; of recovery codes only those that count. */
export async function listSecondFactors(db: Reading, { personId, isPrivate }: Input): Promise<SecondFactors> {
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

/** The same for a route, which may not query a pool itself. */
export const readSecondFactors = ({ pools }: Pick<Deps, 'pools'>, input: Input): Promise<SecondFactors> =>
  listSecondFactors(pools.identity, input)

/** The factors that count: with the private address, only those that belong to it. */
export function countingFactors(
  { authenticator, passkeys }: SecondFactors,
  { isPrivate }: Pick<Input, 'isPrivate'>,
): Pick<SecondFactors, 'authenticator' | 'passkeys'> {
  const counts = (factor: Factor) => !isPrivate || factor.private
  return {
    authenticator: authenticator !== null && counts(authenticator) ? authenticator : null,
    passkeys: passkeys.filter(counts),
  }
}

/**
 * Locks a person's factors: of two requests that add or remove one, the second waits, so that each sees what the other has left.
 * Showing a factor locks the session first, so this locks the sessions too.
 */
export async function holdFactors(tx: IdentityTransaction, personId: string): Promise<void> {
  await holdPerson(tx, personId)
  await hold(tx, `factors ${personId}`)
  await holdSessions(tx, personId)
}

/** When the last factor is gone: deletes the recovery codes, and no session counts as one with a second factor. */
export async function forgetFactorsIfLast(tx: IdentityTransaction, personId: string): Promise<void> {
  if ((await provenByCode(tx, personId, false)) !== 'all') return
  await storeRecoveryCodes(tx, personId, [], false)
  await forgetSecondFactor(tx, personId)
}
