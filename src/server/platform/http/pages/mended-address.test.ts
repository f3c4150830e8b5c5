import { describe, expect, test } from 'vitest'
import { mendedAddress } from './mended-address.ts'

const pages = ['/', '/inbjudan', '/en/inbjudan', '/stressprofil/start', '/avregistrera', '/min-bokning']
const mend = (url: string) => mendedAddress(url, (path) => pages.includes(path))

describe('a damaged address of a mailed link leads to its page', () => {
  test.each([
    ['an encoded #', '/inbjudan%23inbjudan=abc', '/inbjudan#inbjudan=abc'],
    ['an encoded # and =', '/stressprofil/start%23inbjudan%3Dabc', '/stressprofil/start#inbjudan%3Dabc'],
    ['a # encoded twice', '/en/inbjudan%2523inbjudan%253Dabc', '/en/inbjudan#inbjudan%253Dabc'],
    [
      'a # encoded before tracking',
      '/inbjudan%23inbjudan=abc?utm_source=x',
      '/inbjudan#inbjudan=abc?utm_source=x',
    ],
    ['a full stop', '/inbjudan.', '/inbjudan'],
    ['a bracket', '/inbjudan%29', '/inbjudan'],
    ['the > around it', '/inbjudan%3E,', '/inbjudan'],
    ['spaces', '/inbjudan%20%20', '/inbjudan'],
    ['capitals', '/INBJUDAN', '/inbjudan'],
    ['capitals and an encoded #', '/Inbjudan%23INBJUDAN=abc', '/inbjudan#INBJUDAN=abc'],
    ['a soft line break', '/inb=%0D%0Ajudan', '/inbjudan'],
    ['tracking without ?', '/inbjudan&utm_source=x', '/inbjudan'],
    ['an encoded ?', '/inbjudan%3Futm_source=x', '/inbjudan?utm_source=x'],
    ['a hyphen', '/inbjudan-', '/inbjudan'],
    ['a slash and a full stop', '/inbjudan/.', '/inbjudan'],
  ])('%s', (_what, url, page) => {
    expect(mend(url)).toBe(page)
  })
})

test.each([
  '/inbjudningar',
  '/inbjudan/x',
  '/x%23inbjudan=abc',
  '//evil.example%23',
  '/%',
  '/.',
  '/inbjudan.html',
  '/%E0%A4%A',
  '/inbjudan/%EF%BF%BD(',
  '/assets/x.js',
])('%s leads nowhere', (url) => {
  expect(mend(url)).toBeNull()
})
