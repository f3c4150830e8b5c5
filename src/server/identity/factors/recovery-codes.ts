import { createHash, randomBytes } from 'node:crypto'
import { type HeldSession, holdSession } from '#server/identity/sessions/session-repository.ts'
import { hashOf } from '#server/identity/sign-in/secret.ts'
import { recoveryCodes } from '#server/identity/sign-in/sign-in-limits.ts'
import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { storeRecoveryCodes } from './second-factor-repository.ts'
import { holdFactors, listSecondFactors, provenByCode } from './second-factors.ts'
import { tellOfFactor } from './tell-of-factor.ts'

/** Without I, L, O and U, which readers take for others (Crockford's base 32). */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Characters of five random bits each, 120 bits in all: from 112 on a fast hash is enough (ASVS 5.0, 6.5.2; NIST SP 800-63B, 5.1.2.2).
 * Older codes have sixteen characters and stay valid.
 */
const length = 24

/** `ABCD-EFGH-JKMN-PQRS-TVWX-YZ01` */
function newCode(): string {
  const text = [...randomBytes(length)].map((byte) => letters[byte % 32]).join('')
  return text.match(/.{4}/g)?.join('-') ?? text
}

/** Normalises what people type: small letters, spaces, and letters that look like digits. */
const plain = (code: string) =>
  code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

export const recoveryCodeHash = (personId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`${personId}:${plain(code)}`)
    .digest()

/** Replaces all codes by new ones. Only hashes are stored, so this is the only time the codes can be shown. */
export async function renewRecoveryCodes(
  tx: IdentityTransaction,
  { personId, private: isPrivate }: Pick<HeldSession, 'personId' | 'private'>,
): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newCode)
  await storeRecoveryCodes(
    tx,
    personId,
    codes.map((code) => recoveryCodeHash(personId, code)),
    isPrivate,
  )
  return codes
}

/**
 * Makes new codes for a person with a second factor.
 * @param replaces the id of the codes on the page: a late repetition makes none
 * @throws Refusal `not-found` without a second factor, which codes stand in for; `newer-version` when the codes are others by now
 */
export async function makeRecoveryCodes(
  deps: Pick<Deps, 'pools' | 'clock' | 'newId' | 'queue'>,
  {
    personId,
    token,
    replaces,
  }: { readonly personId: string; readonly token: string; readonly replaces?: string | undefined },
): Promise<string[]> {
  return asIdentity(deps.pools.identity, async (tx) => {
    await holdFactors(tx, personId)
    const session = await holdSession(tx, hashOf(token), deps.clock())
    if (session === undefined) throw new Refusal('not-signed-in')
    if ((await provenByCode(tx, personId, session.private)) === 'all') throw new Refusal('not-found')
    const { recoveryCodesId } = await listSecondFactors(
      { kysely: tx },
      { personId, isPrivate: session.private },
    )
    if (replaces !== undefined && replaces !== recoveryCodesId) throw new Refusal('newer-version')
    const codes = await renewRecoveryCodes(tx, session)
    await tellOfFactor(tx, deps, { personId, news: 'recovery-codes-made' })
    return codes
  })
}
