import type { Example } from '../example.ts'
import { TextField } from './text-field.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Textfält med hjälptext',
    element: (
      <TextField
        id="example-mail"
        label="E-post"
        hint="Vi skickar en kod dit."
        type="email"
        autoComplete="email"
      />
    ),
  },
  {
    name: 'Textfält som får lämnas tomt',
    element: <TextField id="example-phone" label="Telefon" optional="(valfritt)" type="tel" width="medium" />,
  },
  {
    name: 'Textfält med fel',
    element: (
      <TextField
        id="example-code"
        label="Kod"
        width="short"
        error="Skriv koden med åtta siffror."
        inputMode="numeric"
        defaultValue="12"
      />
    ),
  },
]
