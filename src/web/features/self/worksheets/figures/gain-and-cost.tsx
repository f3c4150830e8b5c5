import { rowsOf } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'
import { MapGround, onMap } from './map-ground.tsx'

/** Ideas by cost and gain, with the numbers of the list below, in which the best ratio comes first. */
export function GainAndCost({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const ideas = rowsOf(values, from[0] ?? '').flatMap(([key, { texts, figures }]) => {
    const { gain, cost } = figures
    return gain === undefined || cost === undefined ? [] : [{ key, idea: texts.idea ?? '', gain, cost }]
  })
  if (ideas.length === 0) return empty
  const sorted = ideas.toSorted((a, b) => b.gain - b.cost - (a.gain - a.cost))
  return (
    <>
      <svg viewBox="0 0 300 250" className="worksheet-drawing" aria-hidden="true">
        <MapGround right={t('figure.cost')} up={t('figure.gain')} />
        {sorted.map(({ key, gain, cost }, place) => (
          <g key={key} transform={onMap(cost, gain)}>
            <circle className="drawing-fill" r="10" />
            <text className="drawing-on-fill" textAnchor="middle" y="5">
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {sorted.map(({ key, idea, gain, cost }) => (
          <li key={key}>
            {idea} <span className="small quiet">{t('figure.bargain', { gain, cost })}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
