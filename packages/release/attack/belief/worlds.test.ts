import { describe, expect, test } from 'vitest'
import type { Answer, Organisation, PublishedRow } from '../organisation-file.ts'
import { randomFrom } from '../random.ts'
import { draw, drawPerson, strainChance, totalScore, zoneChance } from './answer-model.ts'
import { Worlds } from './worlds.ts'

const anything = { lo: 0, hi: 1 }
const dims = {
  exhaustion: { lo: 1, hi: 5 },
  emotional_distancing: { lo: 1, hi: 5 },
  cognitive_impairment: { lo: 1, hi: 5 },
  emotional_regulation: { lo: 1, hi: 5 },
}
const people = ['a', 'b', 'c', 'd']
const row = (node: string, counted: readonly string[], shown: Partial<PublishedRow>): PublishedRow => ({
  node,
  period: 'r1',
  suppressed: false,
  n: counted.length,
  mean: { lo: 1, hi: 5 },
  dims,
  zones: { green: anything, yellow: anything, red: anything },
  counted,
  ...shown,
})

const answer = (person: string, score: number): Answer => ({
  person,
  period: 'r1',
  total: score,
  dims: {
    exhaustion: score,
    emotional_distancing: score,
    cognitive_impairment: score,
    emotional_regulation: score,
  },
  zone: score >= 2.96 ? 'red' : score >= 2.54 ? 'yellow' : 'green',
})
const organisation: Organisation = {
  nodes: [{ id: 'u', parent: null }],
  periods: [{ id: 'r1', members: people.map((person) => ({ person, node: 'u', answered: true })) }],
  answers: people.map((person, n) => answer(person, [3.33, 2.67, 2, 2][n] ?? 2)),
}

/** How likely the first of four is in each zone, by drawing people and keeping what fits. */
function byDrawing(fits: (totals: readonly number[], zones: readonly number[]) => boolean): number[] {
  const random = randomFrom(2)
  const times = [0, 0, 0]
  for (let n = 0; n < 20_000; n++) {
    const strain = draw(strainChance, random)
    const zones = people.map(() => draw(zoneChance[strain] ?? [], random))
    const totals = zones.map((zone) =>
      totalScore(drawPerson(strain, zone, random).sums.reduce((all, sum) => all + sum, 0)),
    )
    const [first = 0] = zones
    if (fits(totals, zones)) times[first] = (times[first] ?? 0) + 1
  }
  const all = times.reduce((sum, each) => sum + each, 0)
  return times.map((each) => each / all)
}

function byWalking(rows: readonly PublishedRow[]): number[] {
  const worlds = new Worlds(organisation, { published: rows }, randomFrom(3))
  const chances = [0, 0, 0]
  worlds.settle(300)
  for (let n = 0; n < 1500; n++) {
    worlds.sweep()
    for (const [zone, chance] of worlds.zonesOf('a').entries())
      chances[zone] = (chances[zone] ?? 0) + chance / 1500
  }
  return chances
}

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0)

describe('a walk through the worlds that fit what is shown', () => {
  test('believes as much of somebody as drawing people and keeping what fits', () => {
    const shown = [row('u', people, { mean: { lo: 2.5, hi: 2.7, hiOpen: true } })]
    const drawn = byDrawing((totals) => sum(totals) >= 1000 && sum(totals) < 1080)
    for (const [zone, chance] of byWalking(shown).entries())
      expect(Math.abs(chance - (drawn[zone] ?? 0))).toBeLessThan(0.04)
  })

  test('does so where only whole people in zones are shown, of two groups that overlap', () => {
    const one = { zones: { green: anything, yellow: anything, red: { lo: 0, hi: 0.25 } } }
    const two = { zones: { green: { lo: 0.5, hi: 1 }, yellow: anything, red: anything } }
    const drawn = byDrawing(
      (_, zones) =>
        zones.filter((zone) => zone === 2).length <= 1 &&
        zones.slice(1).filter((zone) => zone === 0).length >= 2,
    )
    const shown = [row('u', people, one), row('v', people.slice(1), two)]
    for (const [zone, chance] of byWalking(shown).entries())
      expect(Math.abs(chance - (drawn[zone] ?? 0))).toBeLessThan(0.04)
  })

  test('stays with what was really answered where nothing else is possible', () => {
    const exact = row('a', ['a'], {
      zones: { green: { lo: 0, hi: 0 }, yellow: { lo: 0, hi: 0 }, red: anything },
    })
    expect(byWalking([exact])[2]).toBeCloseTo(1)
  })
})
