import { expect, test } from 'vitest'
import { actionsOf, isActionId, suggestionFor } from './actions.ts'
import { areaIds } from './areas.ts'
import { lengths, planLimits, weekChoices } from './plan.ts'

test.each(areaIds)('%s has four to six actions, each with a time that a form can show', (area) => {
  const actions = actionsOf(area)
  expect(actions.length).toBeGreaterThanOrEqual(4)
  expect(actions.length).toBeLessThanOrEqual(6)
  for (const action of actions) {
    expect(isActionId(action)).toBe(true)
    expect(lengths).toContain(suggestionFor(action).minutes)
  }
})

test('every name is one that the contract takes', () => {
  for (const action of areaIds.flatMap(actionsOf)) expect(action).toMatch(/^[a-z_]+\.[a-z-]+$/)
})

test('what other pages put in has no place in the catalogue, and a suggestion all the same', () => {
  expect(isActionId('walk')).toBe(false)
  expect(suggestionFor('own').minutes).toBe(30)
})

test('no choice of weeks is longer than a plan takes', () => {
  expect(Math.max(...weekChoices)).toBe(planLimits.weeks)
})
