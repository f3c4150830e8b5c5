import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DisclosedFigure } from '../disclosure/disclosed-figure.ts'
import { holds } from '../test/holds.ts'
import { roundOf, type SimulatedAnswer } from '../test/simulated-round.ts'
import { finish } from './progress.ts'
import { type Release, releaseRound } from './release-round.ts'
import type { Unit } from './unit-tree.ts'

/** Any tree of up to 12 units with up to 90 people, most of whom answered. */
const organisation = fc.integer({ min: 1, max: 12 }).chain((count) =>
  fc.record({
    units: fc
      .tuple(...Array.from({ length: count }, (_, n) => fc.nat(Math.max(0, n - 1))))
      .map((parents) =>
        parents.map((parent, n): Unit => ({ id: `u${n}`, parent: n === 0 ? null : `u${parent}` })),
      ),
    answers: fc
      .array(fc.tuple(fc.nat(count - 1), fc.option(fc.integer({ min: 100, max: 500 }), { freq: 5 })), {
        maxLength: 90,
        size: 'max',
      })
      .map((rows) =>
        rows.map(([unit, total], n): SimulatedAnswer => ({ person: `p${n}`, unit: `u${unit}`, total })),
      ),
  }),
)

const release = (units: readonly Unit[], answers: readonly SimulatedAnswer[]) =>
  finish(releaseRound(roundOf('r1', units, answers)))

/** The people of each figure, by walking the snapshot from below. */
function peopleByUnit({ snapshot }: Release): Map<string, Set<string>> {
  const people = new Map(snapshot.units.map(({ unit, block }) => [unit, new Set(block)]))
  for (const { unit, within } of snapshot.units.toReversed()) {
    for (const person of people.get(unit) ?? []) if (within !== null) people.get(within)?.add(person)
  }
  return people
}

const figuresOf = ({ units }: Release): DisclosedFigure[] => units.flatMap(({ figure }) => figure ?? [])

describe('in any organisation', () => {
  test('there is something to see in most of them', () => {
    const seen = fc
      .sample(organisation, { numRuns: 300, seed: 20 })
      .filter(({ units, answers }) => figuresOf(release(units, answers)).length > 1)
    expect(seen.length).toBeGreaterThan(150)
  })

  test('every figure is a union of blocks of eight or more people, and blocks never overlap', () => {
    fc.assert(
      fc.property(organisation, ({ units, answers }) => {
        const blocks = release(units, answers).snapshot.units.map(({ block }) => block)
        for (const block of blocks) expect(block.length === 0 || block.length >= 8).toBe(true)
        expect(new Set(blocks.flat()).size).toBe(blocks.flat().length)
      }),
      { numRuns: 300 },
    )
  })

  test('any two figures differ in nobody or in at least eight people', () => {
    fc.assert(
      fc.property(organisation, ({ units, answers }) => {
        const figures = [...peopleByUnit(release(units, answers)).values()]
        for (const one of figures) {
          for (const other of figures) {
            const difference = [...one].filter((person) => !other.has(person)).length
            expect(difference === 0 || difference >= 8).toBe(true)
          }
        }
      }),
      { numRuns: 300 },
    )
  })

  test('every shown interval contains the truth about the people counted', () => {
    fc.assert(
      fc.property(organisation, ({ units, answers }) => {
        const released = release(units, answers)
        const people = peopleByUnit(released)
        const totals = new Map(answers.map(({ person, total }) => [person, total ?? 0]))
        for (const figure of figuresOf(released)) {
          if (figure.run !== 'scores') throw new Error('a run of scores shows scores')
          const counted = [...(people.get(figure.unit) ?? [])].map((person) => totals.get(person) ?? 0)
          const mean = counted.reduce((sum, total) => sum + total, 0) / counted.length / 100
          const share = (from: number, below: number) =>
            counted.filter((total) => total >= from && total < below).length / counted.length
          expect(holds(figure.total, mean)).toBe(true)
          expect(holds(figure.zones.green, share(0, 254))).toBe(true)
          expect(holds(figure.zones.yellow, share(254, 296))).toBe(true)
          expect(holds(figure.zones.red, share(296, 501))).toBe(true)
          expect(figure.answers.lo).toBeLessThanOrEqual(counted.length)
          expect(figure.answers.hi).toBeGreaterThanOrEqual(counted.length)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a shown unit counts at least two thirds of the answers below it, all of them from its own subtree', () => {
    fc.assert(
      fc.property(organisation, ({ units, answers }) => {
        const parents = new Map(units.map(({ id, parent }) => [id, parent]))
        const isUnder = (unit: string, top: string): boolean => {
          for (let at: string | null = unit; at !== null; at = parents.get(at) ?? null)
            if (at === top) return true
          return false
        }
        for (const [unit, people] of peopleByUnit(release(units, answers))) {
          const answered = answers.filter((answer) => answer.total !== null && isUnder(answer.unit, unit))
          expect(people.size * 3).toBeGreaterThanOrEqual(answered.length * 2)
          expect(answered.map(({ person }) => person)).toEqual(expect.arrayContaining([...people]))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('the order of units and answers never matters', () => {
    fc.assert(
      fc.property(organisation, fc.infiniteStream(fc.nat(1000)), ({ units, answers }, random) => {
        const shuffle = <T>(list: readonly T[]): T[] =>
          list
            .map((item) => ({ item, at: random.next().value ?? 0 }))
            .sort((a, b) => a.at - b.at)
            .map(({ item }) => item)
        expect(release(shuffle(units), shuffle(answers))).toEqual(release(units, answers))
      }),
    )
  })
})
