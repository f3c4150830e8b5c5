import { renewRecoveryCodes } from '#server/identity/factors/recovery-codes.ts'
import {
  forgetFactorsIfLast,
  holdFactors,
  listSecondFactors,
} from '#server/identity/factors/second-factors.ts'
import { tellOfFactor } from '#server/identity/factors/tell-of-factor.ts'
import { findReader } from '#server/identity/person-repository.ts'
import { sessionEnd } from '#server/identity/sessions/session.ts'
import { holdSession, noteSecondFactor } from '#server/identity/sessions/session-repository.ts'
import { hashOf } from '#server/identity/sign-in/secret.ts'
import { challengeLifetime, mostPasskeys } from '#server/identity/sign-in/sign-in-limits.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { newChallenge, takeChallenge } from './passkey-challenge.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './passkey-repository.ts'

/** Imported at the first passkey: it loads fifteen megabytes of certificate handling that most installations never need. */
export const passkeyLibrary = () => import('@simplewebauthn/server')

/** The site that passkeys belong to (WebAuthn, relying party). */
export function relyingParty({ config }: Pick<Deps, 'config'>) {
  return { id: new URL(config.baseUrl).hostname, origin: config.baseUrl }
}

/** Options for a new passkey: discoverable, and with fingerprint, face or screen lock. */
export async function askForNewPasskey(deps: Deps, personId: string) {
  const { config, pools } = deps
  const { cookie, challenge } = newChallenge(deps, `add ${personId}`)
  const own = await listPasskeys(pools.identity, personId)
  if (own.length >= mostPasskeys) throw new Refusal('factor-exists')
  const reader = await asIdentity(pools.identity, (tx) => findReader(tx, personId))
  const { generateRegistrationOptions } = await passkeyLibrary()
  const options = await generateRegistrationOptions({
    rpName: config.brand.name,
    rpID: relyingParty(deps).id,
    userName: reader?.email ?? '',
    userID: userHandle(personId),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: challengeLifetime,
    attestationType: 'none',
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId.toString('base64url'),
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...algorithms],
  })
  return { cookie, options: { ...options, rp: { ...options.rp, id: relyingParty(deps).id } } }
}

/** Ed25519, ES256 and RS256 (RFC 8152, 8230): the algorithms of authenticators. */
const algorithms = [-8, -7, -257] as const

/** A person's id as bytes: random, so it reveals nothing about them. */
const userHandle = (personId: string) => new Uint8Array(Buffer.from(personId.replaceAll('-', ''), 'hex'))

/** Whether a passkey's user handle is this person's. */
export const isHandleOf = (personId: string, handle: string): boolean =>
  Buffer.from(handle, 'base64url').equals(Buffer.from(userHandle(personId)))

export type NewPasskey = {
  readonly personId: string
  /** The token of the session that adds it. */
  readonly token: string
  readonly cookie: string | null
  readonly name: string
  readonly id: string
  readonly clientDataJson: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}

/**
 * Adds a passkey. From now on the session counts as one with a second factor.
 * @returns recovery codes, where it is the first second factor; otherwise null
 * @throws Refusal `passkey-refused`, `factor-exists`
 */
export async function addPasskey(deps: Deps, given: NewPasskey): Promise<string[] | null> {
  const { clock, newId, pools } = deps
  const { personId, token, cookie, name } = given
  const now = clock()
  const challenge = await asIdentity(pools.identity, (tx) =>
    takeChallenge(tx, deps, { cookie, purpose: `add ${personId}` }),
  )
  if (challenge === null) throw new Refusal('passkey-refused')
  const credential = await verifyNew(deps, given, challenge)
  return asIdentity(pools.identity, async (tx) => {
    await holdFactors(tx, personId)
    const session = await holdSession(tx, hashOf(token), now)
    if (session === undefined) throw new Refusal('not-signed-in')
    // Another one may have been added since the options were requested.
    if ((await listPasskeys({ kysely: tx }, personId)).length >= mostPasskeys)
      throw new Refusal('factor-exists')
    const isKept = await insertPasskey(tx, {
      id: newId(),
      personId,
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      name,
      transports: [...given.transports],
      private: session.private,
      addedAt: now,
      lastUsedAt: null,
    })
    if (!isKept) throw new Refusal('passkey-refused')
    await noteSecondFactor(tx, session.id, { now, expiresAt: sessionEnd(session, now), factor: 'passkey' })
    await tellOfFactor(tx, deps, { personId, news: 'passkey-added' })
    const factors = await listSecondFactors({ kysely: tx }, { personId, isPrivate: session.private })
    return factors.recoveryCodesLeft === 0 ? renewRecoveryCodes(tx, session) : null
  })
}

async function verifyNew(deps: Deps, given: NewPasskey, challenge: string) {
  const { id, clientDataJson, attestationObject } = given
  const party = relyingParty(deps)
  const { verifyRegistrationResponse } = await passkeyLibrary()
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: clientDataJson, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms],
    // The library's error says which part was wrong, which the caller must not learn.
  }).catch(() => null)
  if (!verified?.verified) throw new Refusal('passkey-refused')
  return verified.registrationInfo.credential
}

/** @throws Refusal `not-found` for a passkey that is not the person's own */
export async function removePasskey(deps: Deps, which: { readonly personId: string; readonly id: string }) {
  const { personId } = which
  await asIdentity(deps.pools.identity, async (tx) => {
    await holdFactors(tx, personId)
    if (!(await deletePasskey(tx, which))) throw new Refusal('not-found')
    await forgetFactorsIfLast(tx, personId)
    await tellOfFactor(tx, deps, { personId, news: 'passkey-removed' })
  })
}
