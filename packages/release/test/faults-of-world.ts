import type { Question } from '../policy/guard/question.ts'
import type { Bounds } from '../policy/guard/shown-bounds.ts'
import type { Witness } from '../policy/guard/witness.ts'

/** Far less than the hundredth that scores are made of. */
const hair = 1e-6

/** The parts of a question that a world of the guard's searches violates; empty if everything shown could be true so. */
export function faultsOfWorld(question: Question, people: Int32Array, world: Witness): string[] {
  const { zones, parts, figures } = question
  const faults: string[] = []
  const check = (what: string, value: number, [from, to]: Bounds) => {
    if (value < from - hair || value > to + hair) faults.push(`${what}: ${value} is not in ${from}–${to}`)
  }
  for (const [at, here] of people.entries()) {
    if (world.people[at] !== here) faults.push(`place ${at}: ${world.people[at]} people, not ${here}`)
    const [low, high] = zones[at % zones.length] ?? [1, 5]
    const total = world.total[at] ?? 0
    check(`total of place ${at}`, total, [low * here, high * here])
    const sums = [...world.parts.subarray(at * parts, (at + 1) * parts)]
    for (const sum of sums) check(`part of place ${at}`, sum, [here, 5 * here])
    if (parts > 0)
      check(`mean of place ${at}`, total * parts - sums.reduce((all, sum) => all + sum, 0), [0, 0])
  }
  for (const [f, figure] of figures.entries()) {
    const places = figure.classes.flatMap((n) => zones.map((_, zone) => n * zones.length + zone))
    const add = (of: (at: number) => number | undefined) => places.reduce((sum, at) => sum + (of(at) ?? 0), 0)
    check(
      `total of figure ${f}`,
      add((at) => world.total[at]),
      figure.total,
    )
    for (const [part, bounds] of figure.parts.entries())
      check(
        `part ${part} of figure ${f}`,
        add((at) => world.parts[at * parts + part]),
        bounds,
      )
  }
  return faults
}
