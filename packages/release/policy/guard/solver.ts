import { mostNodes } from '../../constants.ts'

/**
 * The part of the `highs` package that the guard uses. It is an argument, because the policy imports no npm package and
 * only a worker or a command loads the solver.
 */
export type Highs = {
  readonly infinity: number
  createModel(model: ModelData): HighsModel
}

type HighsModel = {
  readonly options: { set(values: Record<string, unknown>): unknown }
  changeColBounds(column: number, lower: number, upper: number): unknown
  changeColsCost(columns: { kind: 'range'; from: number; to: number }, costs: Float64Array): unknown
  run(): unknown
  getModelStatus(): number
  getObjectiveValue(): number
  getSolution(): { readonly colValue: ArrayLike<number> }
  dispose(): void
}

type ModelData = {
  readonly numCols: number
  readonly numRows: number
  readonly colCost: Float64Array
  readonly colLower: Float64Array
  readonly colUpper: Float64Array
  readonly rowLower: Float64Array
  readonly rowUpper: Float64Array
  readonly matrix: {
    readonly format: 'csr'
    readonly numRows: number
    readonly numCols: number
    readonly starts: Int32Array
    readonly indices: Int32Array
    readonly values: Float64Array
  }
  readonly integrality: Int32Array
}

/** A column, and the whole number that it is fixed at. */
type Whole = readonly [column: number, whole: number]

/** The solver's tolerance for what is whole, as in its own options. */
const nearlyWhole = 1e-6

export type Term = readonly [column: number, factor: number]

/**
 * The least value (or a low enough one, where `target` is given), or why there is none. 'unresolved' only when the size
 * limits end the search.
 */
export type Optimum =
  | { readonly status: 'found'; readonly value: number; readonly point: ArrayLike<number> }
  | { readonly status: 'infeasible' | 'unresolved' }

/** HiGHS model states, as in its own header. */
const optimal = 7
const infeasible = 8
const lowEnough = 12

/** Lower than any sum here: the search then goes on to the least value. */
const never = -1e30

export type Ask = {
  /** The smallest value of a sum; a value of `target` or less ends the search early. */
  readonly minimise: (terms: readonly Term[], target?: number) => Optimum
  /** Any point in which this column is one or more. Proving that there is none is faster than finding the column's maximum. */
  readonly oneOrMore: (column: number) => Optimum
  /**
   * The same with whole numbers in a relaxed programme, by diving: fixes columns that are nearly whole first, and the
   * others follow. A dive that finds nothing does not prove that there is nothing.
   */
  readonly oneOrMoreWhole: (column: number) => Optimum
}

/**
 * Limits are sizes, never times, so that a release is the same on every machine. What the quick searches leave open is
 * mostly impossible, so that the solver's own heuristics would only cost time.
 */
const limits = {
  output_flag: false,
  random_seed: 1,
  mip_rel_gap: 0,
  presolve: 'off',
  mip_heuristic_effort: 0,
  mip_heuristic_run_feasibility_jump: false,
  mip_detect_symmetry: false,
}

/** A mixed-integer programme that is written row by row and then asked for the least value of several sums. */
export class Programme {
  #lower: number[] = []
  #upper: number[] = []
  #whole: number[] = []
  #rowLower: number[] = []
  #rowUpper: number[] = []
  #starts: number[] = [0]
  #indices: number[] = []
  #values: number[] = []

  addColumn(lower: number, upper: number, whole: boolean): number {
    this.#lower.push(lower)
    this.#upper.push(upper)
    return this.#whole.push(whole ? 1 : 0) - 1
  }

  /** lower ≤ Σ factor × column ≤ upper */
  addRow(lower: number, upper: number, terms: readonly Term[]): void {
    for (const [column, factor] of terms) {
      this.#indices.push(column)
      this.#values.push(factor)
    }
    this.#starts.push(this.#indices.length)
    this.#rowLower.push(lower)
    this.#rowUpper.push(upper)
  }

  solveWith<Result>(highs: Highs, work: (ask: Ask) => Result): Result {
    return this.#solve(highs, this.#whole, work)
  }

  /** Solves the linear relaxation: much faster, and its least value is never above the true one. */
  solveDivided<Result>(highs: Highs, work: (ask: Ask) => Result): Result {
    return this.#solve(
      highs,
      this.#whole.map(() => 0),
      work,
    )
  }

  #solve<Result>(highs: Highs, whole: readonly number[], work: (ask: Ask) => Result): Result {
    const model = highs.createModel(this.#data(highs, whole))
    const columns = { kind: 'range', from: 0, to: this.#lower.length - 1 } as const
    const solve = (terms: readonly Term[], target: number): Optimum => {
      model.options.set({ objective_target: Number.isFinite(target) ? target : never })
      const costs = new Float64Array(this.#lower.length)
      for (const [column, factor] of terms) costs[column] = factor
      model.changeColsCost(columns, costs)
      model.run()
      const status = model.getModelStatus()
      if (status === infeasible) return { status: 'infeasible' }
      if (status !== optimal && status !== lowEnough) return { status: 'unresolved' }
      return { status: 'found', value: model.getObjectiveValue(), point: model.getSolution().colValue }
    }
    const bound = (
      column: number,
      lower = this.#lower[column] ?? 0,
      upper = this.#upper[column] ?? 1,
    ): void => {
      model.changeColBounds(column, lower, upper)
    }
    try {
      model.options.set({ ...limits, mip_max_nodes: mostNodes })
      return work({
        minimise: (terms, target = never) => solve(terms, target),
        oneOrMore: (column) => {
          bound(column, 1)
          const found = solve([], never)
          bound(column)
          return found
        },
        oneOrMoreWhole: (column) => {
          bound(column, 1)
          const found = this.#dive((fixed) => {
            for (const [each, whole] of fixed) bound(each, whole, whole)
            const found = solve([], never)
            if (found.status !== 'found') for (const [each] of fixed) bound(each)
            return found
          })
          for (const each of this.#whole.keys()) bound(each)
          return found
        },
      })
    } finally {
      model.dispose()
    }
  }

  /**
   * Until all integer columns are whole, fixes the third that is nearest to whole numbers; if that is infeasible, the
   * nearest column alone; if that is too, the same column at the whole number on its other side.
   * @param fix fixes columns at whole numbers and solves; frees them again where it finds nothing
   */
  #dive(fix: (columns: readonly Whole[]) => Optimum): Optimum {
    let found = fix([])
    while (found.status === 'found') {
      const parted = this.#partedIn(found.point)
      const [nearest] = parted
      if (nearest === undefined) break
      const { column, value } = nearest
      const otherSide = Math.round(value) > value ? Math.floor(value) : Math.ceil(value)
      const third = parted.slice(0, Math.ceil(parted.length / 3))
      found = fix(third.map(({ column, value }) => [column, Math.round(value)]))
      if (found.status !== 'found') found = fix([[column, Math.round(value)]])
      if (found.status !== 'found') found = fix([[column, otherSide]])
    }
    return found
  }

  /** Integer columns with fractional values, the nearest to a whole number first. */
  #partedIn(point: ArrayLike<number>): { readonly column: number; readonly value: number }[] {
    const off = (value: number): number => Math.abs(value - Math.round(value))
    return this.#whole
      .flatMap((isWhole, column) => (isWhole === 1 ? [{ column, value: point[column] ?? 0 }] : []))
      .filter(({ value }) => off(value) > nearlyWhole)
      .sort((a, b) => off(a.value) - off(b.value) || a.column - b.column)
  }

  #data(highs: Highs, whole: readonly number[]): ModelData {
    const bound = (values: readonly number[]): Float64Array =>
      Float64Array.from(values, (value) =>
        Number.isFinite(value) ? value : Math.sign(value) * highs.infinity,
      )
    return {
      numCols: this.#lower.length,
      numRows: this.#rowLower.length,
      colCost: new Float64Array(this.#lower.length),
      colLower: bound(this.#lower),
      colUpper: bound(this.#upper),
      rowLower: bound(this.#rowLower),
      rowUpper: bound(this.#rowUpper),
      matrix: {
        format: 'csr',
        numRows: this.#rowLower.length,
        numCols: this.#lower.length,
        starts: Int32Array.from(this.#starts),
        indices: Int32Array.from(this.#indices),
        values: Float64Array.from(this.#values),
      },
      integrality: Int32Array.from(whole),
    }
  }
}
