import { expect, test } from 'vitest'
import { attackOrganisation } from '#test/attack/attack-organisation.ts'
import { leakyOrganisation } from '#test/attack/leaky-organisation.ts'
import { highs, releaseWith } from '#test/release/policy-with-steps.ts'

/** Found by search: three rounds that gave people away to an attacker who laid all three side by side. */
const found = [532]

test.each(found)('three rounds of an organisation made to leak give nobody away (%i)', (seed) => {
  const organisation = leakyOrganisation(seed, 3)
  const { breached } = attackOrganisation(organisation, releaseWith(organisation), highs, new Map(), 3)
  expect(breached).toBe(0)
})
