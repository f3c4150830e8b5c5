import { add } from '../membership.ts'
import type { Single } from './place-scores.ts'
import type { Question } from './question.ts'
import { type Ask, type Highs, type Optimum, Programme, type Term } from './solver.ts'

/** The columns of one class: people by zone, the sum of their totals, and that of each part. */
type ClassColumns = { readonly people: number[]; readonly total: number; readonly parts: number[] }

/**
 * The programme of one question. Totals and parts are summed over the zones of a class: what is impossible here is
 * impossible, and what is possible still needs scores for the
 * people of each zone (`placeScores`).
 */
export class PieceProgramme {
  readonly #question: Question
  readonly #programme = new Programme()
  readonly #columns: ClassColumns[]
  /** The one person singled out of a class, if any. */
  readonly #single: { readonly of: number; readonly columns: ClassColumns } | null

  /** @param single the class of which one person is told apart from the rest */
  constructor(question: Question, single: number | null = null) {
    this.#question = question
    this.#columns = question.people.map((people, n) => this.#addClass(n === single ? people - 1 : people))
    this.#single = single === null ? null : { of: single, columns: this.#addClass(1) }
    for (const figure of question.figures) {
      const seen = figure.classes.flatMap((n) => [
        this.#columns[n] ?? [],
        this.#single?.of === n ? this.#single.columns : [],
      ])
      this.#addFigure(figure, seen.flat())
    }
  }

  solveWith<Result>(highs: Highs, work: (ask: Asker) => Result): Result {
    const columns = this.#columns
    return this.#programme.solveWith(highs, (ask) =>
      work(new Asker(ask, this.#question, columns, this.#single)),
    )
  }

  /** As if people could be divided: what is impossible even so is impossible, and it is soon known. */
  solveDivided<Result>(highs: Highs, work: (ask: Asker) => Result): Result {
    return this.#programme.solveDivided(highs, (ask) =>
      work(new Asker(ask, this.#question, this.#columns, null)),
    )
  }

  #addClass(size: number): ClassColumns {
    const programme = this.#programme
    const { zones, parts: count, rounding } = this.#question
    const people = zones.map(() => programme.addColumn(0, size, true))
    const total = programme.addColumn(0, 5 * size, false)
    const parts = Array.from({ length: count }, () => programme.addColumn(size, 5 * size, false))
    programme.addRow(size, size, ones(people))
    const within = (end: 0 | 1) => people.map((column, zone): Term => [column, -(zones[zone]?.[end] ?? 0)])
    programme.addRow(0, Number.POSITIVE_INFINITY, [[total, 1], ...within(0)])
    programme.addRow(Number.NEGATIVE_INFINITY, 0, [[total, 1], ...within(1)])
    const room = rounding * count * size
    if (count > 0) programme.addRow(-room, room, [[total, count], ...parts.map((part): Term => [part, -1])])
    return { people, total, parts }
  }

  #addFigure(figure: Question['figures'][number], seen: readonly ClassColumns[]): void {
    this.#programme.addRow(...figure.total, ones(seen.map(({ total }) => total)))
    for (const [part, bounds] of figure.parts.entries())
      this.#programme.addRow(...bounds, ones(seen.flatMap(({ parts }) => parts[part] ?? [])))
    for (const [zone, bounds] of figure.zones.entries())
      this.#programme.addRow(...bounds, ones(seen.flatMap(({ people }) => people[zone] ?? [])))
  }
}

const ones = (columns: readonly number[]): Term[] => columns.map((column) => [column, 1])

/** A zone that somebody of class `n` may be in. */
export type Place = { readonly n: number; readonly zone: number }

/** Asks a written programme for extremes. */
export class Asker {
  readonly #ask: Ask
  readonly #question: Question
  readonly #columns: readonly ClassColumns[]
  readonly #single: { readonly of: number; readonly columns: ClassColumns } | null

  constructor(
    ask: Ask,
    question: Question,
    columns: readonly ClassColumns[],
    single: { readonly of: number; readonly columns: ClassColumns } | null,
  ) {
    this.#ask = ask
    this.#question = question
    this.#columns = columns
    this.#single = single
  }

  /** Any way in which everything shown can be true. */
  anything(): Optimum {
    return this.#ask.minimise([])
  }

  /** A world with somebody in each of these places, if there is one. */
  somebodyIn(...places: readonly Place[]): Optimum {
    return this.#ask.oneOrMore(places.flatMap(({ n, zone }) => this.#columns[n]?.people[zone] ?? []))
  }

  /** The lowest (1) or highest (−1) sum of scores of class `n`, or one that is as far out as `enough`. */
  sum(n: number, direction: 1 | -1, enough: number): Optimum {
    return this.#extreme(this.#columns[n]?.total, direction, enough)
  }

  /** The lowest (1) or highest (−1) score, or part, of the person told apart, or one that is as far out as `enough`. */
  person(part: number | null, direction: 1 | -1, enough: number): Optimum {
    const columns = this.#single?.columns
    return this.#extreme(part === null ? columns?.total : columns?.parts[part], direction, enough)
  }

  #extreme(column: number | undefined, direction: 1 | -1, enough: number): Optimum {
    if (column === undefined) return { status: 'unresolved' }
    const optimum = this.#ask.minimise([[column, direction]], direction * enough)
    return optimum.status === 'found' ? { ...optimum, value: direction * optimum.value } : optimum
  }

  /** How many people of each class are in each zone, were they divided. */
  shares(point: ArrayLike<number>): Float64Array {
    return Float64Array.from(
      this.#columns.flatMap(({ people }) => people.map((column) => point[column] ?? 0)),
    )
  }

  /** How many people of each class are in each zone in an answer; the person told apart is among them. */
  people(point: ArrayLike<number>): Int32Array {
    const { zones } = this.#question
    const all = new Int32Array(this.#columns.length * zones.length)
    for (const [n, { people }] of this.#columns.entries())
      for (const [zone, column] of people.entries())
        all[n * zones.length + zone] = Math.round(point[column] ?? 0)
    const single = this.single(point)
    if (single !== null) add(all, single.of * zones.length + single.zone, 1)
    return all
  }

  /** The person told apart, and the zone that an answer puts them in. */
  single(point: ArrayLike<number>): Single | null {
    if (this.#single === null) return null
    const { of, columns } = this.#single
    return { of, zone: columns.people.findIndex((column) => Math.round(point[column] ?? 0) === 1) }
  }
}
