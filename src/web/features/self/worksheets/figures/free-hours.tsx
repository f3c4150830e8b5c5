import { minutesBetween } from '#core/worksheets/sleep.ts'
import { useText } from '#web/lib/use-text.ts'
import { useHours } from '../use-answer-words.ts'
import type { DrawingProps } from './drawing-props.ts'

/** The time between two shifts on one line: reachable, then free. */
export function FreeHours({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const hours = useHours()
  const [ends, until, begins] = from.map((id) => values.choices[id])
  if (ends === undefined || until === undefined || begins === undefined) return empty
  const { all, reachable, free } = freeMinutes(ends, until, begins)
  const width = (reachable / all) * 300
  return (
    <>
      <svg viewBox="0 0 300 46" className="worksheet-drawing" aria-hidden="true">
        <rect className="drawing-fill" x="0" y="4" width="300" height="20" rx="3" />
        <rect className="drawing-busy" x="0" y="4" width={width} height="20" rx="3" />
        <text x="0" y="42">
          {ends}
        </text>
        <text x="300" y="42" textAnchor="end">
          {begins}
        </text>
      </svg>
      <p>
        {t('figure.free', { all: hours(all / 60), reachable: hours(reachable / 60), free: hours(free / 60) })}
      </p>
    </>
  )
}

/**
 * The minutes between two shifts, and for how many of them the person can be reached.
 * @param reachableUntil a time after the end of the shift; if it is after the next shift's beginning, all minutes count
 */
export function freeMinutes(ends: string, reachableUntil: string, begins: string) {
  const all = minutesBetween(ends, begins) || 24 * 60
  const reachable = Math.min(all, minutesBetween(ends, reachableUntil))
  return { all, reachable, free: all - reachable }
}
