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
  expect(
    mailedLinkIn({ hash: '#email=anna%40exempel.se&code=12345678&to=%2Fdjupanalys', search: '?kod' }),
  ).toEqual({
    email: 'anna@exempel.se',
    code: '12345678',
    to: '/djupanalys',
  })
  expect(
    mailedLinkIn({ hash: '#email=anna%2Bjobb%40exempel.se&code=12345678', search: '?kod' }),
  ).toMatchObject({
    email: 'anna+jobb@exempel.se',
  })
  expect(
    mailedLinkIn({ hash: '#email=anna%40exempel.se&code=12345678&to=//evil.example', search: '?kod' }),
  ).toMatchObject({ to: null })
  expect(mailedLinkIn({ hash: '#email=anna%40exempel.se', search: '?kod' })).toBeNull()
  expect(mailedLinkIn({ hash: '#innehall', search: '?kod' })).toBeNull()
  expect(mailedLinkIn({ hash: '', search: '?to=%2Fhem%23email' })).toBeNull()
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
  // Copied with the heading above it in the mail, or with the sentence around it.
  ['Din kod 1234 5678', '12345678'],
  ['Your code: 1234 5678.', '12345678'],
])('"%s" is the code %s', (text, code) => {
  expect(codeIn(text)).toBe(code)
})
