import { rowsOf } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

/** A dot for each evening, by how much the person thought of work: filled after all steps, half after some, hollow after none. */
export function DaysLine({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const days = rowsOf(values, from[0] ?? '')
    .flatMap(([key, { choices, figures }]) => {
      const [day, thoughts] = [choices['try-day'], figures['try-thoughts']]
      return day === undefined || thoughts === undefined
        ? []
        : [{ key, day, thoughts, did: choices['try-did'] }]
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
  const [first, last] = [days.at(0), days.at(-1)]
  if (first === undefined || last === undefined) return empty
  const at = (place: number, thoughts: number) =>
    [16 + (place / Math.max(days.length - 1, 1)) * 268, 110 - thoughts * 10] as const
  return (
    <>
      <svg viewBox="0 0 300 124" className="worksheet-drawing" aria-hidden="true">
        <path className="drawing-guide" d="M0 10h300M0 60h300M0 110h300" />
        <polyline
          className="drawing-gap"
          points={days.map(({ thoughts }, place) => at(place, thoughts).join(' ')).join(' ')}
        />
        {days.map(({ key, thoughts, did }, place) => {
          const [x, y] = at(place, thoughts)
          return (
            <g key={key} transform={`translate(${x} ${y})`}>
              <circle className={did === 'all' ? 'drawing-fill' : 'drawing-hollow'} r="7" />
              {did === 'some' && <path className="drawing-fill" d="M0-7a7 7 0 0 0 0 14z" />}
            </g>
          )
        })}
      </svg>
      <p className="small quiet">{t('figure.evenings.key')}</p>
      <p>
        {days.length === 1
          ? t('figure.evenings.one', { thoughts: first.thoughts })
          : t('figure.evenings', { count: days.length, first: first.thoughts, last: last.thoughts })}
      </p>
    </>
  )
}
