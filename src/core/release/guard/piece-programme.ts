import type { Question } from './question.ts'
import type { Bounds } from './shown-bounds.ts'
import { type Ask, type Highs, type Optimum, Programme, type Term } from './solver.ts'
import type { Witness } from './witness.ts'

/** The columns of one class: people, total and parts by zone. */
type ClassColumns = { readonly people: number[]; readonly total: number[]; readonly parts: number[][] }

/** The programme of one question: exact, because people of one class and zone can be thought of as alike. */
export class PieceProgramme {
  readonly #question: Question
  readonly #programme = new Programme()
  readonly #columns: ClassColumns[]
  /** The one person singled out of a class, if any. */
  readonly #single: ClassColumns | null

  /** @param single the class of which one person is told apart from the rest */
  constructor(question: Question, single: number | null = null) {
    this.#question = question
    this.#columns = question.people.map((people, n) => this.#addClass(n === single ? people - 1 : people))
    this.#single = single === null ? null : this.#addClass(1)
    for (const figure of question.figures) {
      const seen = figure.classes.flatMap((n) =>
        [this.#columns[n] ?? [], n === single ? (this.#single ?? []) : []].flat(),
      )
      this.#addFigure(figure, seen)
    }
  }

  /** @param nodes of the search for each answer; as many as a release allows unless said otherwise */
  solveWith<Result>(highs: Highs, work: (ask: Asker) => Result, nodes?: number): Result {
    return this.#programme.solveWith(
      highs,
      (ask) => work(new Asker(ask, this.#question, this.#columns, this.#single)),
      nodes,
    )
  }

  #addClass(size: number): ClassColumns {
    const columns = this.#question.zones.map((bounds) => this.#addZone(size, bounds))
    const people = columns.map((zone) => zone.people)
    this.#programme.addRow(
      size,
      size,
      people.map((column): Term => [column, 1]),
    )
    return { people, total: columns.map((zone) => zone.total), parts: columns.map((zone) => zone.parts) }
  }

  #addZone(size: number, [low, high]: Bounds) {
    const programme = this.#programme
    const { parts: count, rounding } = this.#question
    const people = programme.addColumn(0, size, true)
    const total = programme.addColumn(0, size * high, false)
    programme.addRow(0, Number.POSITIVE_INFINITY, [
      [total, 1],
      [people, -low],
    ])
    programme.addRow(Number.NEGATIVE_INFINITY, 0, [
      [total, 1],
      [people, -high],
    ])
    const parts: number[] = []
    for (let n = 0; n < count; n++) {
      const part = programme.addColumn(0, 5 * size, false)
      programme.addRow(0, Number.POSITIVE_INFINITY, [
        [part, 1],
        [people, -1],
      ])
      programme.addRow(Number.NEGATIVE_INFINITY, 0, [
        [part, 1],
        [people, -5],
      ])
      parts.push(part)
    }
    if (count > 0) {
      const apart: Term[] = [[total, count], ...parts.map((part): Term => [part, -1])]
      const room = rounding * count
      programme.addRow(Number.NEGATIVE_INFINITY, 0, [...apart, [people, -room]])
      programme.addRow(0, Number.POSITIVE_INFINITY, [...apart, [people, room]])
    }
    return { people, total, parts }
  }

  #addFigure(figure: Question['figures'][number], seen: readonly ClassColumns[]): void {
    const ones = (columns: (number | undefined)[]): Term[] =>
      columns.flatMap((column): Term[] => (column === undefined ? [] : [[column, 1]]))
    this.#programme.addRow(...figure.total, ones(seen.flatMap(({ total }) => total)))
    for (const [part, bounds] of figure.parts.entries()) {
      this.#programme.addRow(...bounds, ones(seen.flatMap(({ parts }) => parts.map((zone) => zone[part]))))
    }
    for (const [zone, bounds] of figure.zones.entries()) {
      this.#programme.addRow(...bounds, ones(seen.map(({ people }) => people[zone])))
    }
  }
}

/** Asks a written programme for extremes. Every answer that has one also carries a witness. */
export class Asker {
  readonly #ask: Ask
  readonly #question: Question
  readonly #columns: readonly ClassColumns[]
  readonly #single: ClassColumns | null

  constructor(ask: Ask, question: Question, columns: readonly ClassColumns[], single: ClassColumns | null) {
    this.#ask = ask
    this.#question = question
    this.#columns = columns
    this.#single = single
  }

  /** Any way in which everything shown can be true. */
  anything(): Optimum {
    return this.#ask.minimise([])
  }

  /** A world with somebody of class `n` in `zone`, if there is one. */
  somebodyIn(n: number, zone: number): Optimum {
    const column = this.#columns[n]?.people[zone]
    return column === undefined ? { status: 'unresolved' } : this.#ask.oneOrMore(column)
  }

  /** The lowest (1) or highest (−1) sum of scores of class `n`, or one that is as far out as `enough`. */
  sum(n: number, direction: 1 | -1, enough: number): Optimum {
    return this.#extreme(this.#columns[n]?.total ?? [], direction, enough)
  }

  /** The lowest (1) or highest (−1) part of a class, summed, or one that is as far out as `enough`. */
  part(n: number, part: number, direction: 1 | -1, enough: number): Optimum {
    return this.#extreme(partColumns(this.#columns[n], part), direction, enough)
  }

  /** The lowest (1) or highest (−1) score of the person told apart, or one that is as far out as `enough`. */
  person(direction: 1 | -1, enough: number): Optimum {
    return this.#extreme(this.#single?.total ?? [], direction, enough)
  }

  /** As `person`, of one part. */
  personsPart(part: number, direction: 1 | -1, enough: number): Optimum {
    return this.#extreme(partColumns(this.#single, part), direction, enough)
  }

  #extreme(columns: readonly number[], direction: 1 | -1, enough: number): Optimum {
    const terms = columns.map((column): Term => [column, direction])
    const optimum = this.#ask.minimise(terms, direction * enough)
    return optimum.status === 'found' ? { ...optimum, value: direction * optimum.value } : optimum
  }

  /** Only of a programme without a person told apart. */
  witness(point: ArrayLike<number>): Witness {
    const { zones, parts, people } = this.#question
    const cells = people.length * zones.length
    const witness = {
      people: new Int32Array(cells),
      total: new Float64Array(cells),
      parts: new Float64Array(cells * parts),
    }
    for (const [n, columns] of this.#columns.entries()) {
      for (let zone = 0; zone < zones.length; zone++) {
        const at = n * zones.length + zone
        witness.people[at] = Math.round(point[columns.people[zone] ?? 0] ?? 0)
        witness.total[at] = point[columns.total[zone] ?? 0] ?? 0
        for (let part = 0; part < parts; part++) {
          witness.parts[at * parts + part] = point[columns.parts[zone]?.[part] ?? 0] ?? 0
        }
      }
    }
    return witness
  }
}

const partColumns = (columns: ClassColumns | null | undefined, part: number): number[] =>
  (columns?.parts ?? []).flatMap((zone) => zone[part] ?? [])
