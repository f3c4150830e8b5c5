import type { Highs } from 'highs'
import type { Evidence } from './evidence.ts'

/**
 * How a crowd is subtracted out of the figures, as a line a person can check: "root r5 − A r5 − B r5 = 1 person".
 * Null when no sum of figures is exactly this crowd; then shown intervals confine it, not subtraction.
 */
export function derive(evidence: Evidence, crowd: number, highs: Highs): string | null {
  const { rows, crowds } = evidence
  // Each figure is added (first half of the columns) or subtracted (second half); as few as possible.
  const columns = 2 * rows.length
  const starts = [0]
  const indices: number[] = []
  const values: number[] = []
  for (const { figures } of crowds) {
    for (const f of figures) {
      indices.push(f, f + rows.length)
      values.push(1, -1)
    }
    starts.push(indices.length)
  }
  const wanted = Float64Array.from(crowds.keys(), (n) => (n === crowd ? 1 : 0))
  const model = highs.createModel({
    numCols: columns,
    numRows: crowds.length,
    colCost: new Float64Array(columns).fill(1),
    colLower: new Float64Array(columns),
    colUpper: new Float64Array(columns).fill(highs.infinity),
    rowLower: wanted,
    rowUpper: wanted,
    matrix: {
      format: 'csr',
      numRows: crowds.length,
      numCols: columns,
      starts: Int32Array.from(starts),
      indices: Int32Array.from(indices),
      values: Float64Array.from(values),
    },
  })
  try {
    model.options.set({ output_flag: false })
    model.run()
    if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return null
    const factors = model.getSolution().colValue
    const added = rows.flatMap((row, f) => term(row, factors[f] ?? 0))
    const subtracted = rows.flatMap((row, f) => term(row, factors[f + rows.length] ?? 0))
    const size = crowds[crowd]?.persons.length ?? 0
    return `${[added.join(' + '), ...subtracted].join(' − ')} = ${size} ${size === 1 ? 'person' : 'people'}`
  } finally {
    model.dispose()
  }
}

function term({ node, period }: { node: string; period: string }, factor: number): string[] {
  if (factor < 1e-6) return []
  const times = Math.abs(factor - 1) < 1e-6 ? '' : `${Math.round(factor * 100) / 100} × `
  return [`${times}${node} ${period}`]
}
