import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SplitJson } from './split-json.ts'

/** Sends a text in pieces of so many bytes. */
function split(text: string, size: number) {
  const bytes = Buffer.from(text)
  const one = new SplitJson('file', bytes.length, 10_000)
  for (let at = 0; at < bytes.length; at += size) one.add(bytes.subarray(at, at + size))
  one.end()
  return { rest: one.rest, file: one.file }
}

const base64 = (text: string) => Buffer.from(text).toString('base64')
const abc = base64('Åsa;Öst')

describe('a text with a file, wherever it is cut, becomes the bytes of the file and a text without them', () => {
  it.each([
    ['first', `{"file":"${abc}","name":"a"}`, '{"file":"","name":"a"}'],
    [
      'last, with spaces',
      `{ "name" : "a" ,\n\t"file" :\r\n "${abc}" }`,
      '{ "name" : "a" ,\n\t"file" :\r\n "" }',
    ],
    [
      'beside quotes that end nothing',
      `{"a":"\\"file\\":\\"","file":"${abc}"}`,
      '{"a":"\\"file\\":\\"","file":""}',
    ],
    ['beside a backslash', `{"a":"\\\\","file":"${abc}"}`, '{"a":"\\\\","file":""}'],
    ['named with escapes', `{"f\\u0069le":"${abc}"}`, '{"f\\u0069le":""}'],
    [
      'with every sign escaped',
      `{"file":"${[...abc].map((sign) => (sign === '/' ? '\\/' : `\\u00${sign.charCodeAt(0).toString(16)}`)).join('')}"}`,
      '{"file":""}',
    ],
    ['given twice', `{"file":"AAAA","file":"${abc}"}`, '{"file":"","file":""}'],
    [
      'beside deeper ones',
      `{"a":{"file":"x"},"b":["file"],"file":"${abc}"}`,
      '{"a":{"file":"x"},"b":["file"],"file":""}',
    ],
    ['beside letters that take more than a byte', `{"å":"€😀","file":"${abc}"}`, '{"å":"€😀","file":""}'],
    ['after a mark of its order of bytes', `\uFEFF{"file":"${abc}"}`, '{"file":""}'],
  ])('%s', (_where, text, rest) => {
    for (let size = 1; size <= text.length; size++)
      expect(split(text, size)).toEqual({ rest, file: Buffer.from('Åsa;Öst') })
  })
})

it.each([
  ['a letter beyond its alphabet', 'AAAÅ'],
  ['the alphabet of addresses', 'AA-_'],
  ['a space', 'AAAA AAA'],
  ['a line break, escaped', 'AAAA\\nAAA'],
  ['nothing at all, escaped', 'AAA\\u0000'],
  ['half a letter, escaped', 'AAA\\ud83d'],
  ['a quote, escaped', 'AAA\\"'],
  ['a sign too few', 'AAAAA'],
  ['a filling sign too many', 'A==='],
  ['only filling signs', '===='],
  ['filling signs in the middle', 'AA==AAAA'],
  ['a filling sign within four', 'AA=A'],
])('a file with %s is no base64, wherever it is cut', (_what, wrong) => {
  const text = `{"file":"${wrong}","name":"a"}`
  for (let size = 1; size <= text.length; size++)
    expect(split(text, size)).toMatchObject({ rest: '{"file":"?","name":"a"}' })
})

it.each([
  ['a line break as it is', '{"file":"AAAA\nAAAA"}'],
  ['an escape that there is not', '{"file":"AAAA\\x"}'],
  ['letters for the number of a letter', '{"file":"\\u00g0"}'],
  ['an escape in the name that there is not', '{"\\x":1}'],
])('%s is no JSON, wherever it is cut', (_what, text) => {
  for (let size = 1; size <= text.length; size++) expect(() => split(text, size)).toThrow()
})

it.each([
  ['the file', '{"file":"AAAA', '{"file":"'],
  ['an escape of the file', '{"file":"AAAA\\u00', '{"file":"'],
  ['a name', '{"fil', '{"fil'],
])('what ends in the middle of %s is left for the parser to refuse', (_where, text, rest) => {
  for (let size = 1; size <= text.length; size++) expect(split(text, size).rest).toBe(rest)
})

it('bytes that are not UTF-8 are refused, also where they end too early', () => {
  expect(() => new SplitJson('file', 100, 100).add(Buffer.from('{"å":1', 'latin1'))).toThrow()
  const cut = new SplitJson('file', 100, 100)
  cut.add(Buffer.from('{"å').subarray(0, 3))
  expect(() => cut.end()).toThrow()
})

it('what stands beside the file may be so large and no larger', () => {
  const add = (text: string) => new SplitJson('file', 1000, 22).add(Buffer.from(text))
  add(`{"file":"${'A'.repeat(900)}","a":"aaaa"}`)
  expect(() => add(`{"file":"AAAA","a":"aaaaa"}`)).toThrow('too-large')
  expect(() => add(`{"a":{"file":"${'A'.repeat(20)}"}}`)).toThrow('too-large')
})

it('whatever JSON comes: without its file it says what it said, with the file beside it', () => {
  const texts = fc.string({ unit: 'grapheme' })
  const bodies = fc.dictionary(texts, fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }), { maxKeys: 4 })
  fc.assert(
    fc.property(
      bodies,
      fc.uint8Array(),
      fc.nat(60),
      fc.nat(4),
      fc.nat(3),
      (body, file, cut, place, indent) => {
        const fields = Object.entries(body).filter(([name]) => name !== 'file')
        fields.splice(place, 0, ['file', Buffer.from(file).toString('base64')])
        const text = JSON.stringify(Object.fromEntries(fields), null, indent)
        const { rest, file: bytes } = split(text, cut + 1)
        expect(JSON.parse(rest)).toEqual({ ...JSON.parse(text), file: '' })
        expect(bytes?.equals(file)).toBe(true)
      },
    ),
  )
})
