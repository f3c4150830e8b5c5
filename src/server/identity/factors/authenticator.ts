import { findReader } from '#server/identity/person-repository.ts'
import { sessionEnd } from '#server/identity/sessions/session.ts'
import {
  deleteOtherSessions,
  holdSession,
  noteSecondFactor,
} from '#server/identity/sessions/session-repository.ts'
import { hashOf } from '#server/identity/sign-in/secret.ts'
import { setUpLifetime } from '#server/identity/sign-in/sign-in-limits.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { personKey } from '#server/platform/keys/person-key.ts'
import { describeAuthenticator, newAuthenticatorSecret, stepOfCode } from './authenticator-codes.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import {
  deleteAuthenticator,
  findAuthenticator,
  giveAuthenticatorToPrivate,
  storeAuthenticator,
  takeStep,
} from './second-factor-repository.ts'
import { forgetFactorsIfLast, holdFactors } from './second-factors.ts'
import { tellOfFactor } from './tell-of-factor.ts'

/**
 * Makes a new secret for an authenticator app. It counts once a code proves that the app has it.
 * @returns the secret as text, and the address for a QR code
 * @throws Refusal `factor-exists`
 */
export async function setUpAuthenticator(
  deps: Deps,
  personId: string,
): Promise<{ readonly key: string; readonly address: string }> {
  const { clock, config, pools } = deps
  const secret = newAuthenticatorSecret()
  const sealedSecret = await sealSecret(deps, personId, secret)
  const email = await asIdentity(pools.identity, async (tx) => {
    if (!(await storeAuthenticator(tx, { personId, sealedSecret, setUpAt: clock() }))) {
      throw new Refusal('factor-exists')
    }
    return (await findReader(tx, personId))?.email ?? ''
  })
  return describeAuthenticator(secret, { brand: config.brand.name, email })
}

/**
 * Confirms the app by its first code: from now on every sign-in by mailed code also asks for the app. Earlier sessions end.
 * @returns ten recovery codes, which cannot be shown again
 * @throws Refusal `wrong-code`, also when nothing was set up or the set-up is too old
 */
export async function confirmAuthenticator(
  deps: Deps,
  given: { readonly personId: string; readonly token: string; readonly code: string },
): Promise<string[]> {
  const { clock, pools } = deps
  const { personId, token, code } = given
  const now = clock()
  const app = await findAuthenticator(pools.identity, personId)
  if (app === undefined || app.confirmedAt !== null) throw new Refusal('wrong-code')
  if (now.getTime() - app.setUpAt.getTime() > setUpLifetime) throw new Refusal('wrong-code')
  const secret = await openSecret(deps, personId, app.sealedSecret)
  const step = stepOfCode(secret, code, now)
  if (step === null) throw new Refusal('wrong-code')
  return asIdentity(pools.identity, async (tx) => {
    await holdFactors(tx, personId)
    const session = await holdSession(tx, hashOf(token), now)
    if (session === undefined || !(await takeStep(tx, { personId, step, now })))
      throw new Refusal('wrong-code')
    await noteSecondFactor(tx, session.id, {
      now,
      expiresAt: sessionEnd(session, now),
      factor: 'authenticator',
    })
    await deleteOtherSessions(tx, { personId, onlyPrivate: false, tokenHash: hashOf(token) })
    await tellOfFactor(tx, deps, { personId, news: 'authenticator-added' })
    if (session.private) await giveAuthenticatorToPrivate(tx, personId)
    return renewRecoveryCodes(tx, session)
  })
}

/**
 * Removes the app: from now on the mailed code is enough, where no role needs more.
 * @param addedAt when the page's app was added: a late repetition leaves a newer app alone
 */
export async function removeAuthenticator(
  deps: Deps,
  { personId, addedAt }: { readonly personId: string; readonly addedAt?: Date | undefined },
): Promise<void> {
  await asIdentity(deps.pools.identity, async (tx) => {
    await holdFactors(tx, personId)
    if (!(await deleteAuthenticator(tx, { personId, addedAt }))) return
    await forgetFactorsIfLast(tx, personId)
    await tellOfFactor(tx, deps, { personId, news: 'authenticator-removed' })
  })
}

/** A person's app secret, opened for one comparison. */
export const openSecret = (deps: Deps, personId: string, sealed: Buffer): Promise<Buffer> =>
  asPerson(deps.pools.app, { personId }, async (tx) =>
    deps.keys.open(await personKey(tx, deps.keys, personId), personId, sealed),
  )

const sealSecret = (deps: Deps, personId: string, secret: Buffer): Promise<Buffer> =>
  asPerson(deps.pools.app, { personId }, async (tx) =>
    deps.keys.seal(await personKey(tx, deps.keys, personId), personId, secret),
  )
