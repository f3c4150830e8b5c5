import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

const corners = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** Four corners, each as large as the share of its ticked signs. It adds nothing up and draws no limit. */
export function SignCorners({ sheet, values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const places = from.flatMap((name, place) => {
    const field = sheet.fields.find((one) => 'id' in one && one.id === name)
    if (field?.kind !== 'tick') return []
    return [
      {
        name,
        label: field.label,
        count: values.sets[name]?.length ?? 0,
        of: field.items.length,
        at: corners[place],
      },
    ]
  })
  const most = Math.max(...places.map(({ count }) => count))
  if (most < 1) return empty
  const where = places.filter(({ count }) => count === most).map(({ label }) => label.toLowerCase())
  return (
    <>
      <svg viewBox="-150 -110 300 220" className="worksheet-drawing" aria-hidden="true">
        <path className="drawing-guide" d="M-145 0h290M0-105v210" />
        {places.map(({ name, label, count, of, at: [x, y] = [1, 1] }) => {
          const size = Math.sqrt(count / of) * 80
          return (
            <g key={name}>
              <rect
                className="drawing-quiet"
                x={x < 0 ? -size : 0}
                y={y < 0 ? -size : 0}
                width={size}
                height={size}
              />
              <text x={x * 140} y={y < 0 ? -95 : 105} textAnchor={x < 0 ? 'start' : 'end'}>
                {label}
              </text>
            </g>
          )
        })}
      </svg>
      <p>{t('figure.signs', { where: where.join(', ') })}</p>
    </>
  )
}
