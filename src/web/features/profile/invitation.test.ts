import { expect, it } from 'vitest'
import {
  forgetInvitation,
  invitationKey,
  keepInvitation,
  keptInvitation,
  obstacle,
  tokenIn,
} from './invitation.ts'

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

it('a reload keeps the round that this tab answers', () => {
  const kept = new Map<string, string>()
  const shelf = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
  expect(keptInvitation(shelf)).toBeNull()
  keepInvitation(shelf, { token: 't', invitation: null })
  expect(keptInvitation(shelf)).toEqual({ token: 't', invitation: null })
  keepInvitation(shelf, { token: 't', invitation })
  expect(keptInvitation(shelf)).toEqual({ token: 't', invitation })
  kept.set(invitationKey, '{"invitation":{}}')
  expect(keptInvitation(shelf)).toBeNull()
  forgetInvitation(shelf)
  expect(kept.size).toBe(0)
})

it('an answered invitation is called used, also after the round closed', () => {
  expect(obstacle({ open: false, used: true })).toBe('used')
  expect(obstacle({ open: false, used: false })).toBe('closed')
  expect(obstacle({ open: true, used: false })).toBeNull()
})
