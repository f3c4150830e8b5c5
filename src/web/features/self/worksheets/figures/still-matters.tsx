import { rowsOf } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

const answers = ['yes', 'less', 'no'] as const
const looks = ['drawing-fill', 'drawing-quiet', 'drawing-box'] as const

/** All worries as one bar: those that still matter, those that matter less, those that no longer matter. */
export function StillMatters({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const rows = rowsOf(values, from[0] ?? '').filter(([, { choices }]) => choices.still !== undefined)
  if (rows.length === 0) return empty
  const counts = answers.map((answer) => rows.filter(([, { choices }]) => choices.still === answer).length)
  const starts = counts.map((_, place) => counts.slice(0, place).reduce((sum, count) => sum + count, 0))
  const scale = 300 / rows.length
  const [still = 0, less = 0, no = 0] = counts
  const withStep = rows.filter(([, { texts }]) => texts.step?.trim()).length
  return (
    <>
      <svg viewBox="0 0 300 26" className="worksheet-drawing" aria-hidden="true">
        {counts.map((count, place) => (
          <rect
            key={answers[place]}
            className={looks[place]}
            x={(starts[place] ?? 0) * scale + 1}
            y="1"
            width={Math.max(count * scale - 2, 0)}
            height="24"
          />
        ))}
      </svg>
      <p>{t('figure.worries', { count: rows.length, still, less, no, withStep })}</p>
    </>
  )
}
