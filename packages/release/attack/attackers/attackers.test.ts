import loadHighs from 'highs'
import { describe, expect, it } from 'vitest'
import { layOut, truthOf } from '../evidence.ts'
import { findExcluded } from '../find-excluded.ts'
import { naivePolicy } from '../naive-policies.ts'
import { randomFrom } from '../random.ts'
import { releaseMany } from '../release-many.ts'
import { surelyTakingPart } from '../surely-taking-part.ts'
import { ableToAnswer } from './able-to-answer.ts'
import { puppets, seats } from './helpers.ts'
import { keptSeats } from './kept-seats.ts'
import { laundering } from './laundering.ts'
import { suppression } from './suppression.ts'
import { organisationOf, starOf, teamOf } from './teams.ts'

const highs = await loadHighs()
const setting = { seed: 1, release: releaseMany, highs, trials: 3 }
const random = randomFrom(3)
const team = organisationOf(starOf(['a']), [teamOf('a', 9, 1.2, random)])
const period = team.periods[0]
if (!period) throw new Error('one round')

describe('an employer who cheats', () => {
  it('reads nobody by invented people who arrive later, and somebody by those on a list that was approved', async () => {
    const [first, later] = await puppets.run(setting)
    expect(first?.found).toBeGreaterThan(0)
    expect(later?.found).toBe(0)
  }, 60_000)

  it('reads nobody by seats taken over before the next round', async () => {
    const [eight, two] = await seats.run(setting)
    expect(eight?.found).toBe(0)
    expect(two?.found).toBe(0)
  }, 60_000)

  it('reads nobody by giving a seat away under the old record, unless the release does not know the lists', async () => {
    for (const { variant, found } of await keptSeats.run({ ...setting, trials: 2 })) {
      if (variant.includes('lists not read')) expect(found, variant).toBeGreaterThan(0)
      else expect(found, variant).toBe(0)
    }
  }, 120_000)

  it('reads nobody by letting people come back under new records', async () => {
    for (const { found } of await laundering.run(setting)) expect(found).toBe(0)
  }, 120_000)

  it('tells nobody apart by choosing who is able to answer, where exact figures tell the one aimed at', async () => {
    const rows = await ableToAnswer.run({ ...setting, trials: 1 })
    const told = rows.filter(({ what }) => /zone|score|told|pairs/.test(what))
    const [ours, naive] = [false, true].map((is) =>
      told.filter(({ variant }) => variant.includes('naive') === is),
    )
    expect(ours).toHaveLength(27)
    for (const { found, variant, what } of ours ?? []) expect(found, `${variant}: ${what}`).toBe(0)
    const aimed = naive?.filter(({ what }) => what === 'the one of C told') ?? []
    expect(aimed).toHaveLength(3)
    for (const { found, of } of aimed) expect(found).toBe(of)
  }, 240_000)

  it('learns nothing from what a single round hides', async () => {
    for (const { found } of await suppression.run(setting)) expect(found).toBe(0)
  }, 60_000)
})

describe('an attacker who only reads', () => {
  it('knows from exact figures who took part and which zones are impossible, from ours neither', async () => {
    const naive = await naivePolicy(5)(team)
    const [ours] = await releaseMany([team])
    if (!ours) throw new Error('one report')
    expect(surelyTakingPart(team, period, naive)).toHaveLength(9)
    expect(surelyTakingPart(team, period, ours)).toEqual([])
    expect(findExcluded(layOut(naive, ['r1']), truthOf(team), highs).length).toBeGreaterThan(0)
    expect(findExcluded(layOut(ours, ['r1']), truthOf(team), highs)).toEqual([])
  }, 60_000)
})
