import type { ComponentProps, ReactNode } from 'react'
import { useFieldError } from '../form/form-errors.ts'
import { describedBy, FieldNotes, type FieldProps } from '../text-field/text-field.tsx'

type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type' | 'style' | 'className'>

/** One checkbox, with its label beside it. */
export function Checkbox(props: CheckboxProps) {
  const { id, label, hint, error: given, optional, ...input } = props
  const error = useFieldError(id, given)
  return (
    <div className={error === undefined ? undefined : 'field-wrong'}>
      {error !== undefined && <FieldNotes {...{ id, error }} />}
      <label htmlFor={id} className="radio checkbox">
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          // The hint is within the label; named here too, it would be read twice.
          aria-describedby={describedBy({ id, error })}
        />
        <span>
          {label}
          {optional !== undefined && <span className="field-optional"> {optional}</span>}
          {hint !== undefined && <span className="field-hint">{hint}</span>}
        </span>
      </label>
    </div>
  )
}

type CheckboxGroupProps = Omit<FieldProps, 'label'> & {
  readonly legend: ReactNode
  readonly children: ReactNode
}

/** Several checkboxes under one question. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { id, legend, hint, error: given, children } = props
  const error = useFieldError(id, given)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={`field-group${error === undefined ? '' : ' field-wrong'}`}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend className="field-label">{legend}</legend>
      <FieldNotes {...{ id, hint, error }} />
      <div className="radios">{children}</div>
    </fieldset>
  )
}
