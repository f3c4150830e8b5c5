import { expect, test } from 'vitest'
import { fill, placeholdersOf, translate } from './messages.ts'

test('a missing key shows the key itself', () => {
  expect(translate({ hello: 'Hej' }, 'goodbye')).toBe('goodbye')
  expect(translate({ hello: 'Hej' }, 'constructor')).toBe('constructor')
})

test('placeholders are filled, and one without its value is seen', () => {
  expect(fill('Fråga {current} av {total}', { current: 3, total: 12 })).toBe('Fråga 3 av 12')
  expect(fill('Fråga {current} av {total}', { current: 3 })).toBe('Fråga 3 av {total}')
})

test('one action is one action, others are many', () => {
  const text = '{count} {count|åtgärd|åtgärder} schemaläggs'
  expect(fill(text, { count: 1 })).toBe('1 åtgärd schemaläggs')
  expect(fill(text, { count: 0 })).toBe('0 åtgärder schemaläggs')
})

test('a filled value is never filled again', () => {
  expect(fill('{name}', { name: '{count}', count: 5 })).toBe('{count}')
})

test('a text names what it needs once, in order', () => {
  expect(placeholdersOf('{total}: {count} {count|a|b} hos %%BRAND_NAME%%')).toEqual([
    '%%BRAND_NAME%%',
    '{count}',
    '{total}',
  ])
})
