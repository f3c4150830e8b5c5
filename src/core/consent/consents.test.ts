import { expect, test } from 'vitest'
import { consentText, withConsent, withoutConsent } from './consents.ts'

const monday = '2026-11-23T08:00:00.000Z'
const tuesday = '2026-11-24T08:00:00.000Z'
const given = { what: 'results', policyOf: consentText, givenAt: monday, withdrawnAt: null } as const

test('saving again changes nothing, taking back ends it, and saving after that begins anew', () => {
  const once = withConsent([], 'results', monday)
  expect(once).toEqual([given])
  expect(withConsent(once, 'results', tuesday)).toBe(once)
  const over = withoutConsent(withConsent(once, 'plan', monday), 'results', tuesday)
  expect(over).toEqual([
    { ...given, withdrawnAt: tuesday },
    { ...given, what: 'plan' },
  ])
  expect(withoutConsent(over, 'results', monday)).toEqual(over)
  expect(withConsent(over, 'results', tuesday)).toHaveLength(3)
})

test('a consent by an older policy stands beside the one by the new', () => {
  const older = [{ ...given, policyOf: '2025-01-01' }]
  expect(withConsent(older, 'results', tuesday)).toEqual([...older, { ...given, givenAt: tuesday }])
})
