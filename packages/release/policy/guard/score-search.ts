import type { Question } from './question.ts'
import type { Bounds } from './shown-bounds.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

/** Passes over everybody: a search that has not converged by then seldom does. The number only saves time. */
const sweeps = 40

/** Neither inside nor outside yet. */
const unknown = 2

/**
 * Searches for scores that fit all shown means of one question, given the people by class and zone. It projects on one
 * figure after the other, then on the scale and the zones (cyclic projections). Every part is a free number from 1 to 5,
 * the total is their mean. The guard spends much of its time here. So all searches share flat arrays, a search checks again
 * only what has moved since the last check, and a search from the last world found checks only what differs from it.
 */
export class ScoreSearch {
  readonly #question: Question
  readonly #parts: number
  /** By zone. */
  readonly #low: Float64Array
  readonly #high: Float64Array
  readonly #figuresOf: readonly (readonly number[])[]
  /** By figure: the figures that count some of the same classes, itself included. */
  readonly #neighbours: readonly Int32Array[]
  /** By place (class × zones + zone) and part. */
  readonly #scores: Float64Array
  /** By figure: the places of the classes that it counts, empty places included. */
  readonly #placesOf: readonly Int32Array[]
  #people: Int32Array
  /** By place: whether a score has moved since scale and zones were last checked. */
  readonly #isMoved: Uint8Array
  /** By figure and part, its sums; by figure, how many people they count and whether both must be added up again. */
  readonly #sums: Float64Array
  readonly #number: Float64Array
  readonly #isStale: Uint8Array
  /** By figure: whether its sums are inside what it shows. Valid only if the figure is not stale. */
  readonly #isInside: Uint8Array
  /** The last world that was found, and everybody's scores in it: a search that starts from it begins there. */
  #found: Found | null = null
  /** By part: how far `#shift` moves everybody whom its figure counts. */
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
    this.#placesOf = figures.map(({ classes }) =>
      Int32Array.from(classes.flatMap((n) => zones.map((_, zone) => n * zones.length + zone))),
    )
    this.#isMoved = new Uint8Array(people.length * zones.length)
    this.#sums = new Float64Array(figures.length * this.#parts)
    this.#number = new Float64Array(figures.length)
    this.#isStale = new Uint8Array(figures.length)
    this.#isInside = new Uint8Array(figures.length)
    this.#people = new Int32Array(people.length * zones.length)
    this.#steps = new Float64Array(this.#parts)
  }

  /** Null when the search does not converge; the solver then decides. */
  find(people: Int32Array, leanings: Leanings): Witness | null {
    if (this.#found !== null && leanings.start === this.#found.witness)
      this.#goOn(this.#found, people, leanings)
    else this.#begin(people, leanings)
    for (let sweep = 0; sweep < sweeps; sweep++) {
      if (this.#keepInZones() && this.#fitsAll()) return this.#keep()
      for (let f = 0; f < this.#placesOf.length; f++) if (!this.#fits(f)) this.#shift(f)
    }
    return null
  }

  #begin(people: Int32Array, leanings: Leanings): void {
    this.#people = people
    for (let at = 0; at < people.length; at++) if ((people[at] ?? 0) > 0) this.#guess(at, leanings)
    this.#isMoved.fill(1)
    this.#isStale.fill(1)
  }

  /** Starts from the last world found. Only people who have changed zones, or who lean, are guessed anew. */
  #goOn({ witness, scores }: Found, people: Int32Array, leanings: Leanings): void {
    this.#people = people
    this.#scores.set(scores)
    this.#isMoved.fill(0)
    this.#isStale.fill(0)
    this.#isInside.fill(1)
    const zones = this.#low.length
    for (let at = 0; at < people.length; at++) {
      const n = Math.floor(at / zones)
      const isNew = people[at] !== witness.people[at]
      if (!isNew && ((leanings.of[n] ?? null) === null || people[at] === 0)) continue
      this.#isMoved[at] = 1
      if ((people[at] ?? 0) > 0) this.#guess(at, leanings)
      for (const f of this.#figuresOf[n] ?? []) this.#isStale[f] = 1
    }
  }

  #keep(): Witness {
    const witness = this.#witness()
    const scores = this.#found?.scores ?? this.#scores.slice()
    scores.set(this.#scores)
    this.#found = { witness, scores }
    return witness
  }

  /** Takes the scores of a known world, else low or high ones of the zone: tries that lie far apart settle a class soonest. */
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

  /** Moves scores into the scale and their zone; returns whether all are there. */
  #keepInZones(): boolean {
    const scores = this.#scores
    const parts = this.#parts
    const zones = this.#low.length
    let areKept = true
    for (let cell = 0; cell < this.#isMoved.length; cell++) {
      if (this.#isMoved[cell] === 0 || this.#people[cell] === 0) continue
      const low = this.#low[cell % zones] ?? 1
      const high = this.#high[cell % zones] ?? 5
      const at = cell * parts
      let isMoved = false
      let isKept = false
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
        isKept = Math.abs(missing) < hair
        if (isKept) break
        isMoved = true
        for (let part = at; part < at + parts; part++) scores[part] = (scores[part] ?? 0) + missing
      }
      areKept &&= isKept
      this.#isMoved[cell] = isMoved ? 1 : 0
      if (isMoved) for (const f of this.#figuresOf[Math.floor(cell / zones)] ?? []) this.#isStale[f] = 1
    }
    return areKept
  }

  #fitsAll(): boolean {
    for (let f = 0; f < this.#placesOf.length; f++) if (!this.#fits(f)) return false
    return true
  }

  #fits(f: number): boolean {
    this.#addUp(f)
    if (this.#isInside[f] === unknown) this.#isInside[f] = this.#isInsideNow(f) ? 1 : 0
    return this.#isInside[f] === 1
  }

  #isInsideNow(f: number): boolean {
    const parts = this.#parts
    const figure = this.#question.figures[f]
    if (!figure) return true
    let total = 0
    for (let part = 0; part < parts; part++) total += (this.#sums[f * parts + part] ?? 0) / parts
    if (!isInside(total, figure.total)) return false
    return figure.parts.every((bounds, part) =>
      isInside(part < parts ? (this.#sums[f * parts + part] ?? 0) : 0, bounds),
    )
  }

  /** Moves everybody whom a figure counts by the same step, part by part and then all parts, just far enough that the sums are inside. */
  #shift(f: number): void {
    const parts = this.#parts
    const steps = this.#steps
    const figure = this.#question.figures[f]
    const number = this.#number[f] ?? 0
    if (!figure || number === 0) return
    let total = 0
    for (let part = 0; part < parts; part++) {
      const sum = this.#sums[f * parts + part] ?? 0
      const step = stepInto(figure.parts[part], sum, number)
      steps[part] = step
      total += (sum + number * step) / parts
    }
    const all = stepInto(figure.total, total, number)
    for (let part = 0; part < parts; part++) steps[part] = (steps[part] ?? 0) + all
    for (const cell of this.#placesOf[f] ?? []) {
      if (this.#people[cell] === 0) continue
      this.#isMoved[cell] = 1
      for (let part = 0; part < parts; part++) {
        const at = cell * parts + part
        this.#scores[at] = (this.#scores[at] ?? 0) + (steps[part] ?? 0)
      }
    }
    for (const other of this.#neighbours[f] ?? []) this.#isStale[other] = 1
  }

  /** What the parts of a figure add up to, and over how many people. */
  #addUp(f: number): void {
    if (this.#isStale[f] === 0) return
    this.#isStale[f] = 0
    this.#isInside[f] = unknown
    const parts = this.#parts
    const scores = this.#scores
    const sums = this.#sums
    sums.fill(0, f * parts, (f + 1) * parts)
    let number = 0
    for (const cell of this.#placesOf[f] ?? []) {
      const here = this.#people[cell] ?? 0
      if (here === 0) continue
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
    for (let at = 0; at < people.length; at++) {
      const here = people[at] ?? 0
      if (here === 0) continue
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

type Found = { readonly witness: Witness; readonly scores: Float64Array }

/** How far inside a shown interval a search aims, as a share of its width, so that excluded ends stay excluded and projections end. */
const inside = 0.03

/** How far each person must move. A little further than needed, because neighbours pull back (over-relaxed projections). */
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
