import type { ComponentProps } from 'react'
import { TextField } from '#web/ui/text-field/text-field.tsx'

type TypedFieldProps = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  readonly value: string
  readonly onType: (typed: string) => void
}

/** An e-mail address, which no keyboard is to begin with a capital or mend. */
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

/** The eight digits of an e-mail; there is room for the spaces and hyphens that people type between them (`codeIn`). */
export function MailedCodeField({ onType, ...field }: TypedFieldProps) {
  return (
    <TextField
      {...field}
      autoComplete="one-time-code"
      inputMode="numeric"
      width="short"
      maxLength={16}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
