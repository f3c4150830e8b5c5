import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'
import { MapGround, onMap } from './map-ground.tsx'

const mean = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0) / figures.length

/** The middle of a scale from 0 to 10; a higher value counts as high. */
const middle = 5

/** Demands are vertical, influence is horizontal (the model of Karasek and Theorell); the ring closes as support grows. */
export function DemandControlMap({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const figures = from.flatMap((id) => values.figures[id] ?? [])
  if (figures.length < from.length) return empty
  const [demands, control, support] = [0, 2, 4].map((first) => mean(figures.slice(first, first + 2))) as [
    number,
    number,
    number,
  ]
  const say = (high: boolean) => (high ? 'high' : 'low')
  const circle = 2 * Math.PI * 16
  return (
    <>
      <svg viewBox="0 0 300 250" className="worksheet-drawing" aria-hidden="true">
        <MapGround right={t('figure.control')} up={t('figure.demands')} />
        <g transform={onMap(control, demands)}>
          <circle className="drawing-ring" r="16" />
          <circle
            className="drawing-arc"
            r="16"
            strokeDasharray={`${(support / 10) * circle} ${circle}`}
            transform="rotate(-90)"
          />
          <circle className="drawing-fill" r="8" />
        </g>
      </svg>
      <p>
        {t(`figure.corner.${say(demands > middle)}.${say(control > middle)}`)}{' '}
        {t(`figure.support.${say(support > middle)}`)}
      </p>
    </>
  )
}
