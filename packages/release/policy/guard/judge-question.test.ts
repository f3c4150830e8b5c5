import fc from 'fast-check'
import loadHighs from 'highs'
import { describe, expect, test } from 'vitest'
import { discloseScores } from '../../disclosure/disclosed-figure.ts'
import { zoneScores as zones } from '../../test/zone-scores.ts'
import { judgeQuestion } from './judge-question.ts'
import type { Question } from './question.ts'
import { shownSums } from './shown-bounds.ts'
import type { Highs } from './solver.ts'

const highs = await loadHighs()

type Group = { readonly green: number; readonly yellow: number; readonly red: number }
const typical = { green: 200, yellow: 270, red: 350 }

/**
 * Figures over groups of people with typical totals, shown as the product shows them; or carelessly
 * with the exact zones, so that there is something to find.
 */
function questionOf(
  groups: readonly Group[],
  figures: readonly (readonly number[])[],
  careless = false,
): Question {
  const people = groups.map(({ green, yellow, red }) => green + yellow + red)
  return {
    people,
    zones,
    parts: 1,
    rounding: 0,
    figures: figures.flatMap((classes) => {
      const counts = { green: 0, yellow: 0, red: 0 }
      for (const n of classes)
        for (const zone of ['green', 'yellow', 'red'] as const) counts[zone] += groups[n]?.[zone] ?? 0
      const answers = classes.reduce((sum, n) => sum + (people[n] ?? 0), 0)
      const total = counts.green * typical.green + counts.yellow * typical.yellow + counts.red * typical.red
      const frame = { unit: 'A', round: 'r', answers, invited: answers + 2, smallest: 8, perPoint: 100 }
      const figure = discloseScores({ ...frame, total, categories: { exhaustion: total }, zones: counts })
      const sums = shownSums(figure, 'total', answers)
      const exact = [counts.green, counts.yellow, counts.red].map((count) => [count, count] as const)
      return sums ? [{ ...sums, classes, ...(careless && { zones: exact }) }] : []
    }),
  }
}

describe('the guard', () => {
  test('finds that everybody in a team is red when its parent and its sibling say so together', () => {
    // 25 of 40 are red (shown: over 60 %), at most 5 of the 20 in A (shown: up to 25 %): all 20 in B.
    const groups = [
      { green: 15, yellow: 0, red: 5 },
      { green: 0, yellow: 0, red: 20 },
    ]
    expect(judgeQuestion(questionOf(groups, [[0, 1], [0], [1]]), highs)).toContain(1)
  })

  test('finds it by zones alone where somebody’s score has changed so that scores fit nobody', () => {
    const groups = [
      { green: 15, yellow: 0, red: 5 },
      { green: 0, yellow: 0, red: 20 },
    ]
    const told = questionOf(groups, [[0, 1], [0], [1]])
    const figures = told.figures.map((figure, n) =>
      n === 0 ? { ...figure, total: [40, 41] as const, parts: [[40, 41] as const] } : figure,
    )
    expect(judgeQuestion({ ...told, figures }, highs)).toContain(1)
    // Without scores nothing is found, so the verdict stays refuted.
    const alike = questionOf([{ green: 8, yellow: 0, red: 8 }], [[0], [0]])
    const other = alike.figures.map((figure, n) =>
      n === 0 ? { ...figure, total: [16, 17] as const, parts: [[16, 17] as const] } : figure,
    )
    expect(judgeQuestion({ ...alike, figures: other }, highs)).toBe('refuted')
  })

  test('finds nothing in one team that is all red: it looks like a mostly red one', () => {
    expect(judgeQuestion(questionOf([{ green: 0, yellow: 0, red: 8 }], [[0]]), highs)).toEqual([])
  })

  test('takes what the solver leaves undecided for certain, and never for refuted', () => {
    const undecided = 0
    const weak: Highs = {
      infinity: highs.infinity,
      createModel: (data) => Object.assign(highs.createModel(data), { getModelStatus: () => undecided }),
    }
    const groups = [
      { green: 5, yellow: 4, red: 3 },
      { green: 4, yellow: 4, red: 4 },
    ]
    expect(judgeQuestion(questionOf(groups, [[0, 1], [0]]), weak, 0)).toEqual([0, 1])
  })

  test.each([
    ['the mean of two people known to less than a point', 1.5, [0]],
    ['nothing where it is open by more', 2.2, []],
  ])('finds %s', (_, width, found) => {
    const free = [0, 2] as const
    const figure = { classes: [0], total: [5, 5 + width] as const, parts: [], zones: [free, free, free] }
    const question = { people: [2], zones, parts: 0, rounding: 0, figures: [figure] }
    expect(judgeQuestion(question, highs)).toEqual(found)
  })

  test.each([
    ['nobody can be green', [0, 2, 2], [0]],
    ['nobody can be yellow', [2, 0, 2], [0]],
    ['nobody can be red', [2, 2, 0], [0]],
    ['nothing where all three zones stay open', [1, 1, 1], []],
  ])('finds that %s', (_, most, found) => {
    const figure = {
      classes: [0],
      total: [8, 40] as const,
      parts: [],
      zones: most.map((people) => [0, 4 * people] as const),
    }
    const question = { people: [8], zones, parts: 0, rounding: 0, figures: [figure] }
    expect(judgeQuestion(question, highs)).toEqual(found)
    expect(judgeQuestion(question, highs, 0)).toEqual(found)
  })

  test('finds one person whom two figures leave alone', () => {
    const groups = [
      { green: 9, yellow: 0, red: 0 },
      { green: 0, yellow: 0, red: 1 },
    ]
    const question = questionOf(groups, [[0, 1], [0]])
    const exact = question.figures.map((figure) => ({
      ...figure,
      total: [figure.total[0], figure.total[0] + 0.1] as const,
      parts: [],
    }))
    expect(judgeQuestion({ ...question, parts: 0, figures: exact }, highs)).toContain(1)
  })

  test('takes what cannot all be true for refuted', () => {
    const question = questionOf([{ green: 9, yellow: 0, red: 0 }], [[0], [0]])
    const contradiction = question.figures.map((figure, n) => ({
      ...figure,
      zones:
        n === 0
          ? figure.zones
          : ([
              [0, 0],
              [9, 9],
              [0, 0],
            ] as const),
    }))
    expect(judgeQuestion({ ...question, figures: contradiction }, highs)).toBe('refuted')
  })

  test('finds the same whether the quick search helps or the exact programme does it all', () => {
    const group = fc.record({ green: fc.nat(7), yellow: fc.nat(4), red: fc.nat(7) })
    const scene = fc.array(group, { minLength: 4, maxLength: 6 }).chain((groups) =>
      fc.record({
        groups: fc.constant(groups),
        figures: fc.array(fc.subarray([...groups.keys()], { minLength: 1 }), { minLength: 2, maxLength: 5 }),
      }),
    )
    const mostlyApart = {
      groups: [
        { green: 0, yellow: 0, red: 7 },
        { green: 0, yellow: 0, red: 7 },
        { green: 7, yellow: 0, red: 0 },
        { green: 3, yellow: 2, red: 2 },
      ],
      figures: [
        [0, 1],
        [2, 3],
      ],
    }
    let found = 0
    fc.assert(
      fc.property(scene, ({ groups, figures }) => {
        const size = (n: number): number =>
          Object.values(groups[n] ?? {}).reduce((sum, people) => sum + people, 0)
        fc.pre([...groups.keys()].every((n) => size(n) > 0))
        const large = figures.filter((classes) => classes.reduce((sum, n) => sum + size(n), 0) >= 8)
        fc.pre(large.length > 0)
        const question = questionOf(groups, large, true)
        const exact = judgeQuestion(question, highs, 0)
        expect(judgeQuestion(question, highs)).toEqual(exact)
        // So few quick searches that the programmes have the rest to do.
        expect(judgeQuestion(question, highs, 1)).toEqual(exact)
        expect(judgeQuestion(question, highs, 3)).toEqual(exact)
        if (exact !== 'refuted') found += exact.length
      }),
      // Random scenes may have nothing to find; this example always has.
      { numRuns: 60, examples: [[mostlyApart]] },
    )
    expect(found).toBeGreaterThan(0)
  })
})
