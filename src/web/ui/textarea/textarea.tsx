import type { ComponentProps } from 'react'
import { useFieldError } from '../form/form-errors.ts'
import { describedBy, FieldLabel, FieldNotes, type FieldProps } from '../text-field/text-field.tsx'

type TextareaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'style' | 'className'>

export function Textarea(props: TextareaProps) {
  const { id, label, hint, error: given, optional, rows = 5, ...textarea } = props
  const error = useFieldError(id, given)
  return (
    <div className={`field${error === undefined ? '' : ' field-wrong'}`}>
      <FieldLabel {...{ id, label }} {...(optional === undefined ? {} : { optional })} />
      <FieldNotes {...{ id, hint, error }} />
      <textarea
        {...textarea}
        id={id}
        rows={rows}
        className="field-control"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
      />
    </div>
  )
}
