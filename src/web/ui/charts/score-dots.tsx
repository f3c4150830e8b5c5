import type { ReactNode } from 'react'
import { drawingWidth, scoreScale } from './axis.ts'

export type ScoreDot = {
  readonly key: string
  readonly label: ReactNode
  /** The figure as released, in words: "2,6", "1,6 eller lägre". */
  readonly shown: ReactNode
  readonly at: number
  /** Where it was before, if it was shown. */
  readonly before?: number | undefined
  readonly limits?: { readonly yellow: number; readonly red: number }
}

type ScoreDotsProps = { readonly rows: readonly ScoreDot[]; readonly axisLabels: readonly string[] }

/** One row a score on the 1–5 axis: a dot, and a ring where it was the time before. For the eye only; the words say the same. */
export function ScoreDots({ rows, axisLabels }: ScoreDotsProps) {
  return (
    <div className="score-bars">
      <ul className="chart-rows">
        {rows.map(({ key, label, shown, at, before, limits }) => (
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
              {limits && (
                <>
                  <line className="chart-limit" {...upright(limits.yellow)} />
                  <line className="chart-limit" {...upright(limits.red)} />
                </>
              )}
              {before !== undefined && (
                <>
                  <line className="dot-way" x1={scoreScale(before)} x2={scoreScale(at)} y1="12" y2="12" />
                  <line className="dot-before" {...dot(before)} />
                  <line className="dot-before-middle" {...dot(before)} />
                </>
              )}
              <line className="dot-now" {...dot(at)} />
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

const dot = (at: number) => ({ x1: scoreScale(at), x2: scoreScale(at), y1: 12, y2: 12 })
const upright = (at: number) => ({ x1: scoreScale(at), x2: scoreScale(at), y1: 0, y2: 24 })
