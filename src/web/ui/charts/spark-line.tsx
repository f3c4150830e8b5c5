import { linear } from './axis.ts'
import { linePath } from './line-path.ts'

const width = 72
const height = 24

/** A score over rounds in the height of a text line, on the whole 1–5 scale; null is a gap. Hidden from screen readers. */
export function SparkLine({ values }: { readonly values: readonly (number | null)[] }) {
  const x = linear([0, Math.max(values.length - 1, 1)], [4, width - 4])
  const y = linear([1, 5], [height, 0])
  const points = values.map((value, index) => (value === null ? null : { x: x(index), y: y(value) }))
  const last = points.at(-1)
  return (
    <svg className="spark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <path d={linePath(points)} />
      {last && <circle cx={last.x} cy={last.y} r="3" />}
    </svg>
  )
}
