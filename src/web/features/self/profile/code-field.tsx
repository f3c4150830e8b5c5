import { TextField } from '#web/ui/text-field/text-field.tsx'

type CodeFieldProps = {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly onType: (typed: string) => void
}

/** A field for a code from paper or another screen, in capitals as it is printed there. */
export function CodeField({ onType, ...props }: CodeFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      width="short"
      maxLength={24}
      onChange={({ target }) => onType(target.value)}
    />
  )
}
