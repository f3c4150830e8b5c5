/** The cryptography that the log needs. Passed in, so that the same code runs on a server, in a page and in a command. */
export type Cryptography = {
  /** SHA-256, 32 bytes. */
  readonly sha256: (bytes: Uint8Array) => Promise<Uint8Array>
  /** Whether an Ed25519 signature is valid; false too for a malformed key or signature. */
  readonly verify: (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>
}

/** The Web Crypto of Node and of browsers over https; older browsers have no Ed25519 in it. */
export const webCryptography: Cryptography = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', plain(bytes))),
  verify: async (publicKey, message, signature) => {
    if (publicKey.length !== 32 || signature.length !== 64) return false
    const key = await crypto.subtle.importKey('raw', plain(publicKey), { name: 'Ed25519' }, false, ['verify'])
    return crypto.subtle.verify({ name: 'Ed25519' }, key, plain(signature), plain(message))
  },
}

/** A copy with a buffer of its own, as Web Crypto requires. */
const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes)
