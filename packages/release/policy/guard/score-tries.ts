import type { Question } from './question.ts'
import { ScoreSearch } from './score-search.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

type Failed = { readonly people: Int32Array; readonly leaning: string }

/**
 * Searches for scores of one question, and repeats no failed search. A search is deterministic: it fails again with the
 * same people, the same leanings and the same start. `ZoneSearch` often returns the same people, and failed searches take
 * longest.
 */
export class ScoreTries {
  readonly #search: ScoreSearch
  #failed: Failed[] = []
  #start: Witness | null = null

  constructor(question: Question) {
    this.#search = new ScoreSearch(question)
  }

  /** The result of `ScoreSearch.find`; null at once for a search that has failed before. */
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

/** Which classes lean where; everybody else starts as in the known world. */
const leaningOnly = ({ of }: Leanings): string =>
  of.flatMap((leaning, n) => (leaning === null ? [] : [n, leaning.zone, Number(leaning.isHigh)])).join()
