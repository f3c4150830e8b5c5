import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeKeys } from './make-keys.ts'
import { openJson, sealJson } from './sealed-json.ts'

const keys = makeKeys({ authSecret: 'x'.repeat(32), dataKey: randomBytes(32) })
const key = keys.newPersonKey()

/** Bytes of nonce and tag of AES-GCM. */
const around = 28
const sealedLength = (value: unknown) => sealJson(keys, key, 'anna', value).length - around
const openAgain = (value: unknown) => openJson(keys, key, 'anna', sealJson(keys, key, 'anna', value))

test.each([0, 3000, 16_300, 16_400, 60_000, 250_000])('a text of %i characters comes back', (characters) => {
  const value = { note: 'Ett vägskäl – <b>inte</b> fet stil. '.repeat(10_000).slice(0, characters) }
  expect(openAgain(value)).toEqual(value)
})

test('what cannot be packed comes back too', () => {
  const value = { note: randomBytes(90_000).toString('base64') }
  expect(openAgain(value)).toEqual(value)
})

test('what was sealed before anything was packed still opens', () => {
  const value = { note: 'ä'.repeat(60_000) }
  const json = Buffer.from(JSON.stringify(value))
  const sealed = keys.seal(key, 'anna', Buffer.concat([json, Buffer.alloc(131_072 - json.length, ' ')]))
  expect(openJson(keys, key, 'anna', sealed)).toEqual(value)
})

test('the length of what is short says nothing about what is in it', () => {
  expect(sealedLength({ zone: 'green' })).toBe(3968)
  expect(sealedLength({ note: 'a'.repeat(3900) })).toBe(3968)
  expect(sealedLength({ note: 'a'.repeat(5000) })).toBe(7936)
  expect(sealedLength({ note: randomBytes(3700).toString('base64') })).toBe(7936)
})

test('what is long takes less room than it is long', () => {
  const value = { note: Array.from({ length: 20_000 }, (_, n) => `möte ${n % 1000}`).join(' ') }
  expect(JSON.stringify(value).length).toBeGreaterThan(131_072)
  expect(sealedLength(value)).toBeLessThanOrEqual(63_488)
})
