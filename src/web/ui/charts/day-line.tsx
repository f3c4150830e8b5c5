import { linePath } from './line-path.ts'
import { linear } from './scale.ts'
import { TrendFrame } from './trend-frame.tsx'

type DayLineProps = {
  /** One for each day, oldest first; null where there is no value: the line has a gap there. */
  readonly values: readonly { readonly key: string; readonly value: number | null }[]
  /** Top to bottom: "5", "4" … "1". */
  readonly axisLabels: readonly string[]
  /** Under the first and the last day. */
  readonly ends: readonly [string, string]
}

const width = 600
const height = 200

/** A value from 1 to 5 day by day: dots, joined where two days follow each other. For the eye only; a table stands behind. */
export function DayLine({ values, axisLabels, ends }: DayLineProps) {
  const x = linear([-0.5, Math.max(values.length, 1) - 0.5], [0, width])
  const y = linear([1, 5], [height, 0])
  const line = linePath(
    values.map(({ value }, index) => (value === null ? null : { x: x(index), y: y(value) })),
  )

  return (
    <TrendFrame
      {...{ axisLabels, width, height, y }}
      drawingClass="trend-drawing day-drawing"
      below={
        <p className="day-ends">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      }
    >
      <path className="trend-line" d={line} />
      {values.map(({ key, value }, index) =>
        value === null ? null : (
          <line key={key} className="day-dot" x1={x(index)} x2={x(index)} y1={y(value)} y2={y(value)} />
        ),
      )}
    </TrendFrame>
  )
}
