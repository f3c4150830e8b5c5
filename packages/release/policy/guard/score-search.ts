import type { Leaning } from './knowledge.ts'
import type { Question } from './question.ts'
import { ScoreState } from './score-state.ts'
import type { Bounds } from './shown-bounds.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

/** For each figure of the question, so many are moved in a search before it gives up; more only save time. */
const mostMoves = 60

/**
 * Searches about one question: given the people by class and zone, for scores that fit all shown means. Everybody of a
 * figure that does not fit is moved just far enough, within scale and zones, until all figures fit. Every part is a free
 * number from 1 to 5, the total is their mean.
 * Much of the guard's time is spent here: a search begins from the world that the last one found, and only looks at
 * figures of people who have moved.
 */
export class ScoreSearch {
  readonly #parts: number
  readonly #shown: number
  /** By zone. */
  readonly #low: Float64Array
  readonly #high: Float64Array
  readonly #figuresOf: readonly Int32Array[]
  /** By figure: the places (class × zones + zone) that it counts. */
  readonly #placesOf: readonly Int32Array[]
  /** By figure, and by figure and part: what is shown. */
  readonly #from: Float64Array
  readonly #to: Float64Array
  readonly #partFrom: Float64Array
  readonly #partTo: Float64Array
  /** By place; by place and part; by figure; by figure and part. */
  #now: ScoreState
  #known: ScoreState
  /** The world that `#known` holds. */
  #world: Witness | null = null
  /** Figures that may not fit, each once. */
  readonly #queue: Int32Array
  readonly #isQueued: Uint8Array
  #first = 0
  #queued = 0
  readonly #steps: Float64Array
  readonly #moved: Float64Array

  constructor({ zones, figures, people, parts }: Question) {
    this.#shown = parts
    this.#parts = Math.max(1, parts)
    this.#low = Float64Array.from(zones, ([low]) => low)
    this.#high = Float64Array.from(zones, ([, high]) => high)
    const figuresOf: number[][] = people.map(() => [])
    for (const [f, { classes }] of figures.entries()) for (const n of classes) figuresOf[n]?.push(f)
    this.#figuresOf = figuresOf.map((list) => Int32Array.from(list))
    this.#placesOf = figures.map(({ classes }) =>
      Int32Array.from(classes.flatMap((n) => zones.map((_, zone) => n * zones.length + zone))),
    )
    this.#from = Float64Array.from(figures, ({ total }) => total[0])
    this.#to = Float64Array.from(figures, ({ total }) => total[1])
    const shown = figures.flatMap((figure) =>
      Array.from({ length: this.#parts }, (_, part) => figure.parts[part] ?? anything),
    )
    this.#partFrom = Float64Array.from(shown, ([from]) => from)
    this.#partTo = Float64Array.from(shown, ([, to]) => to)
    const places = people.length * zones.length
    this.#now = new ScoreState(places, figures.length, this.#parts)
    this.#known = new ScoreState(places, figures.length, this.#parts)
    this.#queue = new Int32Array(figures.length)
    this.#isQueued = new Uint8Array(figures.length)
    this.#steps = new Float64Array(this.#parts)
    this.#moved = new Float64Array(this.#parts)
  }

  /** Null when it does not get there; the solver then decides. */
  find(people: Int32Array, leanings: Leanings): Witness | null {
    this.#begin(leanings.start)
    this.#settle(people, leanings)
    const most = mostMoves * this.#queue.length
    for (let move = 0; this.#queued > 0; move++) {
      if (move === most) return null
      const f = this.#next()
      if (!this.#fits(f)) this.#move(f)
    }
    return this.#witness()
  }

  /** As in the world that was found last; without it, nobody anywhere. */
  #begin(start: Witness | null): void {
    if (start !== this.#world || start === null) {
      this.#world = null
      this.#known.clear()
    }
    this.#now.copy(this.#known)
    this.#isQueued.fill(0)
    this.#first = 0
    this.#queued = 0
  }

  /** Puts people where they shall be, as in the world to start from; who comes to a zone, or leans, gets another score. */
  #settle(people: Int32Array, { of, start }: Leanings): void {
    const zones = this.#low.length
    const now = this.#now.people
    for (let at = 0; at < people.length; at++) {
      const n = Math.floor(at / zones)
      const leaning = of[n] ?? null
      const [here, before] = [people[at] ?? 0, now[at] ?? 0]
      if (leaning === null && here === before) continue
      if (before > 0) this.#count(at, n, -before)
      now[at] = here
      if (here === 0) continue
      if (before === 0 || leaning !== null) this.#guess(at, leaning, leaning === null ? start : null)
      this.#count(at, n, here)
    }
    if (this.#world === null) for (let f = 0; f < this.#queue.length; f++) this.#look(f)
  }

  /** As in a known world where that has somebody; else low or high within the zone: the further apart the tries, the sooner they settle who can be what. */
  #guess(at: number, leaning: Leaning | null, start: Witness | null): void {
    const parts = this.#parts
    const scores = this.#now.scores
    const zone = at % this.#low.length
    const known = start?.people[at] ?? 0
    if (start !== null && known > 0) {
      const sums = this.#shown > 0 ? start.parts : start.total
      for (let part = 0; part < parts; part++) this.#moved[part] = (sums[at * parts + part] ?? 0) / known
      if (this.#isInside(zone)) {
        scores.set(this.#moved, at * parts)
        return
      }
    }
    const low = this.#low[zone] ?? 1
    const high = this.#high[zone] ?? 5
    const lean = leaning === null || leaning.zone !== zone ? 0.4 : leaning.isHigh ? 0.98 : 0.02
    scores.fill(low + (high - low) * lean, at * parts, (at + 1) * parts)
  }

  /** Adds people of a place, with the scores that they have now, to the figures that count them. */
  #count(at: number, n: number, people: number): void {
    const parts = this.#parts
    const { scores, number, sums } = this.#now
    const figures = this.#figuresOf[n]
    if (!figures) return
    for (let i = 0; i < figures.length; i++) {
      const f = figures[i] ?? 0
      number[f] = (number[f] ?? 0) + people
      for (let part = 0; part < parts; part++)
        sums[f * parts + part] = (sums[f * parts + part] ?? 0) + people * (scores[at * parts + part] ?? 0)
      this.#look(f)
    }
  }

  /** A figure that does not fit waits for its people to be moved. */
  #look(f: number): void {
    if (!this.#fits(f)) this.#await(f)
  }

  #await(f: number): void {
    if (this.#isQueued[f] === 1) return
    this.#isQueued[f] = 1
    this.#queue[(this.#first + this.#queued++) % this.#queue.length] = f
  }

  #next(): number {
    const f = this.#queue[this.#first] ?? 0
    this.#first = (this.#first + 1) % this.#queue.length
    this.#queued--
    this.#isQueued[f] = 0
    return f
  }

  #fits(f: number): boolean {
    const parts = this.#parts
    const sums = this.#now.sums
    let total = 0
    for (let at = f * parts; at < (f + 1) * parts; at++) {
      const sum = sums[at] ?? 0
      if (!(sum > (this.#partFrom[at] ?? 0) + hair && sum < (this.#partTo[at] ?? 0) - hair)) return false
      total += sum / parts
    }
    return total > (this.#from[f] ?? 0) + hair && total < (this.#to[f] ?? 0) - hair
  }

  /** Moves everybody whom a figure counts by the same step, part by part and then all parts, just far enough that the sums are inside. */
  #move(f: number): void {
    const parts = this.#parts
    const steps = this.#steps
    const { people, number, sums } = this.#now
    const all = number[f] ?? 0
    if (all === 0) return
    let total = 0
    for (let part = 0; part < parts; part++) {
      const at = f * parts + part
      const sum = sums[at] ?? 0
      const step = stepInto(this.#partFrom[at] ?? 0, this.#partTo[at] ?? 0, sum, all)
      steps[part] = step
      total += (sum + all * step) / parts
    }
    const together = stepInto(this.#from[f] ?? 0, this.#to[f] ?? 0, total, all)
    for (let part = 0; part < parts; part++) steps[part] = (steps[part] ?? 0) + together
    const places = this.#placesOf[f]
    if (!places) return
    for (let i = 0; i < places.length; i++) {
      const at = places[i] ?? 0
      const here = people[at] ?? 0
      if (here > 0) this.#movePlace(at, here)
    }
    this.#look(f)
  }

  #movePlace(at: number, here: number): void {
    const parts = this.#parts
    const zones = this.#low.length
    const { scores, sums } = this.#now
    const moved = this.#moved
    for (let part = 0; part < parts; part++)
      moved[part] = (scores[at * parts + part] ?? 0) + (this.#steps[part] ?? 0)
    // Where scale and zone do not come together, they stay.
    if (!this.#isInside(at % zones)) return
    let isStill = true
    for (let part = 0; part < parts; part++) {
      const by = (moved[part] ?? 0) - (scores[at * parts + part] ?? 0)
      isStill &&= by === 0
      scores[at * parts + part] = moved[part] ?? 0
      moved[part] = here * by
    }
    const figures = this.#figuresOf[Math.floor(at / zones)]
    if (isStill || !figures) return
    for (let i = 0; i < figures.length; i++) {
      const f = figures[i] ?? 0
      for (let part = 0; part < parts; part++)
        sums[f * parts + part] = (sums[f * parts + part] ?? 0) + (moved[part] ?? 0)
      // Whether it fits is seen when its turn comes.
      this.#await(f)
    }
  }

  /** Brings moved scores back into the scale and the zone, if a few rounds can. */
  #isInside(zone: number): boolean {
    const parts = this.#parts
    const moved = this.#moved
    const low = this.#low[zone] ?? 1
    const high = this.#high[zone] ?? 5
    for (let round = 0; round < 4; round++) {
      let mean = 0
      for (let part = 0; part < parts; part++) {
        const score = Math.min(5, Math.max(1, moved[part] ?? 0))
        moved[part] = score
        mean += score / parts
      }
      const missing = mean < low ? low - mean : Math.min(0, high - mean)
      if (Math.abs(missing) < hair) return true
      for (let part = 0; part < parts; part++) moved[part] = (moved[part] ?? 0) + missing
    }
    return false
  }

  #witness(): Witness {
    const parts = this.#parts
    const { people, scores } = this.#now
    const total = new Float64Array(people.length)
    const sums = new Float64Array(people.length * this.#shown)
    for (let at = 0; at < people.length; at++) {
      const here = people[at] ?? 0
      if (here === 0) continue
      let all = 0
      for (let part = at * parts; part < (at + 1) * parts; part++) {
        const sum = here * (scores[part] ?? 0)
        all += sum / parts
        if (this.#shown > 0) sums[part] = sum
      }
      total[at] = all
    }
    const found = { people: people.slice(), total, parts: sums }
    this.#world = found
    const spare = this.#known
    this.#known = this.#now
    this.#now = spare
    return found
  }
}

/** What a figure says about the only part of a score that has none: its total says it. */
const anything: Bounds = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]

/** A hair inside what is shown, so that excluded ends stay excluded and projections end. */
const inside = 0.03

/** How far each of so many people must move. A little further than needed: neighbours pull back (over-relaxed projections). */
function stepInto(from: number, to: number, sum: number, people: number): number {
  if (from === Number.NEGATIVE_INFINITY) return 0
  const margin = inside * (to - from)
  const missing = sum < from + margin ? from + margin - sum : Math.min(0, to - margin - sum)
  return (1.3 * missing) / people
}

/** Rounding of binary fractions, in points; far below the hundredth that scores are made of. */
const hair = 1e-9
