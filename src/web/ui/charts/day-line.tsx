import { linear } from './axis.ts'
import { DayDot, DayFrame, dayWidth, dayY } from './day-frame.tsx'
import { linePath } from './line-path.ts'

type DayLineProps = {
  /** One value for each day, oldest first; null where there is none, which leaves a gap in the line. */
  readonly values: readonly { readonly key: string; readonly value: number | null }[]
  /** Top to bottom: "5", "4" … "1". */
  readonly axisLabels: readonly string[]
  /** Under the first and the last day. */
  readonly ends: readonly [string, string]
}

/** A value from 1 to 5 day by day: dots, joined between consecutive days. Decorative for screen readers; a table has the values. */
export function DayLine({ values, axisLabels, ends }: DayLineProps) {
  const x = linear([-0.5, Math.max(values.length, 1) - 0.5], [0, dayWidth])
  const line = linePath(
    values.map(({ value }, index) => (value === null ? null : { x: x(index), y: dayY(value) })),
  )

  return (
    <DayFrame {...{ axisLabels, ends }}>
      <path className="trend-line" d={line} />
      {values.map(({ key, value }, index) =>
        value === null ? null : <DayDot key={key} x={x(index)} value={value} />,
      )}
    </DayFrame>
  )
}
