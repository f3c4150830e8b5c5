import type { Example } from '../example.ts'
import { Textarea } from './textarea.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Textruta',
    element: <Textarea id="example-message" label="Meddelande" hint="Skriv inget om din hälsa här." />,
  },
  {
    name: 'Textruta med fel',
    element: (
      <Textarea
        id="example-message-wrong"
        label="Meddelande"
        error="Meddelandet måste vara minst 10 tecken."
        defaultValue="Hej"
      />
    ),
  },
]
