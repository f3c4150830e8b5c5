import fc, { type Arbitrary } from 'fast-check'

/** Texts that have broken programs before, and that no schema of ours expects. */
const texts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'a\udfffb',
  '\u202egnirts',
  '\ufeff',
  'İ',
  'ﬀ',
  '١٢٣٤٥٦٧٨',
  '１２３４５６７８',
  '𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖',
  '1e9999',
  'NaN',
  '-1',
  '9'.repeat(400),
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '+275760-09-13',
  '-000001-01-01T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2026-03-02T09:00:00.123456789123456789Z',
  '24:00',
  '99:99',
  "' or '1'='1",
  "'; drop table member; --",
  '%',
  '_%_',
  '\\',
  '\\x00',
  '$1',
  '(a+)+$',
  '[',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '\r\nBcc: everybody@example.com',
  '=1+1',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'FFFFFFFF-FFFF-4FFF-8FFF-FFFFFFFFFFFF',
  'x@[127.0.0.1]',
  'å@ö.se',
  `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}.example`,
  'http://127.0.0.1:1/',
  'https://127.0.0.1:1/',
  'https://[::1]:1/',
  'https://[::ffff:127.0.0.1]:1/',
  'https://169.254.169.254/latest/meta-data',
  'https://user:secret@10.0.0.1/',
  'https://0x7f000001:1/',
  'https://2130706433:1/',
  'file:///etc/passwd',
  'javascript:alert(1)',
] as const

const numbers = [
  0,
  -0,
  -1,
  0.1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  -(2 ** 53),
  2 ** 63,
  1e21,
  1e308,
  -1e308,
  5e-324,
] as const

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let n = 0; n < depth; n++) value = n % 2 === 0 ? [value] : { a: value }
  return value
}

/** Long texts are rare: each request generates and parses them anew. */
export const badText: Arbitrary<string> = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...texts) },
  { weight: 6, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 300 }) },
  { weight: 2, arbitrary: fc.constantFrom('å'.repeat(5_000), ' '.repeat(10_000), '('.repeat(3_000)) },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(200_000), '\u0301'.repeat(60_000)) },
)

/** A value of any type, unrelated to the expected one. */
export const badValue: Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: badText },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...numbers) },
  { weight: 4, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { a: null }) },
  { weight: 2, arbitrary: fc.constantFrom(2, 6, 12, 15, 17, 40).map(nested) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(Array(3_000).fill(0), Array(300).fill({ a: 'a' })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      Object.fromEntries([['constructor', { prototype: { staff: true } }]]),
      Object.fromEntries([
        ['toString', 1],
        ['valueOf', 1],
        ['length', -1],
      ]),
      JSON.parse('{"__proto__":{"staff":true}}'),
    ),
  },
)

type Change = 'replace' | 'replace' | 'drop' | 'add' | 'rename' | 'again'
const changes = ['replace', 'replace', 'replace', 'drop', 'add', 'rename', 'again'] as const

/** A good value with one bad place. */
export const spoilt = (good: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(good, fc.nat(), fc.constantFrom(...changes), badValue, badText)
    .map(([value, at, change, bad, name]) => spoil(value, { at, change, bad, name }))

function spoil(
  value: unknown,
  how: { readonly at: number; readonly change: Change; readonly bad: unknown; readonly name: string },
): unknown {
  const copy = structuredClone(value)
  const places = placesIn(copy)
  const place = places[how.at % Math.max(1, places.length)]
  if (place === undefined) return how.bad
  const { inside, key } = place
  if (Array.isArray(inside)) {
    if (how.change === 'drop') inside.splice(Number(key), 1)
    else if (how.change === 'again') inside.push(structuredClone(inside[Number(key)]))
    else inside[Number(key)] = how.bad
    return copy
  }
  const set = (name: string, to: unknown) =>
    Object.defineProperty(inside, name, { value: to, enumerable: true, configurable: true, writable: true })
  if (how.change === 'drop') delete inside[key]
  else if (how.change === 'add' || how.change === 'again') set(how.name, how.bad)
  else if (how.change === 'rename') {
    set(how.name, inside[key])
    delete inside[key]
  } else set(key, how.bad)
  return copy
}

type Inside = Record<string, unknown>
type Place = { readonly inside: Inside; readonly key: string }

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    { inside: value as Inside, key },
    ...placesIn(inner),
  ])
}

/** A text in place of JSON: not JSON, or not valid for its schema. */
export const badJson = (good: Arbitrary<unknown>): Arbitrary<string | Buffer> =>
  fc.oneof(
    fc.constantFrom<string | Buffer>(
      '',
      ' ',
      'null',
      'nul',
      '[]',
      '"text"',
      '1',
      '1e400',
      `{"a":${'9'.repeat(5_000)}}`,
      `${'['.repeat(5_000)}`,
      `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
      '{"a":1,"a":2}',
      '{"\\u0061":1,"a":2}',
      '\ufeff{}',
      '{"a":"\\ud800"}',
      '{"a":"\\u0000"}',
      '{} {}',
      `[${'0,'.repeat(120_000)}0]`,
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      Buffer.from('{"a":"å"}', 'utf16le'),
      Buffer.alloc(300 * 1024, 0x20),
    ),
    good.map((value) => JSON.stringify(value).replace(/^\{/, '{"__proto__":{"staff":true},')),
    good.map((value) => JSON.stringify(value).replace(/^\{/, '{"constructor":{"prototype":{}},')),
    good.map((value) => JSON.stringify(value).slice(0, -1)),
    good.map((value) => JSON.stringify(value).replace(/:(\d+)/, ':$1e400')),
    good.map((value) => JSON.stringify(value).replace(/":"/, '":"\\ud83d')),
  )
