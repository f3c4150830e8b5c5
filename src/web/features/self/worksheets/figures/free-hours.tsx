import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'
import { freeMinutes } from './free-minutes.ts'
import { useHours } from './use-hours.ts'

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
