import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { LanguageProvider, useLanguage } from './language.tsx'

function Probe() {
  const { language, pathTo, thisPageIn } = useLanguage()
  return [language, pathTo('/om-stress'), thisPageIn('sv'), thisPageIn('en')].join(' ')
}

const at = (address: string) =>
  renderToString(
    createElement(
      MemoryRouter,
      { initialEntries: [address] },
      createElement(LanguageProvider, null, createElement(Probe)),
    ),
  ).replaceAll('&amp;', '&')

test('an address without a language is Swedish', () => {
  expect(at('/boka')).toBe('sv /om-stress /boka /en/boka')
})

test('switching language keeps the page, its query and its place', () => {
  expect(at('/en/boka?kind=demo&day=2#form')).toBe(
    'en /en/om-stress /boka?kind=demo&day=2#form /en/boka?kind=demo&day=2#form',
  )
})

test('seed 8, useLanguage must be used within a LanguageProvider', () => {
  expect(() => renderToString(createElement(Probe))).toThrow(
    'useLanguage must be used within a LanguageProvider',
  )
})
