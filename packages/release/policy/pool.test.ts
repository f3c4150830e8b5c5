import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { people, roundOf, type SimulatedAnswer, silent } from '../test/simulated-round.ts'
import { finish } from './progress.ts'
import { type RoundInput, releaseRound } from './release-round.ts'
import type { Unit } from './unit-tree.ts'

const tree = [
  { id: 'root', parent: null },
  { id: 'A', parent: 'root' },
  { id: 'B', parent: 'root' },
]

const shown = (answers: readonly SimulatedAnswer[], more: Partial<RoundInput> = {}) =>
  finish(releaseRound(roundOf('r1', tree, answers, more))).snapshot.units.map(({ unit }) => unit)

const asNewcomers = (answers: readonly SimulatedAnswer[]) =>
  answers.map((one) => ({ ...one, established: false }))
const from = (before: string | null, answers: readonly SimulatedAnswer[]) =>
  answers.map((one) => ({ ...one, before }))

describe('a group is large enough', () => {
  const b = [...people('B', 20), ...silent('B', 1)]
  const target = [...people('A', 1), ...b]

  test('by established people only: seven invented ones around one real person make no figure', () => {
    expect(shown([...target, ...people('A', 8, 240, 2)])).toContain('A')
    expect(shown([...target, ...asNewcomers(people('A', 8, 240, 2))])).not.toContain('A')
    expect(shown([...target, ...asNewcomers(people('A', 80, 240, 2))])).not.toContain('A')
  })

  test('and the answers of newcomers are in its sums all the same', () => {
    const answers = [...people('A', 9), ...silent('A', 1), ...asNewcomers(people('A', 3, 240, 100)), ...b]
    const { snapshot } = finish(releaseRound(roundOf('r1', tree, answers)))
    const a = snapshot.units.find(({ unit }) => unit === 'A')
    expect(a?.block).toHaveLength(12)
    expect(a?.newcomers).toEqual(['A100', 'A101', 'A102'])
    expect(a?.figure.answers.lo).toBe(10)
  })

  test('and where full participation is hidden only when more established people were asked than must have answered', () => {
    const hidden = { hideFullParticipation: true }
    expect(shown([...people('A', 8), ...b])).toContain('A')
    expect(shown([...people('A', 8), ...b], hidden)).not.toContain('A')
    expect(shown([...people('A', 8), ...silent('A', 1), ...b], hidden)).toContain('A')
    expect(shown([...people('A', 8), ...asNewcomers(silent('A', 5)), ...b], hidden)).not.toContain('A')
  })

  test('to cover two thirds of the established people, and of all', () => {
    const rest = people('root', 4)
    // 20 of 24, and of 30 with newcomers in the rest; of 31 the figure of the root leaves out more than a third.
    expect(shown([...b, ...rest, ...asNewcomers(people('root', 6, 240, 50))])).toContain('root')
    expect(shown([...b, ...rest, ...asNewcomers(people('root', 7, 240, 50))])).not.toContain('root')
  })
})

describe('people who were put together anew', () => {
  const b = from('B', [...people('B', 20), ...silent('B', 1)])

  test('are pooled upward when they are a third of a unit or more', () => {
    const old = from('A', [...people('A', 8), ...silent('A', 1)])
    expect(shown([...old, ...from('B', people('A', 4, 240, 50)), ...b])).toContain('A')
    const third = [...old, ...from('B', people('A', 5, 240, 50)), ...b]
    expect(shown(third)).not.toContain('A')
    expect(shown(third)).toContain('root')
    expect(shown([...old, ...from(null, people('A', 5, 240, 50)), ...b])).not.toContain('A')
  })

  test('are counted nowhere when nobody at the top was there before', () => {
    const unitsBefore = [{ id: 'elsewhere', parent: null }]
    expect(shown(from('elsewhere', people('A', 20)), { unitsBefore })).toEqual([])
    expect(shown(from(null, people('A', 20)))).toEqual([])
  })

  test('do not stay together because their small unit was put elsewhere as a whole', () => {
    // Twenty units of one person each, dealt out anew to A and B.
    const single = (n: number): Unit => ({ id: `s${n}`, parent: n % 2 === 0 ? 'A' : 'B' })
    const singles = Array.from({ length: 40 }, (_, n) => single(n))
    const answers = singles.map(({ id }, n) => ({ person: `p${n}`, unit: id, total: 240 }))
    const dealt = singles.map(({ id }, n) => ({ id, parent: n < 20 ? 'A' : 'B' }))
    const shownOf = (units: readonly Unit[]) =>
      finish(
        releaseRound(roundOf('r2', [...tree, ...units], answers, { unitsBefore: [...tree, ...singles] })),
      ).snapshot.units.map(({ unit }) => unit)
    expect(shownOf(singles)).toEqual(['root', 'A', 'B'])
    expect(shownOf(dealt)).toEqual(['root'])
  })
})

/** Any tree of up to 8 units before and after a reorganisation, with up to 90 people of all kinds. */
const organisation = fc.integer({ min: 1, max: 8 }).chain((count) => {
  const treeOf = fc
    .tuple(...Array.from({ length: count }, (_, n) => fc.nat(Math.max(0, n - 1))))
    .map((parents) =>
      parents.map((parent, n): Unit => ({ id: `u${n}`, parent: n === 0 ? null : `u${parent}` })),
    )
  return fc.record({
    units: treeOf,
    reorganised: fc.option(treeOf),
    answers: fc.array(
      fc.record({
        unit: fc.nat(count - 1).map((n) => `u${n}`),
        total: fc.option(fc.constant(240), { freq: 6 }),
        established: fc.nat(7).map((n) => n > 0),
        moved: fc.option(fc.option(fc.nat(count - 1), { freq: 2 }), { freq: 1, nil: undefined }),
      }),
      { minLength: 20, maxLength: 90, size: 'max' },
    ),
  })
})

const isUnder = (units: readonly Unit[], unit: string | null, top: string): boolean => {
  const parents = new Map(units.map(({ id, parent }) => [id, parent]))
  for (let at = unit; at !== null; at = parents.get(at) ?? null) if (at === top) return true
  return false
}

test.each([
  ['eight', 8, false],
  ['more than eight where full participation is hidden', 9, true],
])(
  'in any organisation every block stays together and has established people, eight of whom answered: %s',
  (_, least, hideFullParticipation) => {
    let blocks = 0
    fc.assert(
      fc.property(organisation, ({ units, reorganised, answers }) => {
        const members = answers.map(({ moved, ...one }, n) => ({
          ...one,
          person: `p${n}`,
          before: moved === undefined || n % 6 > 0 ? one.unit : moved === null ? null : `u${moved}`,
        }))
        const byPerson = new Map(members.map((one) => [one.person, one]))
        const unitsBefore = reorganised ?? units
        const { snapshot } = finish(
          releaseRound(roundOf('r2', units, members, { unitsBefore, hideFullParticipation })),
        )
        for (const { unit, block } of snapshot.units) {
          if (block.length === 0) continue
          blocks++
          const counted = block.map((person) => byPerson.get(person))
          const asked = members.filter((one) => isUnder(units, one.unit, unit))
          expect(counted.filter((one) => one?.established).length).toBeGreaterThanOrEqual(8)
          expect(asked.filter(({ established }) => established).length).toBeGreaterThanOrEqual(least)
          const strangers = counted.filter((one) => !isUnder(unitsBefore, one?.before ?? null, unit)).length
          expect(3 * strangers).toBeLessThanOrEqual(block.length)
        }
      }),
      { numRuns: 400 },
    )
    expect(blocks).toBeGreaterThan(200)
  },
)
