import { drawingWidth, type Span, scoreScale } from './axis.ts'
import { LimitTicks, type RowLimits, type ScoreRow, ScoreRows } from './score-rows.tsx'

export type ScoreBar = Omit<ScoreRow, 'drawing'> & {
  /** Null where no figure is shown: the row then has only its words. */
  readonly span: Span | null
  /** ± around the span: the uncertainty that follows from the number of answers. */
  readonly uncertainty?: number
  readonly limits?: RowLimits
}

type ScoreBarsProps = { readonly rows: readonly ScoreBar[]; readonly axisLabels: readonly string[] }

/** One row a score: a light bar for the uncertainty, a dark bar for the figure, and ticks where the bands begin. */
export function ScoreBars({ rows, axisLabels }: ScoreBarsProps) {
  return (
    <ScoreRows
      axisLabels={axisLabels}
      rows={rows.map(({ span, uncertainty = 0, limits, ...row }) => ({
        ...row,
        // Drawn over the bars, so that a limit within a bar stays visible.
        drawing: (
          <>
            {span !== null && uncertainty > 0 && (
              <Bar span={widen(span, uncertainty)} y={7} height={10} className="chart-uncertain" />
            )}
            {span !== null && <Bar span={span} y={4} height={16} className="chart-figure" />}
            <LimitTicks limits={limits} />
          </>
        ),
      }))}
    />
  )
}

const widen = ({ lo, hi }: Span, by: number): Span => ({ lo: Math.max(1, lo - by), hi: Math.min(5, hi + by) })

function Bar({ span, y, height, className }: { span: Span; y: number; height: number; className: string }) {
  const from = scoreScale(span.lo)
  // At least 4 of 400 units wide, so that a single value stays visible.
  const width = Math.max(4, scoreScale(span.hi) - from)
  return (
    <rect className={className} x={Math.min(from, drawingWidth - 4)} y={y} width={width} height={height} />
  )
}
