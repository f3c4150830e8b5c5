import { expect, test } from 'vitest'
import { z } from 'zod'
import { bookingRequest } from '#contract/bookings/booking-request.ts'
import { signInCodeRequest } from '#contract/identity/sign-in.ts'
import { roleChange } from '#contract/people/roles.ts'
import { contactMessage } from '#contract/support/contact.ts'
import { supportSettings } from '#contract/support/support-settings.ts'
import { isEmail } from './email-address.ts'

const booking = {
  type: 'meeting',
  startsAt: '2026-03-04T08:00:00.000Z',
  way: 'video',
  name: 'Åsa Öberg',
  language: 'sv',
}
const message = { name: 'Åsa Öberg', subject: 'Möte', message: 'Vi vill veta mer.', language: 'sv' }
const settings = { health: { name: 'Företagshälsan', workingDays: 2 }, contactRules: false }

/** Every part of the contract that accepts an address. */
const takesIn: Readonly<Record<string, (email: string) => boolean>> = {
  'the rule': isEmail,
  'signing in': (email) => signInCodeRequest.safeParse({ email, language: 'sv' }).success,
  'the contact form': (email) => contactMessage.safeParse({ ...message, email }).success,
  'a booking': (email) => bookingRequest.safeParse({ ...booking, email }).success,
  'a role': (email) => roleChange.safeParse({ email, role: 'hr', gives: true }).success,
  'the settings of support': (email) =>
    supportSettings.safeParse({ ...settings, health: { ...settings.health, email } }).success,
  // The rule for signing in before there was one rule for all.
  'the library': (email) => email.length <= 254 && z.email().safeParse(email).success,
}

test.each([
  ['anna@bolaget.se', true],
  ['Anna.Berg@Bolaget.SE', true],
  ["o'brien@bolaget.ie", true],
  ['anna+jobb@bolaget.se', true],
  ['anna.b-c@under.bolaget.co.uk', true],
  ['_@xn--rksmrgs-5wao1o.se', true],
  ['-a@b-.se', true],
  [`${'a'.repeat(249)}@b.se`, true],
  [`${'a'.repeat(250)}@b.se`, false],
  ['', false],
  ['anna', false],
  ['anna@', false],
  ['@bolaget.se', false],
  ['anna@bolaget', false],
  ['anna@bolaget.s', false],
  ['anna@bolaget.se.', false],
  ['anna@.bolaget.se', false],
  ['anna@bolaget..se', false],
  ['anna..b@bolaget.se', false],
  ['.anna@bolaget.se', false],
  ['anna.@bolaget.se', false],
  ['anna@@bolaget.se', false],
  ['anna@bo@laget.se', false],
  ['anna@-bolaget.se', false],
  ['anna@bo_laget.se', false],
  ['anna bolaget@b.se', false],
  ['anna@bola get.se', false],
  ['anna@bolaget.se, olle@bolaget.se', false],
  ['anna@bolaget.se?subject=Hej', false],
  ['Anna <anna@bolaget.se>', false],
  ['"anna"@bolaget.se', false],
  ['anna@[192.0.2.1]', false],
  ['anna@192.0.2.1', false],
  ['anna@bolaget.se\nBcc: alla@bolaget.se', false],
  ['anna\u200b@bolaget.se', false],
  ['åsa@bolaget.se', false],
  ['asa@räksmörgås.se', false],
  ['аnna@bolaget.se', false],
])('%j is an e-mail address everywhere or nowhere: %s', (address, expected) => {
  for (const [where, takes] of Object.entries(takesIn)) expect(takes(address), where).toBe(expected)
})
