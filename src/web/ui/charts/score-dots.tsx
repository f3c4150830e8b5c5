import { scoreScale } from './axis.ts'
import { LimitTicks, type RowLimits, type ScoreRow, ScoreRows } from './score-rows.tsx'

export type ScoreDot = Omit<ScoreRow, 'drawing'> & {
  readonly at: number
  /** The value before, if it was shown. */
  readonly before?: number | undefined
  readonly limits?: RowLimits
}

type ScoreDotsProps = { readonly rows: readonly ScoreDot[]; readonly axisLabels: readonly string[] }

/** One row a score: a dot, and a ring for the value before. */
export function ScoreDots({ rows, axisLabels }: ScoreDotsProps) {
  return (
    <ScoreRows
      axisLabels={axisLabels}
      rows={rows.map(({ at, before, limits, ...row }) => ({
        ...row,
        drawing: (
          <>
            <LimitTicks limits={limits} />
            {before !== undefined && (
              <>
                <line className="dot-way" x1={scoreScale(before)} x2={scoreScale(at)} y1="12" y2="12" />
                <line className="dot-before" {...dot(before)} />
                <line className="dot-before-middle" {...dot(before)} />
              </>
            )}
            <line className="dot-now" {...dot(at)} />
          </>
        ),
      }))}
    />
  )
}

const dot = (at: number) => ({ x1: scoreScale(at), x2: scoreScale(at), y1: 12, y2: 12 })
