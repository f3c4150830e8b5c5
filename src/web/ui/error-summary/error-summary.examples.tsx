import type { Example } from '../example.ts'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'

export const examples: readonly Example[] = [
  {
    name: 'Sammanfattning av fel, först på sidan',
    element: (
      <>
        <ErrorSummary
          errorPrefix="Fel:"
          title="Två saker behöver rättas"
          errors={[
            { fieldId: 'example-name', message: 'Namnet måste vara minst 2 tecken.' },
            { fieldId: 'example-subject', message: 'Ämnet måste vara minst 2 tecken.' },
          ]}
        />
        <div className="flow">
          <TextField
            id="example-name"
            label="Namn"
            error="Namnet måste vara minst 2 tecken."
            errorPrefix="Fel:"
          />
          <TextField
            id="example-subject"
            label="Ämne"
            error="Ämnet måste vara minst 2 tecken."
            errorPrefix="Fel:"
          />
        </div>
      </>
    ),
  },
]
