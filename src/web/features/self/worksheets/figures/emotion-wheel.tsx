import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

const radius = 110
const round = (value: number) => Math.round(value * 10) / 10

/** A sector of a wheel, by its index and the number of sectors; `share` is its share of the radius. */
function wedge(place: number, of: number, share: number): string {
  const at = (turn: number) => {
    const angle = (turn / of) * 2 * Math.PI - Math.PI / 2
    return `${round(Math.cos(angle) * radius * share)} ${round(Math.sin(angle) * radius * share)}`
  }
  const size = round(radius * share)
  return `M0 0L${at(place)}A${size} ${size} 0 0 1 ${at(place + 1)}Z`
}

/** A sector for each feeling; a chosen one is filled in proportion to its strength. */
export function EmotionWheel({ sheet, values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const [group = '', words = '', strength = ''] = from
  const optionsOf = (name: string) => {
    const field = sheet.fields.find((one) => 'id' in one && one.id === name)
    return field?.kind === 'choice' ? { options: field.options, many: field.many === true } : undefined
  }
  // "I don't know" is an answer, but no sector of the wheel.
  const feelings = (optionsOf(group)?.options ?? []).filter(({ id }) => id !== 'unclear')
  const chosenIn = (name: string) =>
    optionsOf(name)?.many ? (values.sets[name] ?? []) : [values.choices[name] ?? '']
  const chosen = feelings.filter(({ id }) => chosenIn(group).includes(id))
  const strong = values.figures[strength]
  if (chosen.length === 0 || strong === undefined) return empty
  const named = (optionsOf(words)?.options ?? []).filter(({ id }) => chosenIn(words).includes(id))
  return (
    <>
      <svg viewBox="-150 -140 300 280" className="worksheet-drawing" aria-hidden="true">
        {feelings.map(({ id, label }, place) => {
          const angle = ((place + 0.5) / feelings.length) * 2 * Math.PI - Math.PI / 2
          return (
            <g key={id}>
              <path className="drawing-box" d={wedge(place, feelings.length, 1)} />
              {chosen.some((one) => one.id === id) && (
                <path className="drawing-fill" d={wedge(place, feelings.length, Math.max(strong, 1) / 10)} />
              )}
              <text
                textAnchor="middle"
                x={round(Math.cos(angle) * (radius + 14))}
                y={round(Math.sin(angle) * (radius + 14)) + 5}
              >
                {label.split(' ')[0]}
              </text>
            </g>
          )
        })}
      </svg>
      <p>
        {t('figure.emotion', {
          feelings: [...chosen, ...named].map(({ label }) => label.toLowerCase()).join(', '),
          strength: strong,
        })}
      </p>
    </>
  )
}
