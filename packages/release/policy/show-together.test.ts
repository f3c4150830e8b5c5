import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { people, roundOf, type SimulatedAnswer, silent } from '../test/simulated-round.ts'
import { finish } from './progress.ts'
import { type Release, type RoundInput, releaseRound } from './release-round.ts'

const tree = [
  { id: 'root', parent: null },
  { id: 'D', parent: 'root' },
  ...['A', 'B', 'C', 'E', 'F'].map((id) => ({ id, parent: 'D' })),
]

const release = (answers: readonly SimulatedAnswer[], more: Partial<RoundInput> = {}) =>
  finish(releaseRound(roundOf('r1', tree, answers, more)))

/** The units shown by themselves, and those that are shown together, with whom. */
const seen = ({ units }: Release) =>
  Object.fromEntries(
    units.flatMap(({ unit, figure, together }) => {
      if (figure !== null) return [[unit, 'alone']]
      return together === null ? [] : [[unit, together.figure.together?.join(' ')]]
    }),
  )

const team = (unit: string, answered: number, not = 1) => [...people(unit, answered), ...silent(unit, not)]

describe('units that are too small by themselves', () => {
  test('are shown together by name, with the figure of all of them', () => {
    const released = release([...team('A', 6), ...team('B', 6), ...team('C', 20)])
    expect(seen(released)).toEqual({ root: 'alone', D: 'alone', A: 'A B', B: 'A B', C: 'alone' })
    const [a, b] = ['A', 'B'].map((id) => released.units.find(({ unit }) => unit === id)?.together)
    const own = released.snapshot.units.find(({ unit }) => unit === 'D')?.own
    expect(a?.owner).toBe('D')
    expect(a?.figure).toEqual({
      ...own,
      unit: 'A',
      together: ['A', 'B'],
      participation: a?.figure.participation,
    })
    expect(b?.figure).toEqual({ ...a?.figure, unit: 'B' })
  })

  test('are hidden where they are more than four', () => {
    const four = ['A', 'B', 'C', 'E'].flatMap((id) => team(id, 4))
    expect(seen(release([...four, ...team('root', 20)]))).toMatchObject({ A: 'A B C E', E: 'A B C E' })
    expect(seen(release([...four, ...team('F', 4), ...team('root', 20)]))).not.toHaveProperty('A')
  })

  test('and so is one that is less than a fifth of the group: the figure is hardly its own', () => {
    expect(seen(release([...team('D', 11), ...team('A', 2)]))).toMatchObject({ D: 'alone', A: 'D A' })
    expect(seen(release([...team('D', 12), ...team('A', 2)]))).toEqual({ root: 'alone', D: 'alone' })
  })

  test('and one whose people are nobody else’s company', () => {
    const held = { round: 'r0', units: [], held: ['C'] }
    const released = release([...team('A', 12), ...team('C', 12)], { earlier: [held] })
    expect(seen(released)).toEqual({ root: 'alone', D: 'alone', A: 'alone' })
  })

  test('and a unit whose people are in more figures than one: none of them is about all of it', () => {
    // F is shown, D is not: ten of seventeen. The seven others are counted with those at the top.
    const answers = [...team('root', 9), ...team('F', 10), ...team('E', 7)]
    expect(seen(release(answers))).toEqual({ root: 'alone', F: 'alone', E: 'root E' })
  })

  test('how many took part is told no more finely than by the shown number of answers', () => {
    const participation = (answered: number, not: number) => {
      const { units } = release([...team('A', answered, not), ...team('B', 6), ...team('C', 20)])
      return units.find(({ unit }) => unit === 'A')?.together?.figure.participation
    }
    // Of fifteen people twelve or thirteen answered: "10 to 14" is 67 to 93 per cent.
    expect(participation(6, 2)).toEqual({ lo: 0.5, hi: 1 })
    expect(participation(7, 1)).toEqual({ lo: 0.5, hi: 1 })
  })
})

describe('a block that the guard found', () => {
  const heldIn = (unit: string) => ({ earlier: [{ round: 'r0', units: [], held: [unit] }] })
  const four = ['A', 'B', 'C', 'E'].flatMap((id) => team(id, 3))

  test('moves up when it is of four units already, and leaves those beside it alone', () => {
    const answers = [...four, ...team('F', 12), ...team('root', 20)]
    expect(seen(release(answers))).toMatchObject({ D: 'alone', A: 'A B C E', F: 'alone' })
    expect(seen(release(answers, heldIn('D')))).toEqual({ root: 'alone', F: 'alone' })
  })

  test('takes in a block below at the top, if else nothing of everybody could be shown', () => {
    const flat = [
      { id: 'root', parent: null },
      ...['A', 'B', 'C', 'E', 'F'].map((id) => ({ id, parent: 'root' })),
    ]
    const round = (earlier: RoundInput['earlier']) =>
      seen(finish(releaseRound(roundOf('r1', flat, [...four, ...team('F', 13)], { earlier }))))
    expect(round([])).toMatchObject({ root: 'alone', F: 'alone' })
    expect(round(heldIn('root').earlier)).toEqual({ root: 'alone' })
  })
})

describe('a unit of which too few have changed', () => {
  const before = release(['A', 'B', 'C'].flatMap((id) => team(id, id === 'B' ? 10 : 12)))
  const second = (more: readonly SimulatedAnswer[]) => release(more, { earlier: [before.snapshot] })

  test('is shown together with the smallest beside it, instead of being lost further up', () => {
    const changed = [...team('A', 14), ...team('B', 12), ...team('C', 12)]
    expect(seen(second(changed))).toEqual({ root: 'alone', D: 'alone', A: 'A B', B: 'A B', C: 'alone' })
  })

  test('leaves those beside it alone when nobody in them has come or gone', () => {
    const changed = [...team('A', 13), ...team('B', 10), ...team('C', 12)]
    expect(seen(second(changed))).toMatchObject({ B: 'alone', C: 'alone' })
  })

  test('is shown by itself when nobody or four others are in it', () => {
    expect(seen(second([...team('A', 16), ...team('B', 10), ...team('C', 12)]))).toMatchObject({
      A: 'alone',
      B: 'alone',
      C: 'alone',
    })
  })
})

test('a figure that units share counts exactly their people, at least eight of them, and is the same for each', () => {
  const size = fc.record({ answered: fc.nat({ max: 14 }), not: fc.nat({ max: 4 }) })
  fc.assert(
    fc.property(fc.array(size, { minLength: tree.length, maxLength: tree.length }), (sizes) => {
      const { units, snapshot } = release(
        tree.flatMap(({ id }, n) => team(id, sizes[n]?.answered ?? 0, sizes[n]?.not ?? 0)),
      )
      for (const { unit, together } of units) {
        if (together === null) continue
        const names = together.figure.together ?? []
        const people = names.flatMap((id) => {
          const { answered = 0 } = sizes[tree.findIndex((one) => one.id === id)] ?? {}
          return Array.from({ length: answered }, (_, n) => `${id}${n + 1}`)
        })
        const block = snapshot.units.find((row) => row.unit === together.owner)?.block ?? []
        expect([...block].sort()).toEqual(people.sort())
        expect(block.length).toBeGreaterThanOrEqual(8)
        for (const other of units.filter(({ unit: id }) => id !== unit && names.includes(id))) {
          if (other.together) expect(other.together.figure).toEqual({ ...together.figure, unit: other.unit })
        }
      }
    }),
  )
})
