import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Browser } from './browser.ts'

/** The values that a dishonest authenticator or page would send instead. */
export type Said = {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  readonly userVerified?: boolean
  readonly counter?: number
  readonly userHandle?: string
}

/** A software passkey (WebAuthn level 3, ES256), of the object's holder. */
export class SoftPasskey {
  readonly id = randomBytes(16)
  #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #userHandle = ''
  #counter = 0

  /** What a browser sends for a new passkey. */
  create(options: { challenge: string; rp: { id: string }; user: { id: string } }, said: Said = {}) {
    this.#userHandle = options.user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const coordinate = (label: number, value: string) =>
      Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
    // COSE_Key: kty EC2, alg ES256, crv P-256, x, y.
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
      coordinate(0x21, x),
      coordinate(0x22, y),
    ])
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key])
    const data = this.#authenticatorData(said.rpId ?? options.rp.id, 0x40, said, attested)
    const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
    // CBOR: {fmt: "none", attStmt: {}, authData: bytes}
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      Buffer.from([0x59, data.length >> 8, data.length & 0xff]),
      data,
    ])
    return {
      id: this.id.toString('base64url'),
      clientDataJson: clientData('webauthn.create', options.challenge, said),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    }
  }

  /** What a browser sends when this passkey is chosen. */
  get({ challenge, rpId }: { challenge: string; rpId: string }, said: Said = {}) {
    const clientDataJson = clientData('webauthn.get', challenge, said)
    const data = this.#authenticatorData(said.rpId ?? rpId, 0, said)
    const hash = createHash('sha256').update(Buffer.from(clientDataJson, 'base64url')).digest()
    return {
      id: this.id.toString('base64url'),
      clientDataJson,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', Buffer.concat([data, hash]), this.#keys.privateKey).toString('base64url'),
      userHandle: said.userHandle ?? this.#userHandle,
    }
  }

  #authenticatorData(rpId: string, flags: number, said: Said, attested = Buffer.alloc(0)): Buffer {
    this.#counter = said.counter ?? this.#counter + 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    const present = 0x01
    const verified = said.userVerified === false ? 0 : 0x04
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([flags | present | verified]),
      counter,
      attested,
    ])
  }
}

const clientData = (type: string, challenge: string, said: Said) =>
  Buffer.from(
    JSON.stringify({
      type,
      challenge: said.challenge ?? challenge,
      origin: said.origin ?? 'http://localhost:3000',
      crossOrigin: false,
    }),
  ).toString('base64url')

type NewOptions = Parameters<SoftPasskey['create']>[0]
type Challenge = Parameters<SoftPasskey['get']>[0]

/** Adds a passkey to the account that is signed in here. */
export async function addPasskey(browser: Browser, said: Said = {}, name = 'Min mobil') {
  const passkey = new SoftPasskey()
  const asked = await browser.call('askForNewPasskey')
  if (asked.status !== 201) throw new Error(`Asking for a new passkey was answered with ${asked.status}`)
  const answer = await browser.call('addPasskey', {
    body: { name, ...passkey.create(asked.body as NewOptions, said) },
  })
  return { passkey, answer }
}

export async function challengeFor(browser: Browser): Promise<Challenge> {
  return (await browser.call('askForPasskey')).body as Challenge
}

/** Signs a browser in by passkey alone. */
export async function signInByPasskey(browser: Browser, passkey: SoftPasskey, said: Said = {}) {
  const challenge = await challengeFor(browser)
  return browser.call('signInWithPasskey', { body: passkey.get(challenge, said) })
}
