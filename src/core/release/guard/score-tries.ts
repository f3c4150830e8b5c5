import type { Question } from './question.ts'
import { searchScores } from './score-search.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

/**
 * Searches for scores about one question, none of them twice. There is no chance in such a search: what failed with the
 * same people, leaning alike and from the same world, fails again. The search for zones often comes back with the same
 * people, and a search that fails is the longest.
 */
export class ScoreTries {
  readonly #question: Question
  readonly #failed = new Set<string>()
  #start: Witness | null = null

  constructor(question: Question) {
    this.#question = question
  }

  /** The same as `searchScores`. */
  search(people: Int32Array, leanings: Leanings): Witness | null {
    if (leanings.start !== this.#start) {
      this.#start = leanings.start
      this.#failed.clear()
    }
    const what = `${people.join()} ${leaningOnly(leanings).join()}`
    if (this.#failed.has(what)) return null
    const found = searchScores(this.#question, people, leanings)
    if (found === null) this.#failed.add(what)
    return found
  }
}

/** Who leans where; everybody else starts as in the known world. */
const leaningOnly = ({ of }: Leanings): number[] =>
  of.flatMap((leaning, n) => (leaning === null ? [] : [n, leaning.zone, Number(leaning.isHigh)]))
