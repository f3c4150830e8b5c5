import { createPrivateKey, createPublicKey, hash, hkdfSync, type KeyObject, sign } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { type Cryptography, webCryptography } from '@andrum/record-log/log/cryptography.ts'
import {
  keyTypes,
  readVerifierKey,
  type VerifierKey,
  verifierKey,
} from '@andrum/record-log/log/signed-note.ts'

/** The public identity of the record log, and the key that signs it. */
export type RecordLog = {
  /** The log's name in checkpoints and keys: the address without a scheme. */
  readonly origin: string
  readonly key: VerifierKey
  readonly sign: (message: Uint8Array) => Uint8Array
  /** Keys of the witnesses that the operator has listed. */
  readonly witnesses: readonly VerifierKey[]
}

/** Hashes computed before other requests get a turn: about a millisecond. */
const hashesAtOnce = 1000
let hashes = 0

/** Yields while hashing: lists of a hundred thousand people are hashed in the process that answers requests. */
export const serverCryptography: Cryptography = {
  ...webCryptography,
  sha256: async (bytes) => {
    hashes = (hashes + 1) % hashesAtOnce
    if (hashes === 0) await setImmediate()
    return hash('sha256', bytes, 'buffer')
  },
}

/** The PKCS #8 prefix of an Ed25519 key; the key's 32 bytes follow (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

function signingKey(logKey: string): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', logKey, '', 'andrum record log', 32))
  return createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
}

/** The log's public key: 32 bytes. */
export const publicLogKey = (logKey: string): Uint8Array =>
  createPublicKey(signingKey(logKey)).export({ format: 'der', type: 'spki' }).subarray(-32)

/** @param logKey at least 32 bytes of text; the key itself is derived from it */
export async function openRecordLog(config: {
  readonly baseUrl: string
  readonly logKey: string
  readonly witnessKeys: readonly string[]
}): Promise<RecordLog> {
  const key = signingKey(config.logKey)
  const origin = `${new URL(config.baseUrl).host}/tlog`
  const witnesses = await Promise.all(
    config.witnessKeys.map((text) => readVerifierKey(webCryptography, text)),
  )
  return {
    origin,
    key: await verifierKey(webCryptography, origin, keyTypes.log, publicLogKey(config.logKey)),
    sign: (message) => sign(null, message, key),
    witnesses: witnesses.filter((witness) => witness !== null),
  }
}
