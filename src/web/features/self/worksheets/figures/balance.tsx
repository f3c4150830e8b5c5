import { rowsOf, type WorksheetValues } from '#core/worksheets/worksheet.ts'
import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

/** The rows of a side with their amounts, the largest first. */
const sideOf = (values: WorksheetValues, field: string) =>
  rowsOf(values, field)
    .flatMap(([key, { texts, figures }]) => {
      const amount = figures[`${field}-amount`]
      return amount === undefined ? [] : [{ key, what: texts[`${field}-what`] ?? '', amount }]
    })
    .toSorted((a, b) => b.amount - a.amount)

/** Two columns side by side, stacked from the rows of each side: what the week takes, and what it gives. */
export function Balance({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const sides = from.map((field) => sideOf(values, field))
  const sums = sides.map((rows) => rows.reduce((sum, { amount }) => sum + amount, 0))
  const [takes = 0, gives = 0] = sums
  const highest = Math.max(takes, gives)
  if (sides.some((rows) => rows.length === 0)) return empty
  return (
    <>
      <svg viewBox="0 0 300 204" className="worksheet-drawing" aria-hidden="true">
        {sides.map((rows, side) => (
          <g key={from[side]} transform={`translate(${side * 155} 0)`}>
            {rows.map(({ key, amount }, place) => {
              const below = rows.slice(0, place).reduce((sum, row) => sum + row.amount, 0)
              const scale = 180 / highest
              return (
                <rect
                  key={key}
                  className={side === 0 ? 'drawing-busy' : 'drawing-fill'}
                  width="145"
                  y={182 - (below + amount) * scale}
                  height={Math.max(amount * scale - 2, 1)}
                />
              )
            })}
            <text x="72" y="199" textAnchor="middle">
              {t(side === 0 ? 'figure.takes' : 'figure.gives', { sum: sums[side] ?? 0 })}
            </text>
          </g>
        ))}
      </svg>
      <p>
        {t(
          takes > gives
            ? 'figure.balance.takes'
            : takes < gives
              ? 'figure.balance.gives'
              : 'figure.balance.even',
          {
            most: sides[0]?.[0]?.what ?? '',
            best: sides[1]?.[0]?.what ?? '',
          },
        )}
      </p>
    </>
  )
}
