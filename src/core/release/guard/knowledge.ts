import type { Question } from './question.ts'

/** No person's score may be confined to less than this many points; nor may the sum of a small group's scores. */
const leastRange = 1

/** A class of fewer people than this is a small group: then its sum is guarded too, not only its people. */
const smallGroup = 4

/**
 * One way in which everything shown could be true: people, total and parts by class and zone, at
 * `class × zones + zone` (parts: times the number of parts).
 */
export type Witness = {
  readonly people: Int32Array
  readonly total: Float64Array
  readonly parts: Float64Array
}

/** What the witnesses so far prove about a class: what HR can not exclude. */
type Open = { zones: Set<number>; low: number; high: number; lowSum: number; highSum: number }

/** Where a search puts all people of a class, or one of them, at first: into a zone, at its low or its high end. */
export type Leaning = { readonly zone: number; readonly isHigh: boolean; readonly isWhole: boolean }

/** Collects witnesses until nothing can be known for certain about anybody. */
export class Knowledge {
  readonly #question: Question
  readonly #open: Open[]
  /** The last world found in which everything shown is true: the next search starts from it. */
  latest: Witness | null = null

  constructor(question: Question) {
    this.#question = question
    this.#open = question.people.map(() => ({
      zones: new Set(),
      low: Number.POSITIVE_INFINITY,
      high: Number.NEGATIVE_INFINITY,
      lowSum: Number.POSITIVE_INFINITY,
      highSum: Number.NEGATIVE_INFINITY,
    }))
  }

  /** The classes about whose people too much may still be certain. */
  unsettled(): number[] {
    return [...this.#open.keys()].filter(
      (n) => !(this.zoneIsOpen(n) && this.scoreIsOpen(n) && this.sumIsOpen(n)),
    )
  }

  /** Whether people of this class can be in two zones; a cause has none. */
  zoneIsOpen(n: number): boolean {
    return this.#question.zones.length === 1 || (this.#open[n]?.zones.size ?? 0) > 1
  }

  scoreIsOpen(n: number): boolean {
    const open = this.#open[n]
    return open !== undefined && open.high - open.low >= leastRange
  }

  sumIsOpen(n: number): boolean {
    const open = this.#open[n]
    const isSmall = (this.#question.people[n] ?? 0) < smallGroup
    return !isSmall || (open !== undefined && open.highSum - open.lowSum >= leastRange)
  }

  /** What would settle a class: a zone that its people have not been seen in, else the ends of the scale by turns. */
  worthTrying(n: number, turn: number): Leaning {
    const isWhole = !this.sumIsOpen(n) && turn % 4 < 2
    const unseen = [...this.#question.zones.keys()].filter((zone) => !this.hasSeen(n, zone))
    const zone = this.zoneIsOpen(n) ? undefined : unseen[turn % unseen.length]
    if (zone !== undefined) return { zone, isHigh: zone > 0, isWhole }
    const top = this.#question.zones.length - 1
    return turn % 2 === 0 ? { zone: 0, isHigh: false, isWhole } : { zone: top, isHigh: true, isWhole }
  }

  /** How low (1) or high (−1) a score or sum must be to settle a class, given what has been seen on the other side. */
  farEnough(n: number, direction: 1 | -1, of: 'person' | 'sum'): number {
    const open = this.#open[n]
    if (!open) return direction * Number.NEGATIVE_INFINITY
    const [low, high] = of === 'sum' ? [open.lowSum, open.highSum] : [open.low, open.high]
    // A hair further, so that the rounding of binary fractions does not leave it a hair short.
    return direction === 1 ? high - leastRange - 1e-6 : low + leastRange + 1e-6
  }

  hasSeen(n: number, zone: number): boolean {
    return this.#open[n]?.zones.has(zone) ?? false
  }

  learnScore(n: number, score: number): void {
    const open = this.#open[n]
    if (!open) return
    open.low = Math.min(open.low, score)
    open.high = Math.max(open.high, score)
  }

  learn(witness: Witness): void {
    this.latest = witness
    const { zones } = this.#question
    for (const [n, open] of this.#open.entries()) {
      let sum = 0
      for (let zone = 0; zone < zones.length; zone++) {
        const at = n * zones.length + zone
        const people = witness.people[at] ?? 0
        if (people === 0) continue
        sum += witness.total[at] ?? 0
        open.zones.add(zone)
        const [low, high] = this.#reach(witness, at, zone)
        this.learnScore(n, low)
        this.learnScore(n, high)
      }
      open.lowSum = Math.min(open.lowSum, sum)
      open.highSum = Math.max(open.highSum, sum)
    }
  }

  /**
   * How low and how high one of the people of a class in a zone can be when the others of that zone make up for it and
   * all parts move alike: then nothing shown changes.
   */
  #reach(witness: Witness, at: number, zone: number): readonly [number, number] {
    const { zones, parts } = this.#question
    const people = witness.people[at] ?? 0
    const mean = (witness.total[at] ?? 0) / people
    const [zoneLow, zoneHigh] = zones[zone] ?? [mean, mean]
    let roomDown = mean - zoneLow
    let roomUp = zoneHigh - mean
    for (let part = 0; part < parts; part++) {
      const partMean = (witness.parts[at * parts + part] ?? 0) / people
      roomDown = Math.min(roomDown, partMean - 1)
      roomUp = Math.min(roomUp, 5 - partMean)
    }
    const down = Math.min(roomDown, (people - 1) * roomUp)
    const up = Math.min(roomUp, (people - 1) * roomDown)
    return [mean - Math.max(0, down), mean + Math.max(0, up)]
  }
}
