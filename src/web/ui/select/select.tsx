import type { ComponentProps } from 'react'
import { useFieldError } from '../form/form-errors.ts'
import { describedBy, FieldLabel, FieldNotes, type FieldProps } from '../text-field/text-field.tsx'

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'style' | 'className'> & {
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }

/** A choice among many. Up to about seven, radios are easier. */
export function Select(props: SelectProps) {
  const { id, label, hint, error: given, optional, options, ...select } = props
  const error = useFieldError(id, given)
  return (
    <div className={`field${error === undefined ? '' : ' field-wrong'}`}>
      <FieldLabel {...{ id, label }} {...(optional === undefined ? {} : { optional })} />
      <FieldNotes {...{ id, hint, error }} />
      <select
        {...select}
        id={id}
        className="field-control field-medium select"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
      >
        {options.map(({ value, label: words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
