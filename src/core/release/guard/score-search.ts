import type { Question } from './question.ts'
import type { Bounds } from './shown-bounds.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

const sweeps = 150

/**
 * Given the people by class and zone, looks for scores that fit all shown means: cyclic projections on one figure after
 * the other, then on the scale and the zones. Every part is a free number from 1 to 5, the total is their mean.
 * Null when it does not get there; the solver then decides.
 */
export function searchScores(question: Question, people: Int32Array, leanings: Leanings): Witness | null {
  return new ScoreSearch(question, people, leanings).find()
}

/** A figure with the cells that it counts. */
type CountedFigure = { readonly figure: Question['figures'][number]; readonly cells: Int32Array }

/** Much of the guard's time is spent here: numbers are in flat arrays, and those of a sweep are made once. */
class ScoreSearch {
  readonly #question: Question
  readonly #people: Int32Array
  readonly #parts: number
  readonly #scores: Float64Array
  /** Places (class × zones + zone) that have somebody. */
  readonly #cells: Int32Array
  readonly #figures: readonly CountedFigure[]
  /** By zone. */
  readonly #low: Float64Array
  readonly #high: Float64Array
  /** By part, of the figure that is looked at: what it adds up to, and how far everybody in it moves. */
  readonly #sums: Float64Array
  readonly #steps: Float64Array

  constructor(question: Question, people: Int32Array, leanings: Leanings) {
    const { zones, figures } = question
    this.#question = question
    this.#people = people
    this.#parts = Math.max(1, question.parts)
    this.#scores = firstGuess(question, people, this.#parts, leanings)
    const cellsOf = question.people.map((_, n) => peopledCells(people, n, zones.length))
    this.#cells = Int32Array.from(cellsOf.flat())
    this.#figures = figures.map((figure) => ({
      figure,
      cells: Int32Array.from(figure.classes.flatMap((n) => cellsOf[n] ?? [])),
    }))
    this.#low = Float64Array.from(zones, ([low]) => low)
    this.#high = Float64Array.from(zones, ([, high]) => high)
    this.#sums = new Float64Array(this.#parts)
    this.#steps = new Float64Array(this.#parts)
  }

  find(): Witness | null {
    for (let sweep = 0; sweep < sweeps; sweep++) {
      this.#keepInZones()
      if (this.#fitsAll()) return witnessOf(this.#question, this.#people, this.#scores, this.#parts)
      for (const counted of this.#figures) this.#shift(counted)
    }
    return null
  }

  #keepInZones(): void {
    const scores = this.#scores
    const parts = this.#parts
    const zones = this.#low.length
    for (const cell of this.#cells) {
      const low = this.#low[cell % zones] ?? 1
      const high = this.#high[cell % zones] ?? 5
      const at = cell * parts
      for (let round = 0; round < 4; round++) {
        let mean = 0
        for (let part = at; part < at + parts; part++) {
          const score = Math.min(5, Math.max(1, scores[part] ?? 0))
          scores[part] = score
          mean += score / parts
        }
        const missing = mean < low ? low - mean : Math.min(0, high - mean)
        if (missing === 0) break
        for (let part = at; part < at + parts; part++) scores[part] = (scores[part] ?? 0) + missing
      }
    }
  }

  #fitsAll(): boolean {
    return this.#figures.every((counted) => this.#fits(counted)) && this.#isInZones()
  }

  #fits({ figure, cells }: CountedFigure): boolean {
    const parts = this.#parts
    this.#addUp(cells)
    let total = 0
    for (let part = 0; part < parts; part++) total += (this.#sums[part] ?? 0) / parts
    if (!isInside(total, figure.total)) return false
    return figure.parts.every((bounds, part) => isInside(this.#sums[part] ?? 0, bounds))
  }

  #isInZones(): boolean {
    const parts = this.#parts
    const zones = this.#low.length
    for (const cell of this.#cells) {
      let mean = 0
      for (let part = 0; part < parts; part++) {
        const score = this.#scores[cell * parts + part] ?? 0
        if (score < 1 - hair || score > 5 + hair) return false
        mean += score / parts
      }
      const low = this.#low[cell % zones] ?? 1
      const high = this.#high[cell % zones] ?? 5
      if (mean < low - hair || mean > high + hair) return false
    }
    return true
  }

  /** Moves everybody whom a figure counts by the same step, part by part and then all parts, just far enough that the sums are inside. */
  #shift({ figure, cells }: CountedFigure): void {
    const parts = this.#parts
    const scores = this.#scores
    const sums = this.#sums
    const steps = this.#steps
    const number = this.#addUp(cells)
    if (number === 0) return
    let total = 0
    for (let part = 0; part < parts; part++) {
      const sum = sums[part] ?? 0
      const step = stepInto(figure.parts[part], sum, number)
      steps[part] = step
      total += (sum + number * step) / parts
    }
    const all = stepInto(figure.total, total, number)
    let isStill = true
    for (let part = 0; part < parts; part++) {
      const step = (steps[part] ?? 0) + all
      steps[part] = step
      isStill &&= step === 0
    }
    if (isStill) return
    for (const cell of cells) {
      const at = cell * parts
      for (let part = 0; part < parts; part++)
        scores[at + part] = (scores[at + part] ?? 0) + (steps[part] ?? 0)
    }
  }

  /** Adds the parts over some cells up into `sums`. Returns how many people that is. */
  #addUp(cells: Int32Array): number {
    const parts = this.#parts
    const scores = this.#scores
    const sums = this.#sums
    sums.fill(0)
    let number = 0
    for (const cell of cells) {
      const here = this.#people[cell] ?? 0
      number += here
      const at = cell * parts
      for (let part = 0; part < parts; part++)
        sums[part] = (sums[part] ?? 0) + here * (scores[at + part] ?? 0)
    }
    return number
  }
}

/** The cells of class `n` that have somebody. */
function peopledCells(people: Int32Array, n: number, zones: number): number[] {
  const cells: number[] = []
  for (let cell = n * zones; cell < (n + 1) * zones; cell++) if ((people[cell] ?? 0) > 0) cells.push(cell)
  return cells
}

/** Low or high within the zone: the further apart the tries, the sooner they settle who can be what. */
function firstGuess(question: Question, people: Int32Array, parts: number, leanings: Leanings): Float64Array {
  const zones = question.zones.length
  const scores = new Float64Array(people.length * parts)
  for (const n of question.people.keys()) {
    const leaning = leanings.of[n] ?? null
    for (let zone = 0; zone < zones; zone++) {
      const [low, high] = question.zones[zone] ?? [1, 5]
      const lean = leaning === null || leaning.zone !== zone ? 0.4 : leaning.isHigh ? 0.98 : 0.02
      const at = n * zones + zone
      scores.fill(low + (high - low) * lean, at * parts, (at + 1) * parts)
      if (leaning === null) copyKnown(leanings.start, at, parts, question.parts, scores)
    }
  }
  return scores
}

/** The means of a known world, where it has somebody. */
function copyKnown(
  start: Witness | null,
  at: number,
  parts: number,
  shownParts: number,
  scores: Float64Array,
): void {
  const people = start?.people[at] ?? 0
  if (start === null || people === 0) return
  for (let part = 0; part < parts; part++) {
    const sum = shownParts > 0 ? start.parts[at * parts + part] : start.total[at]
    scores[at * parts + part] = (sum ?? 0) / people
  }
}

/** A hair inside what is shown, so that excluded ends stay excluded and projections end. */
const inside = 0.03

/** How far each of so many people must move. A little further than needed: neighbours pull back (over-relaxed projections). */
function stepInto(bounds: Bounds | undefined, sum: number, people: number): number {
  if (!bounds) return 0
  const margin = inside * (bounds[1] - bounds[0])
  const missing = sum < bounds[0] + margin ? bounds[0] + margin - sum : Math.min(0, bounds[1] - margin - sum)
  return (1.3 * missing) / people
}

/** Rounding of binary fractions, in points; far below the hundredth that scores are made of. */
const hair = 1e-9

/** Strictly inside, so that it does not matter which ends are excluded. */
const isInside = (sum: number, [from, to]: Bounds): boolean => sum > from + hair && sum < to - hair

function witnessOf(question: Question, people: Int32Array, scores: Float64Array, parts: number): Witness {
  const total = new Float64Array(people.length)
  const sums = new Float64Array(people.length * question.parts)
  for (const [at, here] of people.entries()) {
    for (let part = 0; part < parts; part++) {
      const sum = here * (scores[at * parts + part] ?? 0)
      total[at] = (total[at] ?? 0) + sum / parts
      if (question.parts > 0) sums[at * parts + part] = sum
    }
  }
  return { people, total, parts: sums }
}
