import { describe, expect, test } from 'vitest'
import { handleOf } from '#web/features/bookings/booking/booking-handle.ts'
import { mailedLinkIn } from '#web/features/identity/sign-in/return-path.ts'
import { mailedSecret, token } from './mended-link.ts'

/** The secrets begin like a quoted "=" and end with characters that may also end a line. */
const secrets = ['3Dabc-DEF_123456789012345678901234567890123', 'Zm9vYmFyYmF6cXV4-Zm9vYmFyYmF6cXV4_Zm9vYmF-_']

/** How gateways, mail programs and people damage `/page#before+secret`. */
const damages: readonly (readonly [string, (link: string) => string])[] = [
  ['nothing', (link) => link],
  ['= encoded', (link) => link.replaceAll('=', '%3D')],
  ['everything encoded', (link) => link.replace(/#(.*)/, (_, rest) => `#${encodeURIComponent(rest)}`)],
  [
    'everything encoded twice',
    (link) => link.replace(/#(.*)/, (_, rest) => `#${encodeURIComponent(encodeURIComponent(rest))}`),
  ],
  ['= quoted-printable', (link) => link.replaceAll('=', '=3D')],
  ['# twice', (link) => link.replace('#', '##')],
  ['# encoded behind #', (link) => link.replace('#', '#%23')],
  ['# encoded in the query', (link) => link.replace('#', '?utm_source=mail%23')],
  ['tracking before #', (link) => link.replace('#', '?utm_source=mail&utm_medium=x#')],
  ['tracking behind', (link) => `${link}&utm_source=mail&x=1`],
  ['tracking behind a ?', (link) => `${link}?utm_source=mail`],
  ['& as HTML', (link) => `${link}&amp;lattlast`],
  ['every & as HTML', (link) => link.replaceAll('&', '&amp;')],
  ['a soft line break', (link) => `${link.slice(0, -7)}%3D%0D%0A${link.slice(-7)}`],
  ['a line break and spaces', (link) => `${link.slice(0, -7)}%0A%20%20${link.slice(-7)}`],
  ['invisible signs', (link) => `${link.slice(0, -9)}%E2%80%8B%C2%AD${link.slice(-9)}`],
  ...[...'.>),;:!"\'*]}|/ '].map((sign): [string, (link: string) => string] => [
    `${sign} behind`,
    (link) => link + sign,
  ]),
  ['%3E behind', (link) => `${link}%3E`],
  ['text behind', (link) => `${link}%20Skicka%20den%20inte%20vidare`],
]

const carriedBy = (link: string) => {
  const { hash, search } = new URL(link, 'https://andrum.example')
  return { hash, search }
}

describe.each(secrets)('the secret %s', (secret) => {
  test.each(damages)('is read from an invitation with %s', (_what, damage) => {
    const shape = new RegExp(`inbjudan\\W*${token}`, 'i')
    expect(mailedSecret(shape, carriedBy(damage(`/inbjudan#inbjudan=${secret}`)))).toBe(secret)
  })

  test.each(damages)('is read alone with %s', (_what, damage) => {
    expect(mailedSecret(new RegExp(token), carriedBy(damage(`/stodarende#${secret}`)))).toBe(secret)
  })

  test.each(damages)('is read from the link of a booking with %s', (_what, damage) => {
    const id = '0b5f7a6e-6f7e-4c0e-9d8f-0a4a3d1f2b11'
    const { hash, search } = carriedBy(damage(`/min-bokning#${id}.${secret}`))
    expect(handleOf(hash, search)).toEqual({ id, token: secret })
  })
})

test.each([
  ...damages.filter(([what]) => !/everything|text behind/.test(what)),
  // The encoded # comes after the link's query.
  ['# encoded', (link: string) => link.replace('#', '%23')],
  ['# encoded twice', (link: string) => link.replace('#', '%2523')],
  ['everything from # encoded', (link: string) => link.replace(/#.*/, encodeURIComponent)],
] as const)('the code of a sign-in is read from a link with %s', (_what, damage) => {
  const link = damage('/logga-in?kod#email=anna%2Bx%40exempel.se&to=%2Fhem&code=12345678')
  expect(mailedLinkIn(carriedBy(link))).toEqual({
    email: 'anna+x@exempel.se',
    code: '12345678',
    to: '/hem',
  })
})

test('a secret that has lost a part is none', () => {
  expect(mailedSecret(new RegExp(token), { hash: `#${'x'.repeat(42)}`, search: '' })).toBeNull()
  expect(mailedSecret(new RegExp(token), { hash: '', search: `?id=${'x'.repeat(60)}` })).toBeNull()
})
