import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Keys, WrappedKey } from './keys.ts'

/**
 * Bytes that everything is filled up to at least, and twice that, and so on: sealed bytes are as long as what they hide,
 * and "green" is shorter than "yellow". The longest result of the shipped instruments is about 2,400 bytes.
 * Two rows of this length fill a page of the database (decision 609).
 */
const shortest = 3968

/**
 * Bytes from which on a value is packed: two years of a programme are 256 kB filled up, and reading them from the database
 * took longer than all the rest. What is shorter, results among them, is as long as its length says and nothing else.
 */
const longEnough = 16 * 1024

/** The first byte of what is packed; JSON begins with none like it. Four bytes with the packed length follow. */
const packedMark = 0
const headBytes = 5

/** 1 of 11: 220 kB in 2 ms, a third as long. */
const packing = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 }, chunkSize: 128 * 1024 }

/**
 * Seals a value with the person's key; it opens only as what it is about.
 * @param atLeast bytes that it is filled up to, where the longest of its kind has fewer than `shortest`
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
  // Blanks behind JSON are still JSON; behind what is packed they are past its length.
  return keys.seal(key, about, Buffer.concat([bytes, Buffer.alloc(length - bytes.length, ' ')]))
}

/** @throws when bytes, key and what they are about do not belong together */
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
