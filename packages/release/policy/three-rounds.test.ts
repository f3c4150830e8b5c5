import { expect, test } from 'vitest'
import { attackJointly } from '../attack/attack-jointly.ts'
import { leakyOrganisation } from '../attack/leaky-organisation.ts'
import { highs, releaseWith } from '../test/policy-with-steps.ts'

/** Found by search: three rounds that gave people away to an attacker who compared all three. */
const found = [532]

test.each(found)('three rounds of an organisation made to leak give nobody away (%i)', (seed) => {
  const organisation = leakyOrganisation(seed, 3)
  const { excluded, confined } = attackJointly(organisation, releaseWith(organisation), highs)
  expect([...excluded, ...confined]).toEqual([])
})
