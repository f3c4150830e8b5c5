import type { ReactNode } from 'react'

type TrendFrameProps = {
  /** Top to bottom: "5", "4" … "1". */
  readonly axisLabels: readonly string[]
  /** Width of the drawing in its own units; the page stretches it. */
  readonly width: number
  readonly height: number
  /** The distance of a value from 1 to 5 from the top. */
  readonly y: (value: number) => number
  readonly drawingClass: string
  /** Drawn over the grid. */
  readonly children: ReactNode
  /** Words below the drawing. */
  readonly below: ReactNode
}

/** The frame of a chart over time on the 1–5 axis, with scale and grid. Hidden from screen readers: the words are below or in a table. */
export function TrendFrame({ axisLabels, width, height, y, drawingClass, children, below }: TrendFrameProps) {
  return (
    <div className="trend">
      <div className="trend-scale" aria-hidden="true">
        {axisLabels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <svg
        className={drawingClass}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {[1, 2, 3, 4, 5].map((value) => (
          <line key={value} className="trend-grid" x1="0" x2={width} y1={y(value)} y2={y(value)} />
        ))}
        {children}
      </svg>
      {below}
    </div>
  )
}
