import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/text-field/text-field.tsx'

type TypedFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  readonly value: string
  readonly onType: (typed: string) => void
}

/** An e-mail address; keyboards must not capitalise or correct it. */
export function EmailField({ onType, ...field }: TypedFieldProps) {
  return (
    <TextField
      autoComplete="email"
      {...field}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      width="medium"
      onChange={({ target }) => onType(target.value)}
    />
  )
}

/** The mailed code of eight digits, with room for what people copy with it from the mail (`codeIn`). */
export function MailedCodeField({ onType, ...field }: TypedFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      inputMode="numeric"
      width="short"
      maxLength={100}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
