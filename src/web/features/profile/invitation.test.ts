import { expect, it } from 'vitest'
import { obstacle, parseInvitation, tokenIn } from './invitation.ts'

it('the token of a mailed link is read from the fragment', () => {
  expect(tokenIn('#inbjudan=abc-DEF_123')).toBe('abc-DEF_123')
  expect(tokenIn('#inbjudan=abc&x=1')).toBe('abc')
  expect(tokenIn('#inbjudan=')).toBeNull()
  expect(tokenIn('#innehall')).toBeNull()
  expect(tokenIn('')).toBeNull()
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
