import { expect, test } from 'vitest'
import { trialLinkSecret } from '#core/integrations/trials.ts'
import { trialArrivalIn } from './trial-arrival.ts'

const id = 'Abcdefghijklmnopqrstuvwxyz012345'
const secret = trialLinkSecret(id)
const linkIn = (search: string, hash: string) => trialArrivalIn({ search, hash })?.outcome ?? null

test('the secret of a test link is as long as that of an invitation', () => {
  expect(secret).toMatch(/^[\w-]{43}$/)
})

test.each([
  ['as it was sent', `?prov=${id}`, `#prov=${secret}`, 'whole'],
  ['with parameters of a newsletter program', `?prov=${id}&utm_source=mail`, `#prov=${secret}`, 'more'],
  ['without its query', '', `#prov=${secret}`, 'more'],
  ['with # encoded into the query', `?prov=${id}%23prov%3D${secret}`, '', 'mended'],
  ['encoded twice', `?prov=${id}%2523prov%253D${secret}`, '', 'mended'],
  ['with = encoded in the fragment', `?prov=${id}`, `#prov%3D${secret}`, 'mended'],
  ['without its fragment', `?prov=${id}`, '', 'lost'],
  ['with half of its fragment', `?prov=${id}`, `#prov=${secret.slice(0, 20)}`, 'cut'],
  ['with half of its query', `?prov=${id.slice(0, 9)}`, '', 'cut'],
  ['an ordinary visit', '', '', null],
  ['a visit to a heading', '', '#webhooks', null],
])('a reader is told what became of a link %s', (_, search, hash, outcome) => {
  expect(linkIn(search, hash)).toBe(outcome)
})

test('somebody who comes back from the provider is told what came of it, and of nothing that is made up', () => {
  expect(trialArrivalIn({ search: '?sso=unverified', hash: '' })).toEqual({
    of: 'sign-in',
    outcome: 'unverified',
  })
  expect(trialArrivalIn({ search: '?sso=<b>', hash: '' })).toBeNull()
})
