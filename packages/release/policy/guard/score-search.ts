import type { Question } from './question.ts'
import type { Bounds } from './shown-bounds.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

const sweeps = 150

/**
 * Searches about one question: given the people by class and zone, for scores that fit all shown means. Cyclic
 * projections on one figure after the other, then on the scale and the zones. Every part is a free number from 1 to 5,
 * the total is their mean.
 * Much of the guard's time is spent here. Numbers are in flat arrays that all searches share, and what nobody has moved
 * since it was last looked at is not looked at again: it would come out the same, bit for bit.
 */
export class ScoreSearch {
  readonly #question: Question
  readonly #parts: number
  /** By zone. */
  readonly #low: Float64Array
  readonly #high: Float64Array
  readonly #figuresOf: readonly (readonly number[])[]
  /** By figure: those that count some of the same classes, itself among them. */
  readonly #neighbours: readonly Int32Array[]
  /** By place (class × zones + zone) and part. */
  readonly #scores: Float64Array
  /** Places that have somebody: in all, and by figure. */
  #cells: readonly number[] = []
  readonly #cellsOf: number[][]
  #people: Int32Array = new Int32Array()
  /** By place: somebody's score has moved since scale and zones were last looked at. */
  readonly #isMoved: Uint8Array
  /** By figure and part, and by figure: what it adds up to, over how many people, and whether that must be added up anew. */
  readonly #sums: Float64Array
  readonly #number: Float64Array
  readonly #isStale: Uint8Array
  /** By figure: whether its sums need not be moved. Only of those that are not stale. */
  readonly #isStill: Uint8Array
  /** By part, of the figure that is moved: how far everybody in it moves. */
  readonly #steps: Float64Array

  constructor(question: Question) {
    const { zones, figures, people } = question
    this.#question = question
    this.#parts = Math.max(1, question.parts)
    this.#low = Float64Array.from(zones, ([low]) => low)
    this.#high = Float64Array.from(zones, ([, high]) => high)
    const figuresOf: number[][] = people.map(() => [])
    for (const [f, { classes }] of figures.entries()) for (const n of classes) figuresOf[n]?.push(f)
    this.#figuresOf = figuresOf
    this.#neighbours = figures.map(({ classes }) =>
      Int32Array.from(new Set(classes.flatMap((n) => figuresOf[n] ?? []))),
    )
    this.#scores = new Float64Array(people.length * zones.length * this.#parts)
    this.#cellsOf = figures.map(() => [])
    this.#isMoved = new Uint8Array(people.length * zones.length)
    this.#sums = new Float64Array(figures.length * this.#parts)
    this.#number = new Float64Array(figures.length)
    this.#isStale = new Uint8Array(figures.length)
    this.#isStill = new Uint8Array(figures.length)
    this.#steps = new Float64Array(this.#parts)
  }

  /** Null when it does not get there; the solver then decides. */
  find(people: Int32Array, leanings: Leanings): Witness | null {
    this.#begin(people, leanings)
    for (let sweep = 0; sweep < sweeps; sweep++) {
      this.#keepInZones()
      if (this.#fitsAll()) return this.#witness()
      for (let f = 0; f < this.#cellsOf.length; f++) this.#shift(f)
    }
    return null
  }

  #begin(people: Int32Array, leanings: Leanings): void {
    const zones = this.#low.length
    const cells: number[] = []
    for (const list of this.#cellsOf) list.length = 0
    for (let at = 0; at < people.length; at++) {
      if ((people[at] ?? 0) === 0) continue
      cells.push(at)
      this.#guess(at, leanings)
    }
    for (const [f, { classes }] of this.#question.figures.entries()) {
      const list = this.#cellsOf[f]
      for (const n of classes)
        for (let at = n * zones; at < (n + 1) * zones; at++) if ((people[at] ?? 0) > 0) list?.push(at)
    }
    this.#people = people
    this.#cells = cells
    this.#isMoved.fill(1)
    this.#isStale.fill(1)
  }

  /** As in a known world where that has somebody; else low or high within the zone: the further apart the tries, the sooner they settle who can be what. */
  #guess(at: number, { of, start }: Leanings): void {
    const zones = this.#low.length
    const parts = this.#parts
    const leaning = of[Math.floor(at / zones)] ?? null
    const known = leaning === null && start !== null ? (start.people[at] ?? 0) : 0
    if (start !== null && known > 0) {
      const sums = this.#question.parts > 0 ? start.parts : start.total
      for (let part = at * parts; part < (at + 1) * parts; part++)
        this.#scores[part] = (sums[part] ?? 0) / known
      return
    }
    const low = this.#low[at % zones] ?? 1
    const high = this.#high[at % zones] ?? 5
    const lean = leaning === null || leaning.zone !== at % zones ? 0.4 : leaning.isHigh ? 0.98 : 0.02
    this.#scores.fill(low + (high - low) * lean, at * parts, (at + 1) * parts)
  }

  #keepInZones(): void {
    const scores = this.#scores
    const parts = this.#parts
    const zones = this.#low.length
    for (const cell of this.#cells) {
      if (this.#isMoved[cell] === 0) continue
      const low = this.#low[cell % zones] ?? 1
      const high = this.#high[cell % zones] ?? 5
      const at = cell * parts
      let isMoved = false
      for (let round = 0; round < 4; round++) {
        let mean = 0
        for (let part = at; part < at + parts; part++) {
          const before = scores[part] ?? 0
          const score = Math.min(5, Math.max(1, before))
          if (score !== before) {
            scores[part] = score
            isMoved = true
          }
          mean += score / parts
        }
        const missing = mean < low ? low - mean : Math.min(0, high - mean)
        if (missing === 0) break
        isMoved = true
        for (let part = at; part < at + parts; part++) scores[part] = (scores[part] ?? 0) + missing
      }
      this.#isMoved[cell] = isMoved ? 1 : 0
      if (isMoved) for (const f of this.#figuresOf[Math.floor(cell / zones)] ?? []) this.#isStale[f] = 1
    }
  }

  #fitsAll(): boolean {
    for (let f = 0; f < this.#cellsOf.length; f++) if (!this.#fits(f)) return false
    return this.#isInZones()
  }

  #fits(f: number): boolean {
    const parts = this.#parts
    const figure = this.#question.figures[f]
    if (!figure) return true
    this.#addUp(f)
    let total = 0
    for (let part = 0; part < parts; part++) total += (this.#sums[f * parts + part] ?? 0) / parts
    if (!isInside(total, figure.total)) return false
    return figure.parts.every((bounds, part) =>
      isInside(part < parts ? (this.#sums[f * parts + part] ?? 0) : 0, bounds),
    )
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
  #shift(f: number): void {
    const parts = this.#parts
    const steps = this.#steps
    const figure = this.#question.figures[f]
    this.#addUp(f)
    const number = this.#number[f] ?? 0
    if (!figure || number === 0 || this.#isStill[f] === 1) return
    let total = 0
    for (let part = 0; part < parts; part++) {
      const sum = this.#sums[f * parts + part] ?? 0
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
    if (isStill) this.#isStill[f] = 1
    else this.#move(f)
  }

  #move(f: number): void {
    const parts = this.#parts
    for (const cell of this.#cellsOf[f] ?? []) {
      this.#isMoved[cell] = 1
      for (let part = 0; part < parts; part++) {
        const at = cell * parts + part
        this.#scores[at] = (this.#scores[at] ?? 0) + (this.#steps[part] ?? 0)
      }
    }
    for (const other of this.#neighbours[f] ?? []) this.#isStale[other] = 1
  }

  /** What the parts of a figure add up to, and over how many people. */
  #addUp(f: number): void {
    if (this.#isStale[f] === 0) return
    this.#isStale[f] = 0
    this.#isStill[f] = 0
    const parts = this.#parts
    const scores = this.#scores
    const sums = this.#sums
    sums.fill(0, f * parts, (f + 1) * parts)
    let number = 0
    for (const cell of this.#cellsOf[f] ?? []) {
      const here = this.#people[cell] ?? 0
      number += here
      for (let part = 0; part < parts; part++) {
        const at = f * parts + part
        sums[at] = (sums[at] ?? 0) + here * (scores[cell * parts + part] ?? 0)
      }
    }
    this.#number[f] = number
  }

  #witness(): Witness {
    const people = this.#people
    const { parts: shown } = this.#question
    const parts = this.#parts
    const total = new Float64Array(people.length)
    const sums = new Float64Array(people.length * shown)
    for (const at of this.#cells) {
      const here = people[at] ?? 0
      let all = 0
      for (let part = at * parts; part < (at + 1) * parts; part++) {
        const sum = here * (this.#scores[part] ?? 0)
        all += sum / parts
        if (shown > 0) sums[part] = sum
      }
      total[at] = all
    }
    return { people, total, parts: sums }
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
