import type { Answer, Organisation, Report } from '../organisation-file.ts'
import { type Random, randomFrom } from '../random.ts'
import { categories, categoryScore, drawPerson, totalScore, zoneChance, zoneOfTotal } from './answer-model.ts'
import { categoryNames, type Limits, limitsOf } from './shown-limits.ts'
import { Walk } from './walk.ts'

/** Answers drawn in advance by strain and zone, so that "could this person be red?" is tried with many of them. */
const poolSize = 256
const pools = new Map<number, readonly (readonly number[])[]>()

/**
 * Strictness from worlds in which everything shown is true to worlds in which nearly anything may be. The more is shown,
 * the finer the steps must be, or no world ever gets from one end to the other.
 */
export const ladders = {
  usual: [Number.POSITIVE_INFINITY, 6, 3.5, 2, 1.2, 0.7, 0.4, 0.2],
  fine: [
    Number.POSITIVE_INFINITY,
    ...[6, 4, 3, 2.5, 2.1, 1.75, 1.5, 1.3, 1.1, 0.97, 0.85, 0.75, 0.67, 0.59, 0.52, 0.46, 0.4],
  ],
} as const

/**
 * Samples the worlds in which everything shown is true, if nobody changed an answer, in proportion to their probability in
 * the model of answers. It runs several walks at once (parallel tempering). Only the first keeps to true worlds, and it
 * swaps with the others when one of them has become true, so that it reaches worlds to which no small step leads. It starts
 * from the true answers, which are already a draw from what HR must believe.
 */
export class Worlds {
  readonly #limits: Limits
  readonly #random: Random
  readonly #walks: Walk[]
  /** Walks that have been the freest one since they were last true: they show how well the worlds are mixed. */
  readonly #fromAfar = new Set<Walk>()
  /** How many times a world came all the way from the freest walk. */
  arrivals = 0

  constructor(
    organisation: Organisation,
    report: Report,
    random: Random,
    ladder: readonly number[] = ladders.usual,
  ) {
    this.#random = random
    this.#limits = limitsOf(organisation, report)
    this.#walks = ladder.map((strictness) => new Walk(this.#limits, random, strictness))
    if (this.#walks.some(({ wrong }) => wrong > 0)) throw new Error('what is so does not fit what is shown')
  }

  /**
   * Walks on until two worlds have come all the way from the freest walk: from then on nothing is left of the true answers,
   * where the walk began. False if that takes more than `most` steps.
   */
  settle(most: number): boolean {
    for (let n = 0; n < most && this.arrivals < 2; n++) this.sweep()
    return this.arrivals >= 2
  }

  sweep(): void {
    for (const walk of this.#walks) walk.sweep()
    for (let n = this.#walks.length - 1; n > 0; n--) this.#changeRungs(n - 1, n)
  }

  /** How likely somebody is in each zone, given what everybody else answered in this world. */
  zonesOf(name: string, tries = 48): Float64Array {
    const walk = this.#first()
    const strain = walk.strains[this.#limits.unitOfName.get(name) ?? 0] ?? 0
    const chances = Float64Array.from(zoneChance[strain] ?? [])
    const person = this.#limits.places.get(name)
    if (person === undefined) return chances
    walk.addPerson(person, -1)
    const own = zoneOfTotal(walk.total(person))
    let whole = 0
    for (let zone = 0; zone < 3; zone++) {
      const pool = poolOf(strain, zone)
      const first = this.#random.whole(0, poolSize - 1)
      // The person's present answers are one of the tries: so the draw is fair, and at least one try fits.
      let fitting = zone === own ? 1 : 0
      for (let n = fitting; n < tries; n++)
        if (walk.wouldFit(person, pool[(first + n) % poolSize] ?? [])) fitting++
      chances[zone] = ((chances[zone] ?? 0) * fitting) / tries
      whole += chances[zone] ?? 0
    }
    walk.addPerson(person, 1)
    return chances.map((chance) => chance / whole)
  }

  /** What everybody answers in this world. */
  scores(): Map<string, Scores> {
    const { sums } = this.#first()
    const ofPerson = (n: number) => [...sums.subarray(n * categories, (n + 1) * categories)]
    return new Map(this.#limits.names.map((name, n) => [name, answerOf(ofPerson(n))]))
  }

  /** The same with one person in that zone; null if none of many tries is true beside what is shown. */
  scoresWith(name: string, zone: number): Map<string, Scores> | null {
    const walk = this.#first()
    const person = this.#limits.places.get(name) ?? -1
    const pool = poolOf(walk.strains[this.#limits.unitOf[person] ?? 0] ?? 0, zone)
    walk.addPerson(person, -1)
    const fitting = pool.filter((sums) => walk.wouldFit(person, sums))
    walk.addPerson(person, 1)
    const chosen = fitting[this.#random.whole(0, Math.max(0, fitting.length - 1))]
    return chosen ? this.scores().set(name, answerOf(chosen)) : null
  }

  #first(): Walk {
    const [first] = this.#walks
    if (!first) throw new Error('a ladder has a first rung')
    return first
  }

  #changeRungs(low: number, high: number): void {
    const [strict, free] = [this.#walks[low], this.#walks[high]]
    if (!strict || !free) return
    if (high === this.#walks.length - 1) this.#fromAfar.add(free)
    const may =
      strict.strictness === Number.POSITIVE_INFINITY
        ? free.wrong === 0
        : this.#random.next() < Math.exp((strict.strictness - free.strictness) * (strict.wrong - free.wrong))
    if (!may) return
    this.#walks[low] = free
    this.#walks[high] = strict
    const strictness = strict.strictness
    strict.strictness = free.strictness
    free.strictness = strictness
    if (low === 0 && this.#fromAfar.delete(free)) this.arrivals++
  }
}

export type Scores = Pick<Answer, 'total' | 'dims' | 'zone'>

const zoneNames = ['green', 'yellow', 'red'] as const

function answerOf(sums: readonly number[]): Scores {
  const total = sums.reduce((all, sum) => all + sum, 0)
  return {
    total: totalScore(total) / 100,
    dims: Object.fromEntries(categoryNames.map((name, n) => [name, categoryScore(sums[n] ?? 3) / 100])),
    zone: zoneNames[zoneOfTotal(total)] ?? 'green',
  }
}

/** Uses a seed of its own, so that no walk depends on those before it. */
function poolOf(strain: number, zone: number): readonly (readonly number[])[] {
  const key = strain * 3 + zone
  const known = pools.get(key)
  if (known) return known
  const random = randomFrom(key)
  const pool = Array.from({ length: poolSize }, () => drawPerson(strain, zone, random).sums)
  pools.set(key, pool)
  return pool
}
