/** Square and symmetric: row i, column j is the covariance of items i and j. */
export type Matrix = readonly (readonly number[])[]

/** @throws RangeError outside the matrix, so that a missing figure never counts as zero */
export function entry(matrix: Matrix, row: number, column: number): number {
  const value = matrix[row]?.[column]
  if (value === undefined) throw new RangeError(`No entry ${row}, ${column}`)
  return value
}

export const diagonal = (matrix: Matrix): number[] => matrix.map((_, i) => entry(matrix, i, i))

/** The variance of the sum of all items. */
export const sumOfAll = (matrix: Matrix): number => matrix.flat().reduce((a, b) => a + b, 0)

/** Each item multiplied by its weight. */
export function weighted(matrix: Matrix, weights: readonly number[]): Matrix {
  return matrix.map((row, i) => row.map((value, j) => value * (weights[i] ?? 0) * (weights[j] ?? 0)))
}

/** The part of the matrix that belongs to some of its items. */
export function part(matrix: Matrix, indices: readonly number[]): Matrix {
  return indices.map((i) => indices.map((j) => entry(matrix, i, j)))
}
