import { useRef } from 'react'
import type { Example } from '../example.ts'
import { TextField } from '../text-field/text-field.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { type FormError, FormErrorsContext } from './form-errors.ts'

const errors: readonly FormError[] = [
  { fieldId: 'example-name', message: 'Namnet måste vara minst 2 tecken.' },
  { fieldId: 'example-subject', message: 'Ämnet måste vara minst 2 tecken.' },
]

function Refused() {
  const around = { errors, prefix: 'Fel:' }
  return (
    <FormErrorsContext value={around}>
      <ErrorSummary {...around} title="2 saker behöver rättas" ref={useRef(null)} />
      <div className="flow">
        <TextField id="example-name" label="Namn" />
        <TextField id="example-subject" label="Ämne" />
      </div>
    </FormErrorsContext>
  )
}

export const examples: readonly Example[] = [
  { name: 'Sammanfattning av fel, först på sidan', element: <Refused /> },
]
