import type { Leaning } from './knowledge.ts'
import type { Question } from './question.ts'
import type { Witness } from './witness.ts'

/** Pseudo-random numbers 0 ≤ x < 1 (mulberry32): the search wanders, and is the same every time. */
function wander(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Where people of each class lean; null: the figures decide. `pinned`: at least one of them stays in that zone. */
export type Leanings = {
  readonly of: readonly (Leaning | null)[]
  readonly pinned: boolean
  /** A world to start from; without one the search starts from a guess. */
  readonly start: Witness | null
}

/** Steps of a search from a known world: one that has not succeeded by then seldom does. The number only saves time. */
const stepsFromWorld = 200

/** A move of people of a class from one zone to another. */
type Move = { readonly from: number; readonly to: number }

/**
 * Searches for whole numbers of people by class and zone that fit all shown zones of one question and leave room for the
 * shown totals. It starts from a known world or a guess, with the given leanings, and moves people between zones where that
 * fixes most. The numbers of people stay for the next search, which changes only what differs.
 */
export class ZoneSearch {
  readonly #people: Int32Array
  readonly #question: Question
  readonly #zones: number
  readonly #figuresOf: number[][]
  readonly #measure: FigureMeasure
  readonly #moves: readonly Move[]
  /** By figure and move: how much less wrong the figure would be. Computed again only where people have moved. */
  readonly #gains: Float64Array
  readonly #wrong: Float64Array
  readonly #isStale: Uint8Array
  #next: () => number = () => 0
  #leanings: Leanings = { of: [], pinned: false, start: null }

  constructor(question: Question) {
    this.#question = question
    this.#zones = question.zones.length
    this.#people = new Int32Array(question.people.length * this.#zones)
    this.#measure = new FigureMeasure(question)
    this.#moves = movesBetween(this.#zones)
    this.#gains = new Float64Array(question.figures.length * this.#moves.length)
    this.#wrong = new Float64Array(question.figures.length)
    this.#isStale = new Uint8Array(question.figures.length).fill(1)
    this.#figuresOf = question.people.map(() => [])
    for (const [f, { classes }] of question.figures.entries())
      for (const n of classes) this.#figuresOf[n]?.push(f)
  }

  /** Null when the search does not succeed; the solver then decides. */
  find(leanings: Leanings, seed: number): Int32Array | null {
    this.#leanings = leanings
    this.#next = wander(seed)
    this.#startFrom(leanings.start)
    for (const n of this.#question.people.keys()) {
      const leaning = leanings.of[n] ?? null
      if (leanings.start === null) this.#guess(n, leaning)
      else if (leaning !== null) this.#lean(n, leaning)
    }
    return this.#mend() ? this.#people.slice() : null
  }

  /** Puts everybody where a known world has them; without one, empties all zones. */
  #startFrom(known: Witness | null): void {
    for (let at = 0; at < this.#people.length; at++) {
      const more = (known?.people[at] ?? 0) - (this.#people[at] ?? 0)
      if (more !== 0) this.#place(Math.floor(at / this.#zones), at % this.#zones, more)
    }
  }

  /** Takes the people who lean from the fullest zones first. */
  #lean(n: number, leaning: Leaning): void {
    const wanted = leaning.isWhole ? (this.#question.people[n] ?? 0) : 1
    const own = n * this.#zones
    while ((this.#people[own + leaning.zone] ?? 0) < wanted) {
      let fullest = leaning.zone === 0 ? this.#zones - 1 : 0
      for (let zone = 0; zone < this.#zones; zone++) {
        const isFuller = (this.#people[own + zone] ?? 0) > (this.#people[own + fullest] ?? 0)
        if (zone !== leaning.zone && isFuller) fullest = zone
      }
      this.#place(n, fullest, -1)
      this.#place(n, leaning.zone, 1)
    }
  }

  #guess(n: number, leaning: Leaning | null): void {
    const leaningPeople = leaning === null ? 0 : leaning.isWhole ? (this.#question.people[n] ?? 0) : 1
    const people = (this.#question.people[n] ?? 0) - leaningPeople
    if (leaning !== null) this.#place(n, leaning.zone, leaningPeople)
    if (people === 0) return
    const figure = this.#question.figures[this.#figuresOf[n]?.[0] ?? -1]
    const shares = Array.from({ length: this.#zones }, (_, zone) => {
      const [from, to] = figure?.zones[zone] ?? [0, 1]
      return Math.min(to, from + 1 + (to - from) * this.#next() * 0.5)
    })
    const whole = shares.reduce((sum, share) => sum + share, 0)
    let left = people
    for (let zone = 0; zone < this.#zones; zone++) {
      const last = zone === this.#zones - 1
      const some = last ? left : Math.min(left, Math.round((people * (shares[zone] ?? 0)) / whole))
      this.#place(n, zone, some)
      left -= some
    }
  }

  #place(n: number, zone: number, people: number): void {
    const at = n * this.#zones + zone
    this.#people[at] = (this.#people[at] ?? 0) + people
    for (const f of this.#figuresOf[n] ?? []) {
      this.#measure.add(f, zone, people)
      this.#isStale[f] = 1
    }
  }

  #mend(): boolean {
    const steps = this.#leanings.start === null ? 60 + 4 * this.#question.people.length : stepsFromWorld
    for (let step = 0; step < steps; step++) {
      this.#measureMoved()
      const wrong: number[] = []
      for (let f = 0; f < this.#wrong.length; f++) if ((this.#wrong[f] ?? 0) > 0) wrong.push(f)
      if (wrong.length === 0) return true
      this.#improve(wrong[Math.floor(this.#next() * wrong.length)] ?? 0)
    }
    return false
  }

  #measureMoved(): void {
    const moves = this.#moves.length
    for (let f = 0; f < this.#wrong.length; f++) {
      if (this.#isStale[f] === 0) continue
      this.#isStale[f] = 0
      const now = this.#measure.wrongBy(f, -1, -1, 0)
      this.#wrong[f] = now
      for (let m = 0; m < moves; m++) {
        const move = this.#moves[m]
        if (move) this.#gains[f * moves + m] = now - this.#measure.wrongBy(f, move.from, move.to, 1)
      }
    }
  }

  /** Makes the best single move of people of one class of figure `f`; now and then any move, to get out of a dead end. */
  #improve(f: number): void {
    const stray = this.#next() < 0.05
    const gains = this.#gains
    const moves = this.#moves.length
    let best: (Move & { n: number; gain: number }) | null = null
    for (const n of this.#question.figures[f]?.classes ?? []) {
      const figures = this.#figuresOf[n] ?? []
      for (let m = 0; m < moves; m++) {
        const move = this.#moves[m]
        if (!move || this.#movable(n, move.from) === 0) continue
        let gain = this.#next() * (stray ? 1e3 : 1e-3)
        for (const other of figures) gain += gains[other * moves + m] ?? 0
        if (best === null || gain > best.gain) best = { n, from: move.from, to: move.to, gain }
      }
    }
    if (best === null) return
    const people = this.#bestNumber(best)
    this.#place(best.n, best.from, -people)
    this.#place(best.n, best.to, people)
  }

  #movable(n: number, zone: number): number {
    const pinned = this.#leanings.pinned && this.#leanings.of[n]?.zone === zone ? 1 : 0
    return (this.#people[n * this.#zones + zone] ?? 0) - pinned
  }

  /** How many people to move at once: one, or twice as many again and again while that fixes more. */
  #bestNumber({ n, from, to }: Move & { n: number }): number {
    const there = this.#movable(n, from)
    const wrong = (people: number): number =>
      (this.#figuresOf[n] ?? []).reduce((sum, f) => sum + this.#measure.wrongBy(f, from, to, people), 0)
    let people = 1
    for (let now = wrong(1); 2 * people <= there; people *= 2) {
      const twice = wrong(2 * people)
      if (twice >= now) break
      now = twice
    }
    return people
  }
}

function movesBetween(zones: number): Move[] {
  const all = Array.from({ length: zones }, (_, zone) => zone)
  return all.flatMap((from) => all.flatMap((to) => (from === to ? [] : [{ from, to }])))
}

/**
 * Counts people by figure and zone, and how far that is from what is shown. The guard spends most of its time here, so the
 * bounds are in flat arrays.
 */
class FigureMeasure {
  readonly #zones: number
  readonly #counts: Int32Array
  readonly #least: Float64Array
  readonly #most: Float64Array
  /** The lowest and the highest score of each zone. */
  readonly #low: Float64Array
  readonly #high: Float64Array
  readonly #from: Float64Array
  readonly #to: Float64Array

  constructor({ figures, zones }: Question) {
    this.#zones = zones.length
    this.#counts = new Int32Array(figures.length * zones.length)
    // A cause has one zone without bounds: any number of people fits.
    const bounds = figures.flatMap((figure) =>
      zones.map((_, zone) => figure.zones[zone] ?? [0, Number.POSITIVE_INFINITY]),
    )
    this.#least = Float64Array.from(bounds, ([least]) => least)
    this.#most = Float64Array.from(bounds, ([, most]) => most)
    this.#low = Float64Array.from(zones, ([low]) => low)
    this.#high = Float64Array.from(zones, ([, high]) => high)
    this.#from = Float64Array.from(figures, ({ total }) => total[0])
    this.#to = Float64Array.from(figures, ({ total }) => total[1])
  }

  add(f: number, zone: number, people: number): void {
    const at = f * this.#zones + zone
    this.#counts[at] = (this.#counts[at] ?? 0) + people
  }

  /** By how many people a figure's zones are wrong, and by how much its total is out of their reach, after a move. */
  wrongBy(f: number, from: number, to: number, people: number): number {
    let wrong = 0
    let lowest = 0
    let highest = 0
    for (let zone = 0; zone < this.#zones; zone++) {
      const at = f * this.#zones + zone
      const moved = zone === from ? -people : zone === to ? people : 0
      const count = (this.#counts[at] ?? 0) + moved
      const least = this.#least[at] ?? 0
      const most = this.#most[at] ?? 0
      if (count < least) wrong += least - count
      else if (count > most) wrong += count - most
      lowest += count * (this.#low[zone] ?? 0)
      highest += count * (this.#high[zone] ?? 0)
    }
    const above = lowest - (this.#to[f] ?? 0)
    const below = (this.#from[f] ?? 0) - highest
    return wrong + Math.max(0, above, below)
  }
}
