export type LinePoint = { readonly x: number; readonly y: number }
export type BandPoint = { readonly x: number; readonly lo: number; readonly hi: number }

/** The `d` of a line through the points; null is a gap. */
export function linePath(points: readonly (LinePoint | null)[]): string {
  return runs(points)
    .map((run) => `M${through(run)}`)
    .join('')
}

/** The `d` of the area between `lo` and `hi`; null is a gap. */
export function bandPath(points: readonly (BandPoint | null)[]): string {
  return runs(points)
    .map((run) => {
      const above = run.map(({ x, hi }) => ({ x, y: hi }))
      const below = run.toReversed().map(({ x, lo }) => ({ x, y: lo }))
      return `M${through([...above, ...below])}Z`
    })
    .join('')
}

const through = (points: readonly LinePoint[]): string =>
  points.map(({ x, y }) => `${round(x)},${round(y)}`).join('L')

const round = (value: number): number => Math.round(value * 100) / 100

/** The runs of points between gaps. */
function runs<Point>(points: readonly (Point | null)[]): Point[][] {
  const found: Point[][] = []
  let run: Point[] = []
  for (const point of points) {
    if (point !== null) {
      if (run.length === 0) found.push(run)
      run.push(point)
    } else run = []
  }
  return found
}
