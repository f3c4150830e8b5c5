import type { Keys, WrappedKey } from '#server/keys/keys.ts'

/**
 * Bytes that everything is filled up to at least, and twice that, and so on: sealed bytes are as long as what they hide,
 * and "green" is shorter than "yellow". The longest result of the shipped instruments is about 2,400 bytes.
 */
const shortest = 4096

/** Seals a value with the person's key. */
export function sealJson(keys: Keys, key: WrappedKey, personId: string, value: unknown): Buffer {
  const bytes = Buffer.from(JSON.stringify(value))
  let length = shortest
  while (length < bytes.length) length *= 2
  // Blanks behind JSON are still JSON.
  return keys.seal(key, personId, Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]))
}

/** @throws when bytes, key and person do not belong together */
export function openJson(keys: Keys, key: WrappedKey, personId: string, sealed: Buffer): unknown {
  return JSON.parse(keys.open(key, personId, sealed).toString())
}
