import { expect, test } from 'vitest'
import { languageOf, pathIn, withoutLanguage } from './languages.ts'

test.each([
  ['/', 'sv'],
  ['/en', 'en'],
  ['/en/', 'en'],
  ['/en.data', 'en'],
  ['/en/om-stress', 'en'],
  ['/english', 'sv'],
  ['/EN/om-stress', 'sv'],
])('the address %s is in %s', (path, language) => {
  expect(languageOf(path)).toBe(language)
})

test.each([
  ['/', '/en'],
  ['/om-stress', '/en/om-stress'],
  ['/?a=1', '/en?a=1'],
  ['/#x', '/en#x'],
  ['/boka?kind=demo#form', '/en/boka?kind=demo#form'],
])('the English address of %s is %s', (swedish, english) => {
  expect(pathIn('en', swedish)).toBe(english)
  expect(pathIn('sv', swedish)).toBe(swedish)
})

test('there and back again is the same page', () => {
  for (const path of ['/', '/om-stress', '/dev/examples']) {
    expect(withoutLanguage(pathIn('en', path))).toBe(path)
    expect(withoutLanguage(path)).toBe(path)
  }
})

test('a slash at the end makes no other page', () => {
  expect(withoutLanguage('/om-stress/')).toBe('/om-stress')
  expect(withoutLanguage('/en/')).toBe('/')
})
