import type { Knowledge } from './knowledge.ts'
import type { Question } from './question.ts'
import { ScoreSearch } from './score-search.ts'
import { type Leanings, wander, ZoneSearch } from './zone-search.ts'

/** Classes up to this size lean wholly to one side: their people's scores then differ most between tries. */
const leaningClass = 7

/** So few unsettled classes are tried one at a time where no world is known. */
const few = 4

/**
 * Quick searches for witnesses about one question. They never decide that something is impossible: numbers of tries and moves only
 * save time.
 */
export class Search {
  readonly #question: Question
  readonly #knowledge: Knowledge
  readonly #places: ZoneSearch
  readonly #scores: ScoreSearch
  #turn = 0

  constructor(question: Question, knowledge: Knowledge) {
    this.#question = question
    this.#knowledge = knowledge
    this.#places = new ZoneSearch(question)
    this.#scores = new ScoreSearch(question)
  }

  /** Everybody small leans to each zone in turn; then others, until some world is known. */
  begin(most: number): void {
    const zones = this.#question.zones.length
    while (this.#turn < most && this.#isOpen() && (this.#turn < zones || this.#knowledge.latest === null))
      this.#find(this.#turn < zones ? this.#allLeaning() : this.#someLeaning())
  }

  /** Changes one class that is not settled yet after the other in the world known last. */
  goOn(tries: number): void {
    for (let n = 0; n < tries && this.#isOpen(); n++) this.#find(this.#oneChanged(n))
  }

  #isOpen(): boolean {
    return this.#knowledge.unsettled().length > 0
  }

  #find(leanings: Leanings): void {
    const people = this.#places.find(leanings, ++this.#turn)
    const witness = people && this.#scores.find(people, leanings)
    if (witness) this.#knowledge.learn(witness)
  }

  #allLeaning(): Leanings {
    const zones = this.#question.zones.length
    const of = this.#question.people.map((people, n) => {
      const zone = (n + this.#turn) % zones
      return people > leaningClass ? null : { zone, isHigh: zone > 0, isWhole: true }
    })
    return { of, pinned: false, start: null }
  }

  #someLeaning(): Leanings {
    const unsettled = this.#knowledge.unsettled()
    const next = wander(1000 + this.#turn)
    const isFew = unsettled.length <= few
    const at = this.#turn % unsettled.length
    const chosen = isFew ? unsettled.slice(at, at + 1) : unsettled.filter(() => next() < 2 / this.#turn)
    return { ...this.#leaning(chosen, this.#turn), pinned: isFew, start: null }
  }

  #oneChanged(turn: number): Leanings {
    const unsettled = this.#knowledge.unsettled()
    const at = turn % unsettled.length
    const start = this.#knowledge.latest
    return { ...this.#leaning(unsettled.slice(at, at + 1), turn), pinned: true, start }
  }

  /** These classes lean to what would settle them, something else in each round of all. */
  #leaning(chosen: readonly number[], turn: number): Pick<Leanings, 'of'> {
    const leaning = new Set(chosen)
    const round = Math.floor(turn / Math.max(1, this.#knowledge.unsettled().length))
    return {
      of: this.#question.people.map((_, n) =>
        leaning.has(n) ? this.#knowledge.worthTrying(n, round) : null,
      ),
    }
  }
}
