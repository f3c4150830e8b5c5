import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultsOfWorld } from '../../test/faults-of-world.ts'
import { zoneScores as zones } from '../../test/zone-scores.ts'
import type { Leaning } from './knowledge.ts'
import type { Question } from './question.ts'
import { ScoreSearch } from './score-search.ts'
import { ScoreTries } from './score-tries.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

const anyZones = [
  [0, 99],
  [0, 99],
  [0, 99],
] as const

/** Three groups; what their figures say fits for some numbers of people by zone and not for others. */
const question: Question = {
  people: [4, 5, 6],
  zones,
  parts: 2,
  rounding: 0,
  figures: [
    { classes: [0, 1], total: [20, 25], parts: [[21, 27] as const, [21, 27] as const], zones: anyZones },
    { classes: [1, 2], total: [27, 31], parts: [[26, 32] as const, [26, 28] as const], zones: anyZones },
    { classes: [0, 1, 2], total: [41, 44], parts: [[39, 45] as const, [34, 41] as const], zones: anyZones },
  ],
}

const groupByZone = (people: number) =>
  fc.nat(people).chain((green) => fc.nat(people - green).map((red) => [green, people - green - red, red]))
const people = fc.tuple(...question.people.map(groupByZone)).map((groups) => Int32Array.from(groups.flat()))
const leaning: fc.Arbitrary<Leaning | null> = fc.option(
  fc.record({ zone: fc.nat(2), isHigh: fc.boolean(), isWhole: fc.boolean() }),
)
const leaningOf = fc.array(leaning, { minLength: 3, maxLength: 3 })

const anyhow = (start: Witness | null, of: Leanings['of'] = [null, null, null]): Leanings => ({
  of,
  pinned: false,
  start,
})

test('tries find what a search by itself finds, however often and from whatever worlds they are made', () => {
  const [few, leanings] = [
    fc.array(people, { minLength: 2, maxLength: 3 }),
    fc.array(leaningOf, { minLength: 2, maxLength: 3 }),
  ]
  const times = fc.array(fc.record({ people: fc.nat(2), leaning: fc.nat(2), startsKnown: fc.boolean() }), {
    minLength: 30,
    maxLength: 30,
  })
  let [found, failed] = [0, 0]
  fc.assert(
    fc.property(few, leanings, times, (worlds, leaningsOf, all) => {
      const tries = new ScoreTries(question)
      let known: Witness | null = null
      for (const each of all) {
        const where = worlds[each.people % worlds.length] ?? new Int32Array(9)
        const leans = anyhow(each.startsKnown ? known : null, leaningsOf[each.leaning % leaningsOf.length])
        const alone = new ScoreSearch(question).find(where, leans)
        const again = tries.find(where, leans)
        expect(again === null).toBe(alone === null)
        if (again) expect(faultsOfWorld(question, where, again)).toEqual([])
        if (alone) found++
        else failed++
        known = alone ?? known
      }
    }),
  )
  expect(Math.min(found, failed)).toBeGreaterThan(50)
})

test('a search that failed is not made again before another world is known', () => {
  let looks = 0
  const watched: Question = {
    ...question,
    get figures() {
      looks++
      return question.figures
    },
  }
  const tries = new ScoreTries(watched)
  const allGreen = Int32Array.from([4, 0, 0, 5, 0, 0, 6, 0, 0])
  expect(tries.find(allGreen, anyhow(null))).toBeNull()
  const once = looks
  expect(tries.find(allGreen.slice(), anyhow(null))).toBeNull()
  expect(looks).toBe(once)
  const known: Witness = { people: allGreen, total: new Float64Array(9), parts: new Float64Array(18) }
  tries.find(allGreen, anyhow(known))
  expect(looks).toBeGreaterThan(once)
})
