import type { ReactNode } from 'react'

type TrendFrameProps = {
  /** Top to bottom: "5", "4" … "1". */
  readonly axisLabels: readonly string[]
  /** Of the drawing, in its own units: the page stretches it. */
  readonly width: number
  readonly height: number
  /** Where a value from 1 to 5 lies, from the top. */
  readonly y: (value: number) => number
  readonly drawingClass: string
  /** What is drawn over the grid. */
  readonly children: ReactNode
  /** What is below the drawing, in words. */
  readonly below: ReactNode
}

/** A drawing over time on the 1–5 axis, with its scale and grid. For the eye only: the words are below or in a table. */
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
