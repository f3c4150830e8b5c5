import type { ReactNode } from 'react'
import { drawingWidth, type Span, scoreScale } from './axis.ts'

export type ScoreBar = {
  readonly key: string
  readonly label: ReactNode
  /** The figure as released, in words: "2,6", "högst 1,6". */
  readonly shown: string
  /** Null where no figure is shown: the row has its words alone. */
  readonly span: Span | null
  /** ± around the span: what the number of answers implies. */
  readonly uncertainty?: number
  /** Where yellow and red begin on this row, where the row has such limits. */
  readonly limits?: { readonly yellow: number; readonly red: number }
}

/**
 * One row a score on the 1–5 axis: a light bar for the uncertainty, a dark one for the figure itself, and
 * ticks where the bands begin. The words beside it say the same; the drawing is for the eye only.
 */
export function ScoreBars({
  rows,
  axisLabels,
}: {
  rows: readonly ScoreBar[]
  axisLabels: readonly string[]
}) {
  return (
    <div className="score-bars">
      <ul className="chart-rows">
        {rows.map(({ key, label, shown, span, uncertainty = 0, limits }) => (
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
              {span !== null && uncertainty > 0 && (
                <Bar span={widen(span, uncertainty)} y={7} height={10} className="chart-uncertain" />
              )}
              {span !== null && <Bar span={span} y={4} height={16} className="chart-figure" />}
              {limits && (
                <>
                  <Tick at={limits.yellow} />
                  <Tick at={limits.red} />
                </>
              )}
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

const widen = ({ lo, hi }: Span, by: number): Span => ({ lo: Math.max(1, lo - by), hi: Math.min(5, hi + by) })

function Bar({ span, y, height, className }: { span: Span; y: number; height: number; className: string }) {
  const from = scoreScale(span.lo)
  // A single value still has to be seen: never thinner than 4 of 400.
  const width = Math.max(4, scoreScale(span.hi) - from)
  return (
    <rect className={className} x={Math.min(from, drawingWidth - 4)} y={y} width={width} height={height} />
  )
}

const Tick = ({ at }: { at: number }) => (
  <line className="chart-limit" x1={scoreScale(at)} x2={scoreScale(at)} y1="0" y2="24" />
)
