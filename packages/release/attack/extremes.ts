import type { Highs } from 'highs'

export type Column = { readonly from: number; readonly to: number; readonly whole?: boolean }
export type Row = {
  readonly from: number
  readonly to: number
  readonly terms: readonly (readonly [column: number, factor: number])[]
}

/** The least and the most of one column over everything that fits the rows; null when nothing fits. */
export function extremesOf(
  highs: Highs,
  columns: readonly Column[],
  rows: readonly Row[],
  column: number,
): readonly [number, number] | null {
  const finite = (value: number): number =>
    Number.isFinite(value) ? value : Math.sign(value) * highs.infinity
  const entries = rows.flatMap(({ terms }) => terms)
  let end = 0
  const model = highs.createModel({
    numCols: columns.length,
    numRows: rows.length,
    colCost: new Float64Array(columns.length),
    colLower: Float64Array.from(columns, ({ from }) => from),
    colUpper: Float64Array.from(columns, ({ to }) => to),
    rowLower: Float64Array.from(rows, ({ from }) => finite(from)),
    rowUpper: Float64Array.from(rows, ({ to }) => finite(to)),
    matrix: {
      format: 'csr',
      numRows: rows.length,
      numCols: columns.length,
      starts: Int32Array.from([0, ...rows.map(({ terms }) => (end += terms.length))]),
      indices: Int32Array.from(entries, ([at]) => at),
      values: Float64Array.from(entries, ([, factor]) => factor),
    },
    integrality: Int32Array.from(columns, ({ whole }) => Number(whole === true)),
  })
  try {
    model.options.set({ output_flag: false, random_seed: 7 })
    const ends = [1, -1].map((sign) => {
      const costs = new Float64Array(columns.length)
      costs[column] = sign
      model.changeColsCost({ kind: 'range', from: 0, to: costs.length - 1 }, costs)
      model.run()
      if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return null
      return model.getSolution().colValue[column] ?? null
    })
    const [least = null, most = null] = ends
    return least === null || most === null ? null : [least, most]
  } finally {
    model.dispose()
  }
}
