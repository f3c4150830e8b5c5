import { useText } from '#web/lib/use-text.ts'
import type { DrawingProps } from './drawing-props.ts'

/** The answers as one letter, to read and to print. */
export function Letter({ values, from, empty }: DrawingProps) {
  const t = useText('worksheet')
  const [name, ...parts] = from
  const paragraphs = parts.flatMap((id) => {
    const text = values.texts[id]?.trim()
    return text ? [{ id, text }] : []
  })
  if (paragraphs.length === 0) return empty
  const to = values.texts[name ?? '']?.trim()
  return (
    <div className="worksheet-letter flow">
      <p>{to ? t('figure.letter.to', { name: to }) : t('figure.letter.hello')}</p>
      {paragraphs.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
