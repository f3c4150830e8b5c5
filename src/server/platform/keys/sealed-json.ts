import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Keys, WrappedKey } from './keys.ts'

/**
 * Plain texts are padded to this many bytes, or twice that, and so on: sealed bytes have the length of the plain text,
 * and "green" is shorter than "yellow". The longest result of the shipped instruments is about 2,400 bytes.
 * Two rows of this length fill a page of the database (decision 609).
 */
const shortest = 3968

/**
 * Values of this many bytes or more are compressed: two years of a programme are 256 kB when padded, and reading them from the
 * database took longer than all other work. Shorter values, results among them, are not: compression makes the length tell the content.
 */
const longEnough = 16 * 1024

/** The first byte of a compressed value; no JSON begins with it. Four bytes with the compressed length follow. */
const packedMark = 0
const headBytes = 5

/** 1 of 11: 220 kB in 2 ms, a third as long. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 }, chunkSize: 128 * 1024 }

/**
 * Seals a value with the person's key, bound to `about`.
 * @param atLeast padding in bytes, where the longest value of its kind is shorter than `shortest`
 */
export function sealJson(
  keys: Keys,
  key: WrappedKey,
  about: string,
  value: unknown,
  atLeast = shortest,
): Buffer {
  const json = Buffer.from(JSON.stringify(value))
  const bytes = json.length < longEnough ? json : packed(json)
  let length = atLeast
  while (length < bytes.length) length *= 2
  // JSON may end with spaces; in a compressed value the padding is behind its noted length.
  return keys.seal(key, about, Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]))
}

/** @throws when bytes, key and `about` do not belong together */
export function openJson(keys: Keys, key: WrappedKey, about: string, sealed: Buffer): unknown {
  const bytes = keys.open(key, about, sealed)
  return JSON.parse((bytes[0] === packedMark ? unpacked(bytes) : bytes).toString())
}

function packed(json: Buffer): Buffer {
  const body = brotliCompressSync(json, packing)
  const head = Buffer.alloc(headBytes, packedMark)
  head.writeUInt32BE(body.length, 1)
  return Buffer.concat([head, body])
}

const unpacked = (bytes: Buffer): Buffer =>
  brotliDecompressSync(bytes.subarray(headBytes, headBytes + bytes.readUInt32BE(1)), {
    chunkSize: 256 * 1024,
  })
