import { continuationCodeOf } from '#core/round/slip-code.ts'
import { ApiError, callApi } from '#web/lib/api.ts'
import { browserStore } from '#web/lib/browser-store.ts'
import { nullable, record, text } from '#web/lib/shape.ts'
import { draftKey } from './begun.ts'
import { type Draft, draftShape, mergeDrafts } from './draft.ts'

/** Everything that another device needs to continue with the answers. */
export type Continuation = {
  /** Id of the instrument. */
  readonly instrument: string
  /** Null: the person's own answer. */
  readonly roundId: string | null
  /** The invitation's secret; null: the person's own answer. */
  readonly token: string | null
  readonly draft: Draft
}

const shape = record({
  instrument: text,
  roundId: nullable(text),
  token: nullable(text),
  draft: draftShape,
})

/**
 * Key stretching for each guess at a code, for us and for an attacker with the server's data: about half a second on a
 * present phone. Decision 0775 has the calculation.
 */
const iterations = 1_000_000

/** In bytes: constant, so that it reveals neither progress nor form. The longest form and five own questions fit. */
const sealedBytes = 8192
const nonceBytes = 12

const sealing = globalThis.crypto

/** Whether this browser can seal; Web Crypto works over HTTPS only. */
export const canSeal = (): boolean => sealing?.subtle !== undefined

const bytesOf = (words: string) => new TextEncoder().encode(words)

/** Both devices derive from the code where the sealed answers are stored, and the key, which never leaves them. */
async function derive(code: string, site: string) {
  const { subtle } = sealing
  const typed = await subtle.importKey('raw', bytesOf(code), 'PBKDF2', false, ['deriveBits'])
  const salt = bytesOf(`andrum continuation ${site}`)
  const master = await subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, typed, 256)
  const spread = await subtle.importKey('raw', master, 'HKDF', false, ['deriveBits', 'deriveKey'])
  const part = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: bytesOf(info),
  })
  const lookup = new Uint8Array(await subtle.deriveBits(part('lookup'), spread, 256))
  const key = await subtle.deriveKey(part('seal'), spread, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
  return { lookup: [...lookup].map((byte) => byte.toString(16).padStart(2, '0')).join(''), key }
}

/** @throws when the answers do not fit */
export async function seal(continuation: Continuation, code: string, site: string) {
  const { lookup, key } = await derive(code, site)
  const plain = bytesOf(JSON.stringify(continuation))
  if (plain.length > sealedBytes) throw new Error(`${plain.length} bytes to seal`)
  // Padded with blanks, which JSON allows at its end.
  const padded = new Uint8Array(sealedBytes).fill(32)
  padded.set(plain)
  const iv = sealing.getRandomValues(new Uint8Array(nonceBytes))
  const sealed = new Uint8Array(await sealing.subtle.encrypt({ name: 'AES-GCM', iv }, key, padded))
  return { lookup, sealed: btoa(String.fromCharCode(...iv, ...sealed)) }
}

/** @returns null for data that were not sealed with this key */
async function open(sealed: string, key: CryptoKey): Promise<Continuation | null> {
  const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
  const cipher = { name: 'AES-GCM', iv: bytes.subarray(0, nonceBytes) }
  try {
    const plain = await sealing.subtle.decrypt(cipher, key, bytes.subarray(nonceBytes))
    return shape(JSON.parse(new TextDecoder().decode(plain))) ?? null
  } catch {
    return null
  }
}

/** Seals the answers and stores them for the other device. @returns the code @throws ApiError */
export async function handOver(continuation: Continuation): Promise<string> {
  const code = continuationCodeOf(sealing.getRandomValues(new Uint8Array(6)))
  const body = await seal(continuation, code, location.host)
  // Without the session: the request does not identify the person.
  await callApi('storeContinuation', { body, credentials: 'omit' })
  return code
}

/** @returns null for a code that is wrong, used or expired @throws ApiError */
export async function takeOver(code: string, site = location.host): Promise<Continuation | null> {
  const { lookup, key } = await derive(code, site)
  try {
    const { sealed } = await callApi('takeContinuation', { body: { lookup }, credentials: 'omit' })
    return await open(sealed, key)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'continuation-unknown') return null
    throw error
  }
}

/** Stores the answers as a draft, merged with a draft of the same key in this browser. @returns whether the browser stores it */
export function placeHere({ instrument, roundId, draft }: Continuation): boolean {
  const store = browserStore<Draft | null>(draftKey({ id: instrument }, roundId ?? undefined), {
    parse: draftShape,
    empty: null,
  })
  const here = store.read()
  return store.write(here?.key === draft.key ? mergeDrafts(here, draft) : draft)
}
