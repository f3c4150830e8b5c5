import { createHash, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto'
import { mailCodeOf, slipCodeOf } from '#core/round/slip-code.ts'
import { openSealed, seal } from './authenticated-encryption.ts'
import { hmac } from './hmac.ts'
import type { Keys, WrappedKey } from './keys.ts'
import { unsubscribeTokens } from './unsubscribe-tokens.ts'

export type Secrets = {
  readonly authSecret: string
  /** At least 32 bytes of key material. */
  readonly dataKey: Buffer
  /** The earlier master key: still unwraps its keys, wraps no new ones. */
  readonly dataKeyOld?: Buffer
}

type MasterKey = { readonly name: string; readonly key: KeyObject }

/** Derives every key from the operator's two secrets. No other file holds key bytes. */
export function makeKeys({ authSecret, dataKey, dataKeyOld }: Secrets): Keys {
  const current = masterKey(dataKey)
  const masters = [current, ...(dataKeyOld === undefined ? [] : [masterKey(dataKeyOld)])]
  const keyFor = (label: string) => derive(Buffer.from(authSecret), label)
  const invitation = keyFor('invitation')
  const invitationCode = keyFor('invitation code')
  const invitationOfCode = keyFor('invitation by its code')
  const slip = keyFor('slip')
  const slipHash = keyFor('slip hash')
  const attempt = keyFor('attempt')
  const code = keyFor('sign-in code')
  const passkey = keyFor('passkey challenge')
  const mail = keyFor('mail')
  const support = keyFor('support request')
  const booking = keyFor('booking')
  const identityChange = keyFor('identity change')
  const feed = keyFor('calendar feed')
  const apiKey = keyFor('api key')
  const integration = keyFor('secret of an integration')
  const signOn = createSecretKey(keyFor('single sign-on'))
  const domain = keyFor('domain of an organisation')
  const continuation = createSecretKey(keyFor('continuation'))
  const continuationHash = keyFor('continuation hash')

  const codeOf = (roundId: string, memberId: string) => mailCodeOf(hmac(invitationCode, roundId, memberId))
  const tokenOf = (mailCode: string) => hmac(invitationOfCode, mailCode).toString('base64url')

  const unwrap = ({ wrapped, masterKey: name }: WrappedKey, about = wrapAbout): Buffer => {
    const master = masters.find((candidate) => candidate.name === name)
    if (master === undefined) throw new Error(`No master key named ${name}: is DATA_KEY_OLD missing?`)
    return openSealed(master.key, about, wrapped)
  }

  /** Unwrapped data keys by row: a guidance thread has hundreds of texts under one key. */
  const dataKeys = new WeakMap<Buffer, KeyObject>()
  const dataKeyOf = (key: WrappedKey): KeyObject => {
    const known = dataKeys.get(key.wrapped)
    if (known !== undefined) return known
    const made = createSecretKey(unwrap(key))
    dataKeys.set(key.wrapped, made)
    return made
  }

  const keysWith = (participant: Buffer, listed = derive(participant, 'listed person')): Keys => ({
    newPersonKey: () => ({
      wrapped: seal(current.key, wrapAbout, randomBytes(32)),
      masterKey: current.name,
    }),
    currentMasterKey: current.name,
    rewrap: (key) => ({
      wrapped: seal(current.key, wrapAbout, unwrap(key)),
      masterKey: current.name,
    }),
    seal: (key, about, plain) => seal(dataKeyOf(key), about, plain),
    open: (key, about, sealed) => openSealed(dataKeyOf(key), about, sealed),
    wrapHashKey: () => ({
      wrapped: seal(current.key, hashKeyAbout, participant),
      masterKey: current.name,
    }),
    withHashKey: (kept) => keysWith(unwrap(kept, hashKeyAbout)),
    participantHash: (organisationId, memberId) => hmac(participant, organisationId, memberId),
    listedKey: (...about) => hmac(listed, ...about),
    invitationCode: codeOf,
    invitationTokenOf: tokenOf,
    invitationToken: (roundId, memberId) => tokenOf(codeOf(roundId, memberId)),
    invitationTokenWithoutCode: (roundId, memberId) =>
      hmac(invitation, roundId, memberId).toString('base64url'),
    invitationTokenHash: (token) => createHash('sha256').update(token).digest(),
    slipCode: (slipId) => slipCodeOf(hmac(slip, slipId)),
    slipCodeHash: (code) => hmac(slipHash, code),
    supportToken: (requestId) => hmac(support, requestId).toString('base64url'),
    supportTokenHash: (token) => createHash('sha256').update(token).digest(),
    questionSecretHash: (secret) => createHash('sha256').update(secret).digest(),
    identityChangeToken: (changeId) => hmac(identityChange, changeId).toString('base64url'),
    identityChangeHash: (token) => createHash('sha256').update(token).digest(),
    integrationSecret: (kind, wish) => hmac(integration, kind, wish),
    apiKeyHash: (secret) => hmac(apiKey, secret),
    bookingToken: (bookingId, privateAddress) =>
      hmac(booking, bookingId, ...(privateAddress === null ? [] : [privateAddress])).toString('base64url'),
    calendarFeedToken: (personId, wish) => hmac(feed, personId, wish).toString('base64url'),
    calendarFeedHash: (token) => createHash('sha256').update(token).digest(),
    signInCode: (codeId) => eightDigits(hmac(code, codeId)),
    passkeyChallenge: (cookie, purpose) => hmac(passkey, cookie, purpose),
    sealSignOn: (plain) => seal(signOn, signOnAbout, Buffer.from(plain)).toString('base64url'),
    openSignOn: (sealed) => {
      try {
        return openSealed(signOn, signOnAbout, Buffer.from(sealed, 'base64url')).toString()
      } catch {
        return null
      }
    },
    domainToken: (organisationId, name) =>
      hmac(domain, organisationId, name).subarray(0, 16).toString('base64url'),
    mailId: (...about) =>
      hmac(mail, ...about)
        .subarray(0, 16)
        .toString('hex'),
    ...unsubscribeTokens(derive(participant, 'switched-off mail')),
    continuationHash: (lookup) => hmac(continuationHash, lookup),
    sealContinuation: (hash, sealed) => seal(continuation, hexOf(hash), sealed),
    openContinuation: (hash, sealed) => openSealed(continuation, hexOf(hash), sealed),
    attemptKey: (kind, value) => hmac(attempt, kind, value),
  })
  // Until a key is stored: the first start stores the one derived here.
  return keysWith(keyFor('participant'))
}

const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

const wrapAbout = 'person key'
const hashKeyAbout = 'hash key'
const signOnAbout = 'single sign-on'

function masterKey(material: Buffer): MasterKey {
  // The name tells master keys apart in the table. It is a derived value and gives nothing away.
  return {
    name: derive(material, 'master key name').subarray(0, 8).toString('hex'),
    key: createSecretKey(derive(material, 'master key')),
  }
}

/** HKDF-SHA-256 (RFC 5869), one label a use, so that no key ever does two things. */
function derive(material: Buffer, label: string): Buffer {
  return Buffer.from(hkdfSync('sha256', material, '', `andrum ${label}`, 32))
}

/** 48 bits modulo a hundred million: the bias between codes is less than one in 10^6. */
function eightDigits(hash: Buffer): string {
  return String(hash.readUIntBE(0, 6) % 100_000_000).padStart(8, '0')
}
