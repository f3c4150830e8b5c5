import type { ReactNode } from 'react'
import { linear } from './axis.ts'
import { TrendFrame } from './trend-frame.tsx'

/** Width of the drawing, in its own units. */
export const dayWidth = 600
const height = 200

/** The height of a value from 1 to 5 in the drawing. */
export const dayY = linear([1, 5], [height, 0])

type DayFrameProps = {
  /** Top to bottom: "5", "4" … "1". */
  readonly axisLabels: readonly string[]
  /** Under the first and the last day. */
  readonly ends: readonly [string, string]
  readonly children: ReactNode
}

/** The frame of a chart of values from 1 to 5 over days: the axis, and the first and the last day below. */
export function DayFrame({ axisLabels, ends, children }: DayFrameProps) {
  return (
    <TrendFrame
      {...{ axisLabels, height }}
      width={dayWidth}
      y={dayY}
      drawingClass="trend-drawing day-drawing"
      below={
        <p className="day-ends">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      }
    >
      {children}
    </TrendFrame>
  )
}

/** One day's value. */
export function DayDot({ x, value }: { readonly x: number; readonly value: number }) {
  return <line className="day-dot" x1={x} x2={x} y1={dayY(value)} y2={dayY(value)} />
}
