import { expect, test } from 'vitest'
import { fill, formCountsOf, placeholdersOf, translate } from './messages.ts'

test('a missing key shows the key itself', () => {
  expect(translate({ hello: 'Hej' }, 'goodbye', 'sv')).toBe('goodbye')
  expect(translate({ hello: 'Hej' }, 'constructor', 'sv')).toBe('constructor')
})

test('placeholders are filled, and one without its value is seen', () => {
  expect(fill('Fråga {current} av {total}', 'sv', { current: 3, total: 12 })).toBe('Fråga 3 av 12')
  expect(fill('Fråga {current} av {total}', 'sv', { current: 3 })).toBe('Fråga 3 av {total}')
})

test('one action is one action, others are many', () => {
  const text = '{count} {count|åtgärd|åtgärder} schemaläggs'
  expect(fill(text, 'sv', { count: 1 })).toBe('1 åtgärd schemaläggs')
  expect(fill(text, 'sv', { count: 0 })).toBe('0 åtgärder schemaläggs')
})

test('the forms of each number are counted', () => {
  expect(formCountsOf('{count} {count|åtgärd|åtgärder} {held|a|b|c} {name}')).toEqual([2, 3])
})

test('an ending may be empty for one', () => {
  expect(fill('åtgärd{count||er}', 'sv', { count: 1 })).toBe('åtgärd')
  expect(fill('åtgärd{count||er}', 'sv', { count: 12 })).toBe('åtgärder')
})

test('a number in words or with spaces has the last form', () => {
  expect(fill('{count} {count|svar|svaren}', 'sv', { count: '1 200' })).toBe('1 200 svaren')
})

test('a filled value is never filled again', () => {
  expect(fill('{name}', 'sv', { name: '{count}', count: 5 })).toBe('{count}')
})

test('a text names what it needs once, in order', () => {
  expect(placeholdersOf('{total}: {count} {count|a|b} hos %%BRAND_NAME%%')).toEqual([
    '%%BRAND_NAME%%',
    '{count}',
    '{total}',
  ])
})
