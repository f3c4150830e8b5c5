import type { ComponentProps } from 'react'
import { useFieldError } from '../form/form-errors.ts'
import { describedBy, FieldLabel, FieldNotes, type FieldProps } from '../text-field/text-field.tsx'

type FileFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type' | 'style' | 'className'>

/** Chooses a file of the reader's machine. The browser writes the button's words. */
export function FileField(props: FileFieldProps) {
  const { id, label, hint, error: given, optional, ...input } = props
  const error = useFieldError(id, given)
  return (
    <div className={`field${error === undefined ? '' : ' field-wrong'}`}>
      <FieldLabel {...{ id, label }} {...(optional === undefined ? {} : { optional })} />
      <FieldNotes {...{ id, hint, error }} />
      <input
        {...input}
        id={id}
        type="file"
        className="field-control file-control"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
      />
    </div>
  )
}
