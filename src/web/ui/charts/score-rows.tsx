import type { ReactNode } from 'react'
import { drawingWidth, scoreScale } from './axis.ts'

export type ScoreRow = {
  readonly key: string
  readonly label: ReactNode
  /** The figure as released, in words: "2,6", "högst 1,6". */
  readonly shown: ReactNode
  readonly drawing: ReactNode
}

type ScoreRowsProps = { readonly rows: readonly ScoreRow[]; readonly axisLabels: readonly string[] }

/** One row a score on the 1–5 axis. The drawing is hidden from screen readers, because the words beside it say the same. */
export function ScoreRows({ rows, axisLabels }: ScoreRowsProps) {
  return (
    <div className="score-bars">
      <ul className="chart-rows">
        {rows.map(({ key, label, shown, drawing }) => (
          <li key={key} className="chart-row">
            <span className="chart-label">{label}</span>
            <span className="chart-value">{shown}</span>
            <svg
              className="chart-track"
              viewBox={`0 0 ${drawingWidth} 24`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
            >
              <rect className="chart-ground" x="0" y="11" width={drawingWidth} height="2" />
              {drawing}
            </svg>
          </li>
        ))}
      </ul>
      <div className="chart-axis" aria-hidden="true">
        {axisLabels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  )
}

/** Where the yellow and the red band of a row begin. */
export type RowLimits = { readonly yellow: number; readonly red: number }

/** A tick where each band begins. */
export const LimitTicks = ({ limits }: { readonly limits: RowLimits | undefined }) =>
  limits && (
    <>
      <line className="chart-limit" {...upright(limits.yellow)} />
      <line className="chart-limit" {...upright(limits.red)} />
    </>
  )

const upright = (at: number) => ({ x1: scoreScale(at), x2: scoreScale(at), y1: 0, y2: 24 })
