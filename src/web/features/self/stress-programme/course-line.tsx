import { linear } from '#web/ui/charts/axis.ts'
import { DayDot, DayFrame, dayWidth, dayY } from '#web/ui/charts/day-frame.tsx'
import { linePath } from '#web/ui/charts/line-path.ts'

/** A value from 1 to 5 on a day; `at` counts days from an arbitrary day. */
type CoursePoint = { readonly key: string; readonly at: number; readonly value: number }

type CourseLineProps = {
  /** The first day of the axis, counted like `at`. */
  readonly from: number
  /** Oldest first. */
  readonly line: readonly CoursePoint[]
  /** Drawn as rings and not joined, because they measure something else than the line. */
  readonly points: readonly CoursePoint[]
  /** Top to bottom: "5", "4" … "1". */
  readonly axisLabels: readonly string[]
  /** Under the first and the last day. */
  readonly ends: readonly [string, string]
}

/** A course over months: a line of many small values, and single points among them. Hidden from screen readers; a table has the values. */
export function CourseLine({ from, line, points, axisLabels, ends }: CourseLineProps) {
  const days = [...line, ...points].map(({ at }) => at)
  const [first, last] = [Math.min(from, ...days), Math.max(...days)]
  const margin = Math.max(1, (last - first) * 0.03)
  const x = linear([first - margin, last + margin], [0, dayWidth])
  return (
    <DayFrame {...{ axisLabels, ends }}>
      <path
        className="trend-line"
        d={linePath(line.map(({ at, value }) => ({ x: x(at), y: dayY(value) })))}
      />
      {line.map(({ key, at, value }) => (
        <DayDot key={key} x={x(at)} value={value} />
      ))}
      {points.map(({ key, at, value }) => (
        <g key={key}>
          <line className="course-ring" x1={x(at)} x2={x(at)} y1={dayY(value)} y2={dayY(value)} />
          <line className="course-ring-middle" x1={x(at)} x2={x(at)} y1={dayY(value)} y2={dayY(value)} />
        </g>
      ))}
    </DayFrame>
  )
}
