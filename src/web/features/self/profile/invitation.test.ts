import { expect, it } from 'vitest'
import { isInvitation, obstacle, parseInvitation } from './invitation.ts'
import { codeIn, secretIn } from './link-secret.ts'

const linked = 'abc-DEF_12345678901234567890123456789012345'
const carrying = (hash: string, search = '') => secretIn({ hash, search })

it('the token of a mailed link is read from the fragment, or from where a gateway has put it', () => {
  expect(carrying(`#inbjudan=${linked}`)).toBe(linked)
  expect(carrying(`#inbjudan=${linked}&lattlast`)).toBe(linked)
  expect(carrying(`#INBJUDAN=${linked}`)).toBe(linked)
  expect(carrying('', `?inbjudan=${linked}&utm_source=x`)).toBe(linked)
  expect(carrying(`#inbjudan=${linked.slice(1)}`)).toBeNull()
  expect(carrying('#inbjudan=')).toBeNull()
  expect(carrying('#innehall')).toBeNull()
  expect(carrying('')).toBeNull()
})

it.each([
  '#K7MX9-42QDA',
  '#k7mx942qda.',
  '#K7MX9%2D42QDA)',
  '##K7MX9%E2%80%9142QDA&x=1',
  '#K7MX-942Q-DA8P',
  '#K7MX942QDA8P>',
])('the code of a slip, an SMS or an e-mail is read from %s', (hash) => {
  expect(codeIn(carrying(hash) ?? '')).toMatch(/^K7MX942QDA(8P)?$/)
})

it('an address that was an invitation is known by what is left of it', () => {
  expect(isInvitation({ hash: '#inbjudan%3D', search: '' })).toBe(true)
  expect(isInvitation({ hash: '', search: '?x=1%23inbjudan' })).toBe(true)
  expect(isInvitation({ hash: '#lattlast', search: '?utm_source=x' })).toBe(false)
})

const invitation = {
  round: {
    id: 'round-1',
    organisation: 'Exempelbolaget',
    name: 'Mars',
    instrument: 'stressprofil',
    version: '1.0',
    closesAt: '2026-03-31T22:00:00Z',
    smallestGroup: 8,
  },
  units: [{ name: 'Lager' }],
  list: null,
  used: false,
  open: true,
}

it.each([
  ['the token of a link that has not been read yet', { token: 't', invitation: null }],
  ['the round', { token: 't', invitation }],
  ['the round of somebody signed in', { token: null, invitation }],
])('a reload keeps %s', (_, kept) => {
  expect(parseInvitation(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
})

it('what is no invitation is none', () => {
  expect(parseInvitation({ invitation: {} })).toBeNull()
  expect(parseInvitation(null)).toBeNull()
})

it('an answered invitation is called used, also after the round closed', () => {
  expect(obstacle({ open: false, used: true })).toBe('used')
  expect(obstacle({ open: false, used: false })).toBe('closed')
  expect(obstacle({ open: true, used: false })).toBeNull()
})
