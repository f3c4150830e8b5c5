import { expect, it } from 'vitest'
import { codeIn, mailedLinkIn, safePath } from './return-path.ts'

it('signing in leads back to a page of this site and to no other', () => {
  expect(safePath('/stressprofil/start')).toBe('/stressprofil/start')
  expect(safePath('/en/mina-resultat?id=1')).toBe('/en/mina-resultat?id=1')
  for (const wanted of [
    null,
    '',
    'x',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/\t/evil.example',
  ]) {
    expect(safePath(wanted)).toBeNull()
  }
})

it('the mailed link is read from the fragment', () => {
  expect(mailedLinkIn('#email=anna%40exempel.se&code=12345678&to=%2Fdjupanalys')).toEqual({
    email: 'anna@exempel.se',
    code: '12345678',
    to: '/djupanalys',
  })
  expect(mailedLinkIn('#email=anna%2Bjobb%40exempel.se&code=12345678')).toMatchObject({
    email: 'anna+jobb@exempel.se',
  })
  expect(mailedLinkIn('#email=anna%40exempel.se&code=12345678&to=//evil.example')).toMatchObject({ to: null })
  expect(mailedLinkIn('#email=anna%40exempel.se')).toBeNull()
  expect(mailedLinkIn('#innehall')).toBeNull()
})

it.each([
  ['12345678', '12345678'],
  [' 1234 5678 ', '12345678'],
  ['1234-5678', '12345678'],
  ['12 34\u00a056\u201378', '12345678'],
  ['١٢٣٤ ٥٦٧٨', '12345678'],
  ['۱۲۳۴۵۶۷۸', '12345678'],
  ['１２３４５６７８', '12345678'],
  ['\u202a1234\u202c\u200b5678\u2069', '12345678'],
  ['1234567', null],
  ['123456789', null],
  ['1234a678', null],
])('"%s" is the code %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
