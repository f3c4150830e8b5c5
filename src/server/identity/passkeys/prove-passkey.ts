import { findReader, linkMemberships } from '#server/identity/person-repository.ts'
import { describeDevice } from '#server/identity/sessions/describe-device.ts'
import { seeBrowser } from '#server/identity/sessions/known-browser-repository.ts'
import { type NewSession, startSession } from '#server/identity/sessions/session.ts'
import { asIdentity, type IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { takeChallenge } from './passkey-challenge.ts'
import { findPasskey, notePasskeyUse, type Passkey } from './passkey-repository.ts'
import { isHandleOf, passkeyLibrary, relyingParty } from './passkeys.ts'

/** A passkey's assertion, base64url. */
export type PasskeyProof = {
  readonly id: string
  readonly clientDataJson: string
  readonly authenticatorData: string
  readonly signature: string
  /** The person, by the user handle that the passkey stores. */
  readonly userHandle: string
}

type Input = { readonly proof: PasskeyProof; readonly cookie: string | null; readonly now: Date }

/**
 * The passkey that has signed this browser's challenge; null for any wrong assertion. The challenge
 * is used up either way.
 */
export async function provenPasskey(
  tx: IdentityTransaction,
  deps: Deps,
  { proof, cookie, now }: Input,
): Promise<Passkey | null> {
  const challenge = await takeChallenge(tx, deps, { cookie, purpose: 'sign-in' })
  const passkey = await findPasskey(tx, Buffer.from(proof.id, 'base64url'))
  if (challenge === null || passkey === undefined) return null
  const counter = await signedCounter(deps, passkey, proof, challenge)
  if (counter === null || !isHandleOf(passkey.personId, proof.userHandle)) return null
  // WebAuthn, 7.2 step 22: a counter that does not grow may mean a copied passkey.
  if ((counter > 0 || passkey.counter > 0) && counter <= passkey.counter) {
    deps.log.warn(
      { alarm: 'passkey-counter' },
      'The counter of a passkey has gone back: it may have been copied',
    )
    return null
  }
  await notePasskeyUse(tx, passkey.id, { counter, now })
  return passkey
}

async function signedCounter(
  deps: Deps,
  { credentialId, publicKey }: Passkey,
  proof: PasskeyProof,
  challenge: string,
): Promise<number | null> {
  const party = relyingParty(deps)
  const { verifyAuthenticationResponse } = await passkeyLibrary()
  const verified = await verifyAuthenticationResponse({
    response: {
      id: proof.id,
      rawId: proof.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: proof.clientDataJson,
        authenticatorData: proof.authenticatorData,
        signature: proof.signature,
        userHandle: proof.userHandle,
      },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    // The caller checks the counter, once the signature is verified.
    credential: {
      id: credentialId.toString('base64url'),
      publicKey: new Uint8Array(publicKey),
      counter: 0,
    },
    // The library's error says which part was wrong, which the caller must not learn.
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}

type PasskeySignIn = {
  readonly proof: PasskeyProof
  readonly cookie: string | null
  readonly userAgent?: string
  /** The browser's secret, by which accounts recognise it. */
  readonly browser: string
}

/**
 * Signs in with a passkey alone: it is a possession, and it has asked for a finger, a face or the screen lock.
 * @throws Refusal `passkey-refused` whatever the reason
 */
export async function signInWithPasskey(deps: Deps, given: PasskeySignIn): Promise<NewSession> {
  const { clock, newId, pools, queue } = deps
  const now = clock()
  // A used challenge must stay used, so the transaction commits and the refusal comes afterwards.
  const session = await asIdentity(pools.identity, async (tx) => {
    const passkey = await provenPasskey(tx, deps, { ...given, now })
    if (passkey === null) return null
    const { personId, private: isPrivate } = passkey
    const email = (await findReader(tx, personId))?.email ?? ''
    await linkMemberships(tx, { personId, email })
    const browserId = newId()
    const device = describeDevice(given.userAgent)
    const { browser: token } = given
    const isNew = await seeBrowser(tx, { id: browserId, personId, token, isPrivate, device, now })
    if (isNew) await queue.enqueue(tx, 'send-new-browser-notice', { browserId })
    return startSession(tx, deps, {
      personId,
      method: 'passkey',
      isPrivate,
      secondFactor: true,
      ...(given.userAgent === undefined ? {} : { userAgent: given.userAgent }),
    })
  })
  if (session === null) throw new Refusal('passkey-refused')
  return session
}
