import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nodeCryptography, signerOf, TestLog } from '../test/test-log.ts'
import { fromBase64, fromHex, toBase64, toHex, utf8 } from './bytes.ts'
import { canonicalJson } from './canonical-json.ts'
import { isSignedBy, readCheckpoint } from './checkpoint.ts'
import { cosignedTimes, readCosignature } from './cosignature.ts'
import { readNote, readVerifierKey, signaturesOf, writeNote, writeVerifierKey } from './signed-note.ts'
import { parseTilePath, readTile, subtreesOfTile, tileOf, tilePath, writeBundle } from './tiles.ts'

/** The example of c2sp.org/signed-note. */
const exampleKey = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'
const exampleNote = `This is an example message.

— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`
/** The example of c2sp.org/tlog-cosignature. */
const cosigned = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`

describe('signed notes', () => {
  test('the example of the specification is signed by its key', async () => {
    const key = await readVerifierKey(nodeCryptography, exampleKey)
    const note = readNote(exampleNote)
    if (key === null || note === null) throw new Error('the example cannot be read')
    const [signature] = signaturesOf(note, key)
    const verify = (text: string) =>
      nodeCryptography.verify(key.publicKey, utf8(text), signature?.bytes ?? new Uint8Array())
    expect(await verify(note.text)).toBe(true)
    expect(await verify(note.text.replace('example', 'exbmple'))).toBe(false)
    expect(writeVerifierKey(key)).toBe(exampleKey)
    expect(writeNote(note)).toBe(exampleNote)
  })

  test.each([
    ['another id', exampleKey.replace('530d903a', '530d903b')],
    ['another name', exampleKey.replace('foo', 'fou')],
    ['another key', exampleKey.replace('U2k', 'U2g')],
    ['a kind nobody knows', exampleKey.replace('AekyeRr', 'CekyeRr')],
    ['nothing', ''],
  ])('a key with %s is none', async (_, text) => {
    expect(await readVerifierKey(nodeCryptography, text)).toBeNull()
  })

  test.each([
    ['no signature', 'text\n\n'],
    ['no empty line', 'text\n— a AAAAAAA=\n'],
    ['no end', exampleNote.slice(0, -1)],
    ['a control character', exampleNote.replace('This', 'Th\u0007s')],
    ['another dash', exampleNote.replace('—', '-')],
    ['base64 that is not', exampleNote.replace('yaQM=', 'yaQN=')],
    ['65 signatures', `text\n\n${'— a AAAAAAA=\n'.repeat(65)}`],
  ])('a note with %s is none', (_, text) => {
    expect(readNote(text)).toBeNull()
  })
})

describe('checkpoints', () => {
  test('the example of the specification is read, with the time of its witness', () => {
    const checkpoint = readCheckpoint(cosigned)
    expect(checkpoint).toMatchObject({ origin: 'example.com/behind-the-sofa', size: 20852163 })
    expect(toBase64(checkpoint?.root ?? new Uint8Array())).toBe(
      'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=',
    )
    const bytes = checkpoint?.note.signatures[1]?.bytes ?? new Uint8Array()
    expect(readCosignature(bytes)?.time).toBe(1679315147)
  })

  test.each([
    ['a zero before its size', cosigned.replace('20852163', '020852163')],
    ['no size', cosigned.replace('20852163', 'many')],
    [
      'half a root',
      cosigned.replace('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=', 'CsUYapGGPo4dkMgIAUqom/Xajj4='),
    ],
    ['no origin', cosigned.replace('example.com/behind-the-sofa\n2', '\n2')],
  ])('with %s is none', (_, text) => {
    expect(readCheckpoint(text)).toBeNull()
  })

  test('are signed by the log, and seen by the witness at its time', async () => {
    const [log, other] = await Promise.all([signerOf('log', 'log'), signerOf('log', 'log', 'another')])
    const witness = await signerOf('witness', 'witness')
    const at = new Date('2026-03-01T12:00:00Z')
    const { note } = await new TestLog(log).checkpoint(0, [{ by: witness, at }])
    const checkpoint = readCheckpoint(note)
    if (checkpoint === null) throw new Error('not a checkpoint')
    expect(await isSignedBy(nodeCryptography, checkpoint, log.key)).toBe(true)
    expect(await isSignedBy(nodeCryptography, checkpoint, other.key)).toBe(false)
    expect(await isSignedBy(nodeCryptography, checkpoint, witness.key)).toBe(false)
    expect(await cosignedTimes(nodeCryptography, checkpoint, witness.key)).toEqual([at])
    expect(await cosignedTimes(nodeCryptography, checkpoint, log.key)).toEqual([null])
  })
})

describe('tiles', () => {
  test.each([
    [{ level: 0, index: 1234067, width: 256 }, 'tile/0/x001/x234/067'],
    [{ level: 1, index: 0, width: 3 }, 'tile/1/000.p/3'],
    [{ level: 'entries', index: 1000, width: 255 }, 'tile/entries/x001/000.p/255'],
  ] as const)('%o has the path %s', (tile, path) => {
    expect(tilePath(tile)).toBe(path)
    expect(parseTilePath(path)).toEqual(tile)
  })

  test.each([
    'tile/0/1',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/01',
    'tile/00/000',
    'tile/0/x000/001',
    'tile/0/../001',
    'tile/x/000',
    'tile/0/000/',
    'tile/64/000x',
  ])('%s is none', (path) => {
    expect(parseTilePath(path)).toBeNull()
  })

  test('a log of 70,000 entries has the tiles of the specification', () => {
    expect(tileOf(0, 272, 70_000)).toEqual({ level: 0, index: 272, width: 256 })
    expect(tileOf(0, 273, 70_000)).toEqual({ level: 0, index: 273, width: 112 })
    expect(tileOf(0, 274, 70_000)).toBeNull()
    expect(tileOf(1, 1, 70_000)).toEqual({ level: 1, index: 1, width: 17 })
    expect(tileOf(2, 0, 70_000)).toEqual({ level: 2, index: 0, width: 1 })
    expect(subtreesOfTile({ level: 1, index: 1, width: 2 })).toEqual([
      { level: 8, index: 256 },
      { level: 8, index: 257 },
    ])
  })

  test('bundles have the length before each entry, and tiles are as long as their hashes', () => {
    expect(toHex(writeBundle([utf8('one'), utf8('')]))).toBe('00036f6e650000')
    expect(readTile(new Uint8Array(64), 2)).toHaveLength(2)
    expect(readTile(new Uint8Array(63), 2)).toBeNull()
  })
})

describe('bytes and JSON', () => {
  test('come back from hexadecimal and base64', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(fromHex(toHex(bytes))).toEqual(bytes)
        expect(fromBase64(toBase64(bytes))).toEqual(bytes)
      }),
    )
    expect([fromHex('0'), fromHex('0G'), fromBase64('AB=='), fromBase64('A')]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  test('the same value is written the same way, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const turned = (part: unknown): unknown => {
          if (Array.isArray(part)) return part.map(turned)
          if (typeof part !== 'object' || part === null) return part
          return Object.fromEntries(
            Object.entries(part)
              .reverse()
              .map(([key, each]) => [key, turned(each)]),
          )
        }
        expect(canonicalJson(turned(value))).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('the example of RFC 8785 is written as there', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '1': 'One',
      '\u0080': 'Control',
      ö: 1e21,
      a: [4.5, 2e-3],
    }
    expect(canonicalJson(value)).toBe(
      '{"\\r":"Carriage Return","1":"One","a":[4.5,0.002],"\u0080":"Control","ö":1e+21,"€":"Euro Sign"}',
    )
  })

  test.each([[undefined], [Number.NaN], ['\ud800'], [{ a: undefined }]])('%o has no such text', (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError)
  })
})
