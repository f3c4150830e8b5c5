import { rowsOf } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import { useHours } from '../use-answer-words.ts'
import type { DrawingProps } from './drawing-props.ts'

/** The available hours above the hours that the tasks need; each task is a segment of its bar. */
export function HoursBalance({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const inHours = useHours()
  const [available, tasks = ''] = from
  const there = values.figures[available ?? '']
  const hours = rowsOf(values, tasks).flatMap(([key, { figures }]) =>
    figures.hours === undefined ? [] : [{ key, hours: figures.hours }],
  )
  if (there === undefined || hours.length === 0) return empty
  const needed = hours.reduce((sum, task) => sum + task.hours, 0)
  const scale = 300 / Math.max(there, needed, 1)
  const starts = hours.map((_, place) => hours.slice(0, place).reduce((sum, task) => sum + task.hours, 0))
  const difference = inHours(Math.abs(needed - there))
  return (
    <>
      <svg viewBox="0 0 300 80" className="worksheet-drawing" aria-hidden="true">
        <text x="0" y="12">
          {t('figure.hours.there')}
        </text>
        <rect className="drawing-quiet" x="0" y="18" width={there * scale} height="16" rx="3" />
        <text x="0" y="54">
          {t('figure.hours.needed')}
        </text>
        {hours.map((task, place) => (
          <rect
            key={task.key}
            className="drawing-fill"
            x={(starts[place] ?? 0) * scale}
            y="60"
            width={Math.max(task.hours * scale - 1.5, 1)}
            height="16"
          />
        ))}
      </svg>
      <p>
        {needed === there
          ? t('figure.hours.even', { hours: inHours(there) })
          : t(needed > there ? 'figure.hours.missing' : 'figure.hours.left', {
              there: inHours(there),
              needed: inHours(needed),
              difference,
            })}
      </p>
    </>
  )
}
