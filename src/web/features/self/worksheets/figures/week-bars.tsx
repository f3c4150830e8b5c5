import { rowsOf } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

/** Two bars for each day of the week: energy spent and energy gained. */
export function WeekBars({ sheet, values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const [name = ''] = from
  const field = sheet.fields.find((one) => 'id' in one && one.id === name)
  const column = field?.kind === 'rows' ? field.columns.find(({ id }) => id === 'day') : undefined
  const order = column?.kind === 'choice' ? column.options : []
  const days = rowsOf(values, name)
    .flatMap(
      ([
        key,
        {
          choices,
          figures: { spend, earn },
        },
      ]) => {
        const place = order.findIndex(({ id }) => id === choices.day)
        const label = order[place]?.label
        return label === undefined || spend === undefined || earn === undefined
          ? []
          : [{ key, place, label, spend, earn }]
      },
    )
    .toSorted((a, b) => a.place - b.place)
  if (days.length === 0) return empty
  const widest = days.toSorted((a, b) => b.spend - b.earn - (a.spend - a.earn))[0]
  const width = 300 / Math.max(days.length, 5)
  return (
    <>
      <svg viewBox="0 0 300 170" className="worksheet-drawing" aria-hidden="true">
        {days.map(({ key, label, spend, earn }, place) => (
          <g key={key} transform={`translate(${place * width} 0)`}>
            <rect
              className="drawing-busy"
              x="4"
              y={140 - spend * 13}
              width={width / 2 - 5}
              height={spend * 13}
            />
            <rect
              className="drawing-fill"
              x={width / 2}
              y={140 - earn * 13}
              width={width / 2 - 5}
              height={earn * 13}
            />
            <path className="drawing-line" d={`M2 141h${width - 4}`} />
            <text x={width / 2} y="160" textAnchor="middle">
              {label.slice(0, 3)}
            </text>
          </g>
        ))}
      </svg>
      <p className="small quiet">{t('figure.week.key')}</p>
      {widest !== undefined && (
        <p>
          {widest.spend > widest.earn
            ? t('figure.week.widest', {
                day: widest.label.toLowerCase(),
                spend: widest.spend,
                earn: widest.earn,
              })
            : t('figure.week.even')}
        </p>
      )}
    </>
  )
}
