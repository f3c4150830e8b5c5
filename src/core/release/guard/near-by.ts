import type { Question } from './question.ts'
import type { Bounds } from './shown-bounds.ts'
import type { Witness } from './witness.ts'

/** A question about a class and those around it, while everybody else answers as in a known world. */
export type NearBy = {
  readonly question: Question
  /** The classes of the whole question that the small one has, by their number in it. */
  readonly classes: readonly number[]
}

/**
 * What is asked about a class nearly always has an answer close by: a few neighbours make up for it. Whatever the small
 * question has is true of the whole one too, since the others fit as they are; what it has not, the whole one may have.
 * @param most so many classes may give way
 */
export function lookNearBy(question: Question, world: Witness, n: number, most: number): NearBy {
  const near = new Set([n])
  const figuresOf = (each: number) => question.figures.filter(({ classes }) => classes.includes(each))
  for (const each of near) {
    const closest = figuresOf(each).sort((a, b) => a.classes.length - b.classes.length)
    for (const { classes } of closest) for (const other of classes) if (near.size < most) near.add(other)
    if (near.size >= most) break
  }
  const classes = [...near].sort((a, b) => a - b)
  const places = new Map(classes.map((each, place) => [each, place]))
  const figures = question.figures.flatMap((figure) => {
    const here = figure.classes.flatMap((each) => places.get(each) ?? [])
    if (here.length === 0) return []
    const others = figure.classes.filter((each) => !places.has(each))
    const less = ([from, to]: Bounds, cells: (at: number) => number): Bounds => {
      let sum = 0
      for (const each of others)
        for (let zone = 0; zone < question.zones.length; zone++)
          sum += cells(each * question.zones.length + zone)
      return [from - sum, to - sum]
    }
    return [
      {
        classes: here,
        total: less(figure.total, (at) => world.total[at] ?? 0),
        parts: figure.parts.map((bounds, part) =>
          less(bounds, (at) => world.parts[at * question.parts + part] ?? 0),
        ),
        zones: figure.zones.map((bounds, zone) =>
          less(bounds, (at) => (at % question.zones.length === zone ? (world.people[at] ?? 0) : 0)),
        ),
      },
    ]
  })
  const people = classes.map((each) => question.people[each] ?? 0)
  return { question: { ...question, people, figures }, classes }
}

/** The known world with what was found near by. */
export function worldWith(world: Witness, found: Witness, { question, classes }: NearBy): Witness {
  const whole = {
    people: Int32Array.from(world.people),
    total: Float64Array.from(world.total),
    parts: Float64Array.from(world.parts),
  }
  const zones = question.zones.length
  for (const [place, n] of classes.entries()) {
    const [from, to] = [place * zones, n * zones]
    whole.people.set(found.people.subarray(from, from + zones), to)
    whole.total.set(found.total.subarray(from, from + zones), to)
    const { parts } = question
    whole.parts.set(found.parts.subarray(from * parts, (from + zones) * parts), to * parts)
  }
  return whole
}
