import { rowsOf } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

const radius = 110

/** A spoke for each area, numbered as in the list: a ring shows its importance, a dot the room that it has had. */
export function ValuesWheel({ sheet, values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const [name = ''] = from
  const field = sheet.fields.find((one) => 'id' in one && one.id === name)
  const column = field?.kind === 'rows' ? field.columns.find(({ id }) => id === 'area') : undefined
  const labels = column?.kind === 'choice' ? column.options : []
  const areas = rowsOf(values, name)
    .flatMap(
      ([
        key,
        {
          choices,
          figures: { important, lived },
        },
      ]) => {
        const label = labels.find(({ id }) => id === choices.area)?.label
        return label === undefined || important === undefined || lived === undefined
          ? []
          : [{ key, label, important, lived }]
      },
    )
    .toSorted((a, b) => b.important - b.lived - (a.important - a.lived))
  if (areas.length === 0) return empty
  return (
    <>
      <svg viewBox="-150 -140 300 280" className="worksheet-drawing" aria-hidden="true">
        {[0.2, 0.4, 0.6, 0.8, 1].map((share) => (
          <circle key={share} className="drawing-circle" r={radius * share} />
        ))}
        {areas.map(({ key, important, lived }, place) => (
          <g key={key} transform={`rotate(${(place / areas.length) * 360 - 90})`}>
            <path className="drawing-guide" d={`M0 0H${radius}`} />
            <path className="drawing-gap" d={`M${(lived / 10) * radius} 0H${(important / 10) * radius}`} />
            <circle className="drawing-hollow" cx={(important / 10) * radius} r="7" />
            <circle className="drawing-fill" cx={(lived / 10) * radius} r="7" />
            <text
              textAnchor="middle"
              transform={`translate(${radius + 18} 0) rotate(${90 - (place / areas.length) * 360})`}
              y="5"
            >
              {place + 1}
            </text>
          </g>
        ))}
      </svg>
      <p className="small quiet">{t('figure.wheel.key')}</p>
      <ol>
        {areas.map(({ key, label, important, lived }) => (
          <li key={key}>
            {label} <span className="small quiet">{t('figure.wheel.row', { important, lived })}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
