import type { Example } from '../example.ts'
import { Radios } from './radios.tsx'

const choices = [
  { value: 'never', label: 'Aldrig' },
  { value: 'rarely', label: 'Sällan' },
  { value: 'sometimes', label: 'Ibland' },
  { value: 'often', label: 'Ofta' },
  { value: 'always', label: 'Alltid' },
] as const

export const examples: readonly Example[] = [
  {
    name: 'Fråga med svar i formulärets ordning, inget valt',
    element: (
      <Radios
        id="example-question"
        name="example-question"
        legend="Hur ofta är du helt slut efter jobbet?"
        hint="Tänk på de senaste fyra veckorna."
        choices={choices}
        digits
      />
    ),
  },
  {
    name: 'Fråga utan svar',
    element: (
      <Radios
        id="example-question-wrong"
        name="example-question-wrong"
        legend="Hur ofta har du svårt att koppla av?"
        choices={choices}
        error="Välj hur ofta du har svårt att koppla av."
      />
    ),
  },
]
