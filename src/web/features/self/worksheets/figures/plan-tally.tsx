import { rowsOf } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

/** A box for each try: filled if the plan was followed, half filled in part, empty if it was not, a dash without a cue. */
export function PlanTally({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const outcomes = rowsOf(values, from[0] ?? '').flatMap(([key, row]) => {
    const outcome = row.choices.outcome
    return outcome === undefined ? [] : [{ key, outcome }]
  })
  if (outcomes.length === 0) return empty
  const withCue = outcomes.filter(({ outcome }) => outcome !== 'no-cue')
  const used = withCue.filter(({ outcome }) => outcome !== 'not-followed')
  return (
    <>
      <svg viewBox={`0 0 ${outcomes.length * 30} 30`} className="worksheet-drawing" aria-hidden="true">
        {outcomes.map(({ key, outcome }, place) => (
          <g key={key} transform={`translate(${place * 30 + 2} 2)`}>
            <rect className="drawing-box" x="1" y="1" width="24" height="24" rx="4" />
            {outcome === 'no-cue' ? (
              <path className="drawing-line" d="M7 13h12" />
            ) : (
              <rect
                className="drawing-fill"
                x="1"
                y={outcome === 'followed' ? 1 : 13}
                width="24"
                height={outcome === 'followed' ? 24 : outcome === 'not-followed' ? 0 : 12}
                rx="3"
              />
            )}
          </g>
        ))}
      </svg>
      <p>{t('figure.tally', { used: used.length, count: withCue.length })}</p>
    </>
  )
}
