import type { Question } from './question.ts'
import { ScoreSearch } from './score-search.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

type Failed = { readonly people: Int32Array; readonly leaning: string }

/**
 * Searches for scores about one question, none of them twice. There is no chance in such a search: what failed with the
 * same people, leaning alike and from the same world, fails again. The search for zones often comes back with the same
 * people, and a search that fails is the longest.
 */
export class ScoreTries {
  readonly #search: ScoreSearch
  #failed: Failed[] = []
  #start: Witness | null = null

  constructor(question: Question) {
    this.#search = new ScoreSearch(question)
  }

  /** The same as the search finds. */
  find(people: Int32Array, leanings: Leanings): Witness | null {
    if (leanings.start !== this.#start) {
      this.#start = leanings.start
      this.#failed = []
    }
    const leaning = leaningOnly(leanings)
    if (this.#failed.some((failed) => failed.leaning === leaning && isSame(failed.people, people)))
      return null
    const found = this.#search.find(people, leanings)
    if (found === null) this.#failed.push({ people, leaning })
    return found
  }
}

const isSame = (a: Int32Array, b: Int32Array): boolean => a.every((number, at) => number === b[at])

/** Who leans where; everybody else starts as in the known world. */
const leaningOnly = ({ of }: Leanings): string =>
  of.flatMap((leaning, n) => (leaning === null ? [] : [n, leaning.zone, Number(leaning.isHigh)])).join()
