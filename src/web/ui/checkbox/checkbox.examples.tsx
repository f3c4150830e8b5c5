import type { Example } from '../example.ts'
import { Checkbox, CheckboxGroup } from './checkbox.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Kryssruta',
    element: <Checkbox id="example-remind" label="Påminn mig" hint="Ett mejl samma morgon." defaultChecked />,
  },
  {
    name: 'Flera kryssrutor under en fråga, med fel',
    element: (
      <CheckboxGroup
        id="example-actions"
        legend="Vilka åtgärder vill du börja med?"
        hint="Två eller tre räcker."
        error="Välj minst en åtgärd att schemalägga."
      >
        <Checkbox id="example-walk" label="Gå en halvtimme" />
        <Checkbox id="example-pause" label="Ta en paus varje timme" />
      </CheckboxGroup>
    ),
  },
]
