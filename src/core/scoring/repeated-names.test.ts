import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repeatedNames } from './repeated-names.ts'

test.each([
  ['{"a":1,"b":2}', []],
  ['{"a":1,"a":1}', ['a']],
  ['{"a":1,"\\u0061":2}', ['a']],
  ['{"a":{"b":1,"c":{"b":2}},"b":3}', []],
  ['{"x":{"b":1,"c":[{"b":2},{"b":3}],"b":4}}', ['b']],
  ['["a","a",{"a":":","b":"a"}]', []],
  ['{"text":"{\\"a\\":1,\\"a\\":2}"}', []],
  ['{"back\\\\":1,"back\\\\":2}', ['back\\']],
  ['{"__proto__":1,"__proto__":2}', ['__proto__']],
  ['"alone"', []],
])('%s', (json, names) => {
  expect(repeatedNames(json)).toEqual(names)
})

test('whatever JSON.stringify writes has no name twice', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(repeatedNames(json)).toEqual([])
    }),
  )
})

test('a text as long as a whole file is read', () => {
  expect(repeatedNames(JSON.stringify({ file: 'a'.repeat(44_000_000), name: 'b' }))).toEqual([])
})

test('reading stops at the fiftieth name, however many follow', () => {
  const names = repeatedNames(`{${'"a":1,'.repeat(100_000)}"a":1}`)
  expect(names).toEqual(Array(50).fill('a'))
})
