import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

/** Two bars on the scale of their fields: before and after. */
export function BeforeAndAfter({ sheet, values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const [before, after] = from.map((id) => values.figures[id])
  if (before === undefined || after === undefined) return empty
  const field = sheet.fields.find((one) => 'id' in one && one.id === from[0])
  const top = field?.kind === 'scale' ? field.to : field?.kind === 'number' ? field.max : 10
  const unit = field?.kind === 'number' ? `\u00a0${field.unit}` : ''
  const change = after < before ? 'lower' : after > before ? 'higher' : 'same'
  return (
    <>
      <svg viewBox="0 0 300 76" className="worksheet-drawing" aria-hidden="true">
        {[before, after].map((figure, row) => (
          <g key={row === 0 ? 'before' : 'after'} transform={`translate(0 ${row * 38})`}>
            <text x="0" y="12">
              {t(row === 0 ? 'figure.before' : 'figure.after')}
            </text>
            <rect className="drawing-track" x="0" y="18" width="300" height="14" rx="3" />
            <rect
              className={row === 0 ? 'drawing-quiet' : 'drawing-fill'}
              x="0"
              y="18"
              width={(figure / top) * 300}
              height="14"
              rx="3"
            />
          </g>
        ))}
      </svg>
      <p>{t(`figure.change.${change}`, { before, after, unit })}</p>
    </>
  )
}
