import type { Example } from '../example.ts'
import { TwoStepButton } from './two-step-button.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Knapp som frågar en gång till',
    element: (
      <TwoStepButton
        label="Rensa allt jag har skrivit"
        question="Ska allt rensas? Det går inte att få tillbaka."
        yes="Ja, rensa allt"
        no="Nej, behåll"
        onConfirm={() => undefined}
      />
    ),
  },
  {
    name: 'Kryss vid en rad som frågar en gång till',
    element: (
      <TwoStepButton
        kind="cross"
        label="Ta bort promenaden på måndag"
        question="Ska promenaden på måndag tas bort?"
        yes="Ja, ta bort"
        no="Nej, behåll"
        onConfirm={() => undefined}
      />
    ),
  },
]
