import { sleepOf } from '#core/worksheets/sleep.ts'
import { rowsOf } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

/** The mean time in bed, and the share of sleep in it. */
export function SleepShare({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const summary = sleepOf(rowsOf(values, from[0] ?? '').map(([, night]) => night))
  if (summary === null) return empty
  const { nights, inBed, asleep, share } = summary
  const spoken = (minutes: number) =>
    t('figure.sleep.time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
  return (
    <>
      <svg viewBox="0 0 300 24" className="worksheet-drawing" aria-hidden="true">
        <rect className="drawing-track" width="300" height="24" rx="3" />
        <rect className="drawing-fill" width={share * 3} height="24" rx="3" />
      </svg>
      <p>{t('figure.sleep', { count: nights, inBed: spoken(inBed), asleep: spoken(asleep), share })}</p>
    </>
  )
}
