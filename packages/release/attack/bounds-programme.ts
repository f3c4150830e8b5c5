import type { Highs } from 'highs'
import { type Evidence, sumRange, zoneNames } from './evidence.ts'

/** The lowest and highest total by zone, in the two decimals that answers have. */
const zoneTotals = [
  [1, 2.53],
  [2.54, 2.95],
  [2.96, 5],
] as const

/** A world in which everything shown is true: people and sums of totals by crowd and zone. */
export type World = { readonly people: number[][]; readonly totals: number[][] }

/** @param people by crowd (or lone person): what one more person in each zone costs */
type Least = (
  weights: ReadonlyMap<number, number>,
  people?: ReadonlyMap<number, readonly number[]>,
) => World | null

/** Any world near the extreme is enough where it only shows what HR cannot exclude. */
const gaps = { exact: 1e-4, near: 0.1 } as const

type Row = { from: number; to: number; terms: [number, number][] }

/**
 * A mixed-integer programme over crowds: whole people by zone, totals by zone, categories. It leaves out how categories and
 * zones depend on each other within a crowd, so it may find less than there is, never more.
 */
export class BoundsProgramme {
  readonly #evidence: Evidence
  readonly #upper: number[] = []
  readonly #whole: number[] = []
  readonly #rows: Row[] = []
  readonly #crowds: { people: number[]; totals: number[] }[] = []

  /** How far a person's total may lie from the mean of the categories. */
  readonly #rounding: number

  /**
   * @param rounding 0 takes a total for exactly the mean of its categories
   * @param alone crowds of which one person is singled out, each as one more crowd at the end
   */
  constructor(evidence: Evidence, rounding: number, alone: readonly number[] = []) {
    this.#evidence = evidence
    this.#rounding = rounding
    const single = new Set(alone)
    const parts = [
      ...evidence.crowds.map(({ persons, figures }, n) => ({
        size: persons.length - (single.has(n) ? 1 : 0),
        figures,
      })),
      ...alone.map((n) => ({ size: 1, figures: evidence.crowds[n]?.figures ?? [] })),
    ]
    const byFigure = evidence.rows.map(() => ({
      people: zoneNames.map((): number[] => []),
      totals: [] as number[],
      dims: evidence.categories.map((): number[] => []),
    }))
    for (const { size, figures } of parts) {
      const { people, totals, dims } = this.#addCrowd(size)
      for (const f of figures) {
        for (const [z, column] of people.entries()) byFigure[f]?.people[z]?.push(column)
        byFigure[f]?.totals.push(...totals)
        for (const [d, column] of dims.entries()) byFigure[f]?.dims[d]?.push(column)
      }
    }
    for (const [f, columns] of byFigure.entries()) this.#addFigure(f, columns)
  }

  #column(upper: number, whole = false): number {
    this.#whole.push(whole ? 1 : 0)
    return this.#upper.push(upper) - 1
  }

  #addCrowd(size: number) {
    const people = zoneNames.map(() => this.#column(size, true))
    const totals = zoneNames.map(() => this.#column(5 * size))
    const dims = this.#evidence.categories.map(() => this.#column(5 * size))
    this.#rows.push({ from: size, to: size, terms: people.map((column) => [column, 1]) })
    for (const [z, column] of totals.entries()) {
      const [low, high] = zoneTotals[z] ?? [1, 5]
      const count = people[z] ?? 0
      this.#rows.push({
        from: 0,
        to: Number.POSITIVE_INFINITY,
        terms: [
          [column, 1],
          [count, -low],
        ],
      })
      this.#rows.push({
        from: Number.NEGATIVE_INFINITY,
        to: 0,
        terms: [
          [column, 1],
          [count, -high],
        ],
      })
    }
    for (const column of dims) this.#rows.push({ from: size, to: 5 * size, terms: [[column, 1]] })
    if (dims.length > 0) {
      const room = this.#rounding * dims.length * size
      const terms: [number, number][] = [
        ...totals.map((column): [number, number] => [column, dims.length]),
        ...dims.map((column): [number, number] => [column, -1]),
      ]
      this.#rows.push({ from: -room, to: room, terms })
    }
    this.#crowds.push({ people, totals })
    return { people, totals, dims }
  }

  #addFigure(f: number, columns: { people: number[][]; totals: number[]; dims: number[][] }): void {
    const { rows, told, categories } = this.#evidence
    const row = rows[f]
    const known = told[f]
    if (!row || !known) return
    const counted = row.counted.length
    const ones = (list: readonly number[]) => list.map((column): [number, number] => [column, 1])
    const add = (range: readonly [number, number], list: readonly number[]) =>
      this.#rows.push({ from: range[0], to: range[1], terms: ones(list) })
    add(sumRange(row.mean, counted, known.total), columns.totals)
    for (const [d, name] of categories.entries()) {
      const range = row.dims[name]
      if (range) add(sumRange(range, counted, known.dims[name] ?? 0), columns.dims[d] ?? [])
    }
    for (const [z, zone] of zoneNames.entries()) {
      const range = row.zones[zone]
      if (!range) continue
      // Whole people: shares are multiples of 1/counted, so an excluded end is one person away.
      const from = range.loOpen
        ? Math.floor(range.lo * counted + 1e-6) + 1
        : Math.ceil(range.lo * counted - 1e-6)
      const to = range.hiOpen
        ? Math.ceil(range.hi * counted - 1e-6) - 1
        : Math.floor(range.hi * counted + 1e-6)
      add([from - known.zones[zone], to - known.zones[zone]], columns.people[z] ?? [])
    }
  }

  /** Calls `work` with a function that finds the world with the smallest Σ weight × total of crowds (and lone people). */
  solveWith<Result>(
    highs: Highs,
    work: (least: Least) => Result,
    precision: 'exact' | 'near' = 'exact',
  ): Result {
    const infinite = (value: number): number =>
      Number.isFinite(value) ? value : Math.sign(value) * highs.infinity
    const entries = this.#rows.flatMap(({ terms }) => terms)
    let end = 0
    const model = highs.createModel({
      numCols: this.#upper.length,
      numRows: this.#rows.length,
      colCost: new Float64Array(this.#upper.length),
      colLower: new Float64Array(this.#upper.length),
      colUpper: Float64Array.from(this.#upper),
      rowLower: Float64Array.from(this.#rows, ({ from }) => infinite(from)),
      rowUpper: Float64Array.from(this.#rows, ({ to }) => infinite(to)),
      matrix: {
        format: 'csr',
        numRows: this.#rows.length,
        numCols: this.#upper.length,
        starts: Int32Array.from([0, ...this.#rows.map(({ terms }) => (end += terms.length))]),
        indices: Int32Array.from(entries, ([column]) => column),
        values: Float64Array.from(entries, ([, factor]) => factor),
      },
      integrality: Int32Array.from(this.#whole),
    })
    try {
      model.options.set({
        output_flag: false,
        random_seed: 7,
        mip_max_nodes: 20_000,
        mip_rel_gap: gaps[precision],
      })
      return work((weights, people = new Map()) => {
        const costs = new Float64Array(this.#upper.length)
        for (const [n, byZone] of people)
          for (const [z, weight] of byZone.entries()) costs[this.#crowds[n]?.people[z] ?? 0] = weight
        for (const [n, weight] of weights)
          for (const column of this.#crowds[n]?.totals ?? []) costs[column] = weight
        model.changeColsCost({ kind: 'range', from: 0, to: costs.length - 1 }, costs)
        model.run()
        if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return null
        return this.#read(model.getSolution().colValue)
      })
    } finally {
      model.dispose()
    }
  }

  #read(point: ArrayLike<number>): World {
    return {
      people: this.#crowds.map(({ people }) => people.map((column) => Math.round(point[column] ?? 0))),
      totals: this.#crowds.map(({ totals }) => totals.map((column) => point[column] ?? 0)),
    }
  }
}
