import { createPrivateKey, sign } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { StartError } from '#server/platform/db/start-error.ts'

/**
 * Writes `FILE.sig`, 64 bytes of Ed25519 over the whole archive, as `openssl pkeyutl -verify -rawin` reads it.
 * @param keyFile a private key as PEM, from `openssl genpkey -algorithm ed25519`; without one nothing is signed, and an old signature is
 *   deleted
 * @returns a message for the publisher
 * @throws StartError when the file is no such key
 */
export function signArchive(archive: string, keyFile: string | undefined): string {
  const signature = `${archive}.sig`
  rmSync(signature, { force: true })
  if (keyFile === undefined) return 'It is not signed: --key FILE names a private key of Ed25519.'
  const key = readKey(keyFile)
  writeFileSync(signature, sign(null, readFileSync(archive), key))
  return `Signed: ${signature}.`
}

function readKey(file: string) {
  try {
    const key = createPrivateKey(readFileSync(file))
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The error below replaces this one, which may quote the file.
  }
  throw new StartError(
    `${file} is no private key of Ed25519: make one with openssl genpkey -algorithm ed25519 -out ${file}`,
  )
}
