import { expect, test } from 'vitest'
import { formFor, formsIn } from './plural-forms.ts'

test.each([
  ['sv-SE', ['one', 'other']],
  ['fi-FI', ['one', 'other']],
  ['pl-PL', ['few', 'many', 'one', 'other']],
  ['ar-AE', ['few', 'many', 'one', 'other', 'two', 'zero']],
])('words beside a number take the forms of %s, in one order', (locale, forms) => {
  expect(formsIn(locale)).toEqual(forms)
})

const arabic = ['بضعة', 'كثير', 'واحد', 'غير', 'اثنان', 'صفر']

test.each([
  [0, 'صفر'],
  [1, 'واحد'],
  [2, 'اثنان'],
  [7, 'بضعة'],
  [42, 'كثير'],
  [200, 'غير'],
])('in Arabic %i takes its form', (count, form) => {
  expect(formFor(count, arabic, 'ar-AE')).toBe(form)
})

test('where no form can be chosen the last is taken', () => {
  expect(formFor(Number.NaN, ['svar', 'svaren'], 'sv-SE')).toBe('svaren')
  expect(formFor(42, ['one', 'other'], 'ar-AE')).toBe('other')
})
