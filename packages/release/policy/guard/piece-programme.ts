import { add } from '../membership.ts'
import { type Placed, placeScores, type Single, type Wanted } from './place-scores.ts'
import type { Question } from './question.ts'
import { type Ask, type Highs, type Optimum, Programme, type Term } from './solver.ts'

/** The columns of one class: people by zone, the sum of their totals, and that of each part. */
type ClassColumns = { readonly people: number[]; readonly total: number; readonly parts: number[] }

/**
 * The mixed-integer programme of one question. It sums totals and parts over the zones of a class. So what it finds
 * impossible is impossible, but what it finds possible still needs scores for the people of each zone (`placeScores`).
 */
export class PieceProgramme {
  readonly #question: Question
  readonly #programme = new Programme()
  readonly #columns: ClassColumns[]
  /** The person singled out of a class, if any. */
  readonly #single: SingleColumns | null

  /** @param single the class of which one person is singled out */
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
    return this.#programme.solveWith(highs, (ask) => work(this.#asker(ask, highs)))
  }

  /** Solves the linear relaxation, in which people can be divided. It is fast, and what it finds impossible is impossible. */
  solveDivided<Result>(highs: Highs, work: (ask: Asker) => Result): Result {
    return this.#programme.solveDivided(highs, (ask) => work(this.#asker(ask, highs)))
  }

  #asker({ minimise, oneOrMore, oneOrMoreWhole }: Ask, highs: Highs): Asker {
    const alone = this.#single?.columns
    const inPlace = ({ n, zone }: Place, solve: (column: number) => Optimum): Optimum => {
      const column = this.#columns[n]?.people[zone]
      return column === undefined ? { status: 'unresolved' } : solve(column)
    }
    const extreme = (column: number | undefined, direction: 1 | -1, enough: number): Optimum =>
      column === undefined ? { status: 'unresolved' } : minimise([[column, direction]], direction * enough)
    return {
      anything: () => minimise([]),
      somebodyIn: (place) => inPlace(place, oneOrMore),
      somebodyWholeIn: (place) => inPlace(place, oneOrMoreWhole),
      sum: (n, direction, enough) => extreme(this.#columns[n]?.total, direction, enough),
      person: (part, direction, enough) =>
        extreme(part === null ? alone?.total : alone?.parts[part], direction, enough),
      shares: (point) => this.#shares(point),
      world: (answer, wanted = null) => {
        if (answer.status !== 'found') return null
        const single = this.#singleIn(answer.point)
        return placeScores(this.#question, this.#people(answer.point, single), highs, single, wanted)
      },
    }
  }

  #shares(point: ArrayLike<number>): Float64Array {
    return Float64Array.from(
      this.#columns.flatMap(({ people }) => people.map((column) => point[column] ?? 0)),
    )
  }

  /** How many people of each class are in each zone, the person singled out included. */
  #people(point: ArrayLike<number>, single: Single | null): Int32Array {
    const people = Int32Array.from(this.#shares(point), Math.round)
    if (single !== null) add(people, single.of * this.#question.zones.length + single.zone, 1)
    return people
  }

  #singleIn(point: ArrayLike<number>): Single | null {
    if (this.#single === null) return null
    const { of, columns } = this.#single
    return { of, zone: columns.people.findIndex((column) => Math.round(point[column] ?? 0) === 1) }
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

/** The class of which one person is singled out, and that person's columns. */
type SingleColumns = { readonly of: number; readonly columns: ClassColumns }

/** Asks a programme for extremes, and makes worlds of its solutions. */
export type Asker = {
  /** Any way in which everything shown can be true. */
  readonly anything: () => Optimum
  /** A world with somebody in this place, if there is one. */
  readonly somebodyIn: (place: Place) => Optimum
  /** The same with whole people, in a programme that can divide them. The search is quick and may miss one. */
  readonly somebodyWholeIn: (place: Place) => Optimum
  /** The lowest (1) or highest (−1) sum of scores of class `n`, or one that is as far out as `enough`. */
  readonly sum: (n: number, direction: 1 | -1, enough: number) => Optimum
  /** The lowest (1) or highest (−1) score, or part, of the person singled out, or one that is as far out as `enough`. */
  readonly person: (part: number | null, direction: 1 | -1, enough: number) => Optimum
  /** How many people of each class are in each zone, as fractions. */
  readonly shares: (point: ArrayLike<number>) => Float64Array
  /** A world with the people of a solution; null where there is no solution, or no scores fit these people. */
  readonly world: (answer: Optimum, wanted?: Wanted | null) => Placed | null
}
