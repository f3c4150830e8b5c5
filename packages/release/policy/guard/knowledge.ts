import { leastRange, smallestMean } from '../../constants.ts'
import type { Question } from './question.ts'
import { personsPartReach, personsReach } from './reach.ts'
import type { Witness } from './witness.ts'

/** The lowest and the highest value that some witness shows. */
class Seen {
  low = Number.POSITIVE_INFINITY
  high = Number.NEGATIVE_INFINITY

  learn(value: number): void {
    this.low = Math.min(this.low, value)
    this.high = Math.max(this.high, value)
  }
}

/** What the witnesses so far prove possible for a class: HR cannot exclude it. */
type Open = {
  readonly zones: Set<number>
  /** Of one person. */
  readonly score: Seen
  readonly parts: readonly Seen[]
  /** Of all people of the class together. */
  readonly sum: Seen
}

/** What can be asked about a class: one person's score, one person's part, or the sum of all. */
export type Asked = 'person' | 'sum' | number

/** The zone into which a search first puts all people of a class, or one of them, at its low or its high end. */
export type Leaning = { readonly zone: number; readonly isHigh: boolean; readonly isWhole: boolean }

/** Collects witnesses until nothing can be known for certain about anybody. */
export class Knowledge {
  readonly #question: Question
  readonly #open: readonly Open[]
  #unsettled: readonly number[]
  /** The last world found in which everything shown is true: the next search starts from it. */
  latest: Witness | null = null

  constructor(question: Question) {
    this.#question = question
    this.#open = question.people.map(() => ({
      zones: new Set(),
      score: new Seen(),
      parts: Array.from({ length: question.parts }, () => new Seen()),
      sum: new Seen(),
    }))
    this.#unsettled = [...this.#open.keys()]
  }

  /** The classes about whose people too much may still be certain. */
  unsettled(): readonly number[] {
    return this.#unsettled
  }

  #settle(): void {
    this.#unsettled = this.#unsettled.filter((n) => !this.isSettled(n))
  }

  isSettled(n: number): boolean {
    if (!this.zoneIsOpen(n) || !this.scoreIsOpen(n) || !this.sumIsOpen(n)) return false
    for (let part = 0; part < this.#question.parts; part++) if (!this.#isWide(n, part)) return false
    return true
  }

  /** Whether people of this class can be in every zone: "not green" would be a finding too. A cause has no zones. */
  zoneIsOpen(n: number): boolean {
    const { length } = this.#question.zones
    return length === 1 || this.#open[n]?.zones.size === length
  }

  scoreIsOpen(n: number): boolean {
    return this.#isWide(n, 'person')
  }

  sumIsOpen(n: number): boolean {
    return (this.#question.people[n] ?? 0) >= smallestMean || this.#isWide(n, 'sum')
  }

  /** The parts of one person of this class that may still be confined. */
  closedParts(n: number): number[] {
    return [...(this.#open[n]?.parts.keys() ?? [])].filter((part) => !this.#isWide(n, part))
  }

  #isWide(n: number, asked: Asked): boolean {
    const seen = this.#seen(n, asked)
    return seen !== undefined && seen.high - seen.low >= this.#enough(n, asked)
  }

  #seen(n: number, asked: Asked): Seen | undefined {
    const open = this.#open[n]
    return asked === 'sum' ? open?.sum : asked === 'person' ? open?.score : open?.parts[asked]
  }

  #enough(n: number, asked: Asked): number {
    return asked === 'sum' ? leastRange * (this.#question.people[n] ?? 0) : leastRange
  }

  /** The leaning that may settle a class: a zone that its people have not been seen in, else the ends of the scale in turn. */
  worthTrying(n: number, turn: number): Leaning {
    const isWhole = !this.sumIsOpen(n) && turn % 4 < 2
    const unseen = [...this.#question.zones.keys()].filter((zone) => !this.hasSeen(n, zone))
    const zone = this.zoneIsOpen(n) ? undefined : unseen[turn % unseen.length]
    if (zone !== undefined) return { zone, isHigh: zone > 0, isWhole }
    const top = this.#question.zones.length - 1
    return turn % 2 === 0 ? { zone: 0, isHigh: false, isWhole } : { zone: top, isHigh: true, isWhole }
  }

  /** How low (1) or high (−1) a score or sum must be to settle a class, given what has been seen on the other side. */
  farEnough(n: number, direction: 1 | -1, asked: Asked): number {
    const seen = this.#seen(n, asked)
    if (!seen) return direction * Number.NEGATIVE_INFINITY
    // A little further, so that binary rounding does not leave the range too short.
    const range = this.#enough(n, asked) + 1e-6
    return direction === 1 ? seen.high - range : seen.low + range
  }

  hasSeen(n: number, zone: number): boolean {
    return this.#open[n]?.zones.has(zone) ?? false
  }

  /** A score or part that one person of the class can have. */
  learnScore(n: number, value: number, asked: 'person' | number = 'person'): void {
    this.#seen(n, asked)?.learn(value)
    this.#settle()
  }

  /** Only unsettled classes learn: a settled class stays settled. A class that is as in the last world learns nothing new. */
  learn(witness: Witness): void {
    const before = this.latest
    this.latest = witness
    for (const n of this.#unsettled)
      if (before === null || this.#isOther(n, before, witness)) this.#learnOf(n, witness)
    this.#settle()
  }

  #isOther(n: number, before: Witness, now: Witness): boolean {
    const zones = this.#question.zones.length
    for (let at = n * zones; at < (n + 1) * zones; at++)
      if (before.people[at] !== now.people[at] || before.total[at] !== now.total[at]) return true
    return false
  }

  #learnOf(n: number, witness: Witness): void {
    const zones = this.#question.zones.length
    const open = this.#open[n]
    if (!open) return
    let sum = 0
    for (let zone = 0; zone < zones; zone++) {
      const at = n * zones + zone
      if ((witness.people[at] ?? 0) === 0) continue
      sum += witness.total[at] ?? 0
      open.zones.add(zone)
      if (!this.scoreIsOpen(n))
        for (const score of personsReach(this.#question, witness, at)) open.score.learn(score)
      for (const [part, seen] of open.parts.entries()) {
        if (this.#isWide(n, part)) continue
        for (const score of personsPartReach(this.#question, witness, at, part)) seen.learn(score)
      }
    }
    open.sum.learn(sum)
  }
}
