import { rowsOf } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

/** Steps from the easiest to the hardest; those that were taken are filled. */
export function Stairs({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const steps = rowsOf(values, from[0] ?? '')
    .flatMap(([key, { texts, figures, choices }]) => {
      const step = texts.step?.trim()
      return step ? [{ key, step, hard: figures.hard ?? 10, done: choices.done === 'yes' }] : []
    })
    .toSorted((a, b) => a.hard - b.hard)
  if (steps.length === 0) return empty
  const [width, height] = [300 / steps.length, 120 / steps.length]
  const next = steps.find(({ done }) => !done)
  return (
    <>
      <svg viewBox="0 0 300 130" className="worksheet-drawing" aria-hidden="true">
        {steps.map(({ key, done }, place) => (
          <g key={key}>
            <rect
              className={done ? 'drawing-fill' : 'drawing-box'}
              x={place * width + 1}
              y={128 - (place + 1) * height}
              width={width - 2}
              height={(place + 1) * height}
            />
            <text
              className={done ? 'drawing-on-fill' : undefined}
              x={(place + 0.5) * width}
              y="122"
              textAnchor="middle"
            >
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {steps.map(({ key, step, done }) => (
          <li key={key}>
            {step} {done && <span className="small quiet">{t('figure.taken')}</span>}
          </li>
        ))}
      </ol>
      <p>{next === undefined ? t('figure.stairs.all') : t('figure.stairs.next', { step: next.step })}</p>
    </>
  )
}
