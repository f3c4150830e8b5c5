import { Land } from './water.tsx'

export type WaterPoint = {
  readonly key: string
  /** The water level, from 0 (low) to 1 (high). */
  readonly level: number
  /** Label below the point: its day. */
  readonly name: string
}

type WaterCourseProps = {
  /** Oldest first; at least two. */
  readonly points: readonly WaterPoint[]
  /** Accessible name of the drawing. */
  readonly label: string
}

/** The lowest and the highest water level, in per cent of the drawing's height from its top. */
const [lowest, highest] = [82, 16]
const y = (level: number) => lowest - (lowest - highest) * Math.min(1, Math.max(0, level))

/** The water level over time: the surface passes through every point, and a mark shows each. */
export function WaterCourse({ points, label }: WaterCourseProps) {
  const x = (position: number) => ((position + 0.5) / points.length) * 100
  return (
    <div role="img" aria-label={label}>
      <div className="water water-course-drawing">
        <svg viewBox="0 0 1440 430" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <Land />
        </svg>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path className="water-back" d={surface(points, x, -3)} />
          <path className="water-mid" d={surface(points, x, 0)} />
          <path className="water-front" d={surface(points, x, 12)} />
        </svg>
        <svg aria-hidden="true">
          {points.map(({ key, level }, position) => (
            <g key={key} className={position === points.length - 1 ? 'water-now' : undefined}>
              <line x1={`${x(position)}%`} x2={`${x(position)}%`} y1={`${y(level)}%`} y2="100%" />
              <circle cx={`${x(position)}%`} cy={`${y(level)}%`} r="5" />
            </g>
          ))}
        </svg>
      </div>
      <ol className="water-course-days" aria-hidden="true">
        {points.map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
      </ol>
    </div>
  )
}

/** The area below a curve that is level at every point, so that it never passes above or below the values. */
function surface(points: readonly WaterPoint[], x: (position: number) => number, deeper: number): string {
  const heights = points.map(({ level }) => y(level) + deeper)
  const [first = 0] = heights
  const steps = heights.map((height, position) => {
    if (position === 0) return `H${x(0)}`
    const middle = (x(position - 1) + x(position)) / 2
    return `C${middle} ${heights[position - 1]} ${middle} ${height} ${x(position)} ${height}`
  })
  return `M0 ${first}${steps.join('')}H100V130H0Z`
}
