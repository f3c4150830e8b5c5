import { useState } from 'react'
import type { SimpleField } from '#web/lib/content/worksheet-schema.ts'
import { useText } from '#web/lib/use-text.ts'
import { TextField } from '#web/ui/text-field/text-field.tsx'
import { figureIn } from './simple-field.ts'

type NumberInputProps = {
  readonly id: string
  readonly field: Extract<SimpleField, { kind: 'number' }>
  readonly value: number | undefined
  readonly onChange: (figure: number | undefined) => void
}

/** A number with a comma or a point. Input that is no number in the range stays, with an error below. */
export function NumberInput({ id, field, value, onChange }: NumberInputProps) {
  const t = useText('worksheet')
  const { label, hint, unit, min, max } = field
  const [typed, setTyped] = useState<string | null>(null)
  // The stored value replaces the input when another device has changed it or the sheet was cleared.
  const shown =
    typed !== null && figureIn(typed, field) === (value ?? null) ? typed : (value ?? '').toString()
  const written = typed !== null && figureIn(typed, field) === 'wrong' ? typed : shown
  const wrong = written !== '' && figureIn(written, field) === 'wrong'
  return (
    <TextField
      id={id}
      label={t('number', { label, unit })}
      hint={hint}
      error={wrong ? t('number.range', { min, max }) : undefined}
      inputMode="decimal"
      autoComplete="off"
      width="short"
      value={written}
      onChange={(event) => {
        setTyped(event.target.value)
        const figure = figureIn(event.target.value, field)
        if (figure !== 'wrong') onChange(figure ?? undefined)
      }}
    />
  )
}
