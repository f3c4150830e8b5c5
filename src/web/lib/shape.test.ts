import { expect, test } from 'vitest'
import { flag, listOf, nullable, number, oneOf, or, record, recordOf, text } from './shape.ts'

const shape = record(
  { name: text, age: nullable(number), kind: or(oneOf(['a', 'b']), 'a'), tags: listOf(text) },
  { loud: flag, marks: recordOf(number) },
)
const whole = { name: 'x', age: null, kind: 'b', tags: ['y'] }

test.each([
  ['a whole one', whole, whole],
  [
    'with what may be missing',
    { ...whole, loud: false, marks: { a: 1 } },
    { ...whole, loud: false, marks: { a: 1 } },
  ],
  ['with more than was asked for', { ...whole, extra: 1 }, whole],
  ['with a choice that nobody knows', { ...whole, kind: 'c' }, { ...whole, kind: 'a' }],
  ['with something damaged in a list', { ...whole, tags: ['y', 7, null] }, whole],
  ['without a part', { ...whole, name: undefined }, undefined],
  ['with a damaged part', { ...whole, age: '7' }, undefined],
  ['with something damaged in what may be missing', { ...whole, marks: { a: 'b' } }, undefined],
  ['a list', [whole], undefined],
  ['nothing', null, undefined],
])('%s is read as it should be', (_, value, read) => {
  expect(shape(JSON.parse(JSON.stringify(value)))).toEqual(read)
})
