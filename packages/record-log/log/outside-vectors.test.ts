import { createPrivateKey, sign } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { nodeCryptography } from '../test/test-log.ts'
import { fromBase64, join, utf8 } from './bytes.ts'
import { isSignedBy, readCheckpoint, type SignedCheckpoint } from './checkpoint.ts'
import { cosignedMessage, cosignedTimes, writeCosignature } from './cosignature.ts'
import {
  readNote,
  readVerifierKey,
  signaturesOf,
  type VerifierKey,
  writeNote,
  writeVerifierKey,
} from './signed-note.ts'
import { type Tile, tileOf, tilePath } from './tiles.ts'

/** Test vectors from programs of others, so that ours does not only agree with itself. */

async function keyOf(text: string): Promise<VerifierKey> {
  const key = await readVerifierKey(nodeCryptography, text)
  if (key === null) throw new Error(`${text} is no key`)
  expect(writeVerifierKey(key)).toBe(text)
  return key
}

describe('the example of golang.org/x/mod/sumdb/note (example_test.go)', () => {
  const publicKey = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW'
  const secret = 'AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz'
  const note = `If you think cryptography is the answer to your problem,
then you don't know what your problem is.

— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=
`

  test('is signed by its key, and no longer when a letter is changed', async () => {
    const key = await keyOf(publicKey)
    for (const [text, isRight] of [
      [note, true],
      [note.replace('cryptography', 'cryptographY'), false],
    ] as const) {
      const read = readNote(text)
      const [signature] = read === null ? [] : signaturesOf(read, key)
      if (read === null || signature === undefined) throw new Error('the note is not signed')
      expect(await nodeCryptography.verify(key.publicKey, utf8(read.text), signature.bytes)).toBe(isRight)
    }
  })

  test('is written byte by byte when its secret key signs the text', async () => {
    const { name, id } = await keyOf(publicKey)
    const seed = fromBase64(secret)?.slice(1) ?? new Uint8Array()
    const pkcs8 = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
    const text = note.slice(0, note.indexOf('\n\n') + 1)
    const bytes = sign(null, utf8(text), createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' }))
    expect(writeNote({ text, signatures: [{ name, id, bytes }] })).toBe(note)
  })
})

/**
 * A checkpoint that the staging log arche2025h1.staging.ct.transparency.dev served on 23 May 2026, with the cosignatures of
 * four witnesses run by different people (cosignature/v1). Other projects quote checkpoint and keys in their tests.
 */
describe('a checkpoint of another log, cosigned by witnesses of others', () => {
  const served = `arche2025h1.staging.ct.transparency.dev
1432088532
U7WM79jrzyhGZ5/GUBTpM7NzwdyfFx61t3RovgcC4Ro=

— arche2025h1.staging.ct.transparency.dev zTM8sQAAAZ5W0WdjBAMARjBEAiBjW5IQf9pvsYLfQFX6hoGREPMHbdQ3urbllzalApkptQIgIpwtEroeW2BXaHAI4kJXFbon5Ch9MNL5zRNZ55lvGt0=
— arche2025h1.staging.ct.transparency.dev ui8GwCF1+kWqZrxGdhj4aX3gcw7XUlXQQabg/27lefwhUkzbC3NygNI75MdhL1bfTW9g8Ei59RA23oHP7Ry1k3ZFWwQ=
— transparency.dev/DEV:witness-little-garden 2AQqhwAAAABqEiEgzgFIqqhbUoDwjMWE6UP8nd8/KYTzwZ2rhIgcqoXHAwVkjZr4AscylP3v7sEodkRAErumC2q44vdgJY096st5BQ==
— witness1.smartit.nu/witness1 pIyCDwAAAABqEiEghIp82KWebrw7/oHQwlTAm3g2RKS4+eebl8eO0WH+/iEcxZ75W3u5hNI7TOQtmJbqmNWVuE0tgh0XwzdZsDsUAQ==
— remora.n621.de 2net5wAAAABqEiEgPlfF3V06o0Y+fHM+J5J9s27wgxxcOVSpZ/2g/KSiXCg9DEZI+aVCIobWX9sXTynk5XeU/zZ0WBxtqB0DrAWfBw==
— witness.stagemole.eu Z/euoAAAAABqEiEgw0i+7g2ENfDAWHmtRzCfKTHSDwYDJA2NmKeGi9Y8FtEyOUvVr+AJmIY/2TUFucgKi7lI7cUiOvKFYe/TmN9DAg==
`
  const logKey =
    'arche2025h1.staging.ct.transparency.dev+ba2f06c0+AU0vHmlGCS/PdN8b2OaGmKprLI8HKM+dJ472xgFYh15f'
  const witnessKeys = [
    'transparency.dev/DEV:witness-little-garden+d8042a87+BCtusOxINQNUTN5Oj8HObRkh2yHf/MwYaGX4CPdiVEPM',
    'witness1.smartit.nu/witness1+a48c820f+BPSFWg9G6KPiO7QPryYO5Xq4oYJJ+kAvLKLSimDhoxMO',
    'remora.n621.de+da77ade7+BOvN63jn/bLvkieywe8R6UYAtVtNbZpXh34x7onlmtw2',
    'witness.stagemole.eu+67f7aea0+BEqSG3yu9YrmcM3BHvQYTxwFj3uSWakQepafafpUqklv',
  ]

  function read(text: string): SignedCheckpoint {
    const checkpoint = readCheckpoint(text)
    if (checkpoint === null) throw new Error('no checkpoint')
    return checkpoint
  }

  test('is signed by the log, beside a signature of a kind that we do not know', async () => {
    expect(read(served).size).toBe(1_432_088_532)
    expect(await isSignedBy(nodeCryptography, read(served), await keyOf(logKey))).toBe(true)
  })

  test.each(witnessKeys)('was seen by %s', async (text) => {
    const key = await keyOf(text)
    expect(await cosignedTimes(nodeCryptography, read(served), key)).toEqual([
      new Date('2026-05-23T21:50:24Z'),
    ])
    const grown = read(served.replace('1432088532', '1432088533'))
    expect(await cosignedTimes(nodeCryptography, grown, key)).toEqual([null])
  })
})

test('a log of 70,000 entries, and of 256, has as many tiles as c2sp.org/tlog-tiles says', () => {
  const tiles = (size: number): Tile[] => {
    const all: Tile[] = []
    for (let level = 0; ; level++) {
      const before = all.length
      for (let index = 0; ; index++) {
        const tile = tileOf(level, index, size)
        if (tile === null) break
        all.push(tile)
      }
      if (all.length === before) return all
    }
  }
  const isFull = ({ width }: Tile): boolean => width === 256
  expect(
    tiles(70_000)
      .filter(isFull)
      .map(({ level }) => level),
  ).toEqual([...Array.from({ length: 273 }, () => 0), 1])
  expect(
    tiles(70_000)
      .filter((tile) => !isFull(tile))
      .map(tilePath),
  ).toEqual(['tile/0/273.p/112', 'tile/1/001.p/17', 'tile/2/000.p/1'])
  expect(tiles(256).map(tilePath)).toEqual(['tile/0/000', 'tile/1/000.p/1'])
})

test('what a witness signs begins as c2sp.org/tlog-cosignature says', () => {
  const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n'
  expect(cosignedMessage(text, 1679315147)).toEqual(utf8(`cosignature/v1\ntime 1679315147\n${text}`))
  const line =
    'jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA=='
  const bytes = fromBase64(line) ?? new Uint8Array()
  expect(join([bytes.slice(0, 4), writeCosignature(1679315147, bytes.slice(12))])).toEqual(bytes)
})
