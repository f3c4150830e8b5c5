import { type ComponentProps, type ReactNode, useContext } from 'react'
import { FormErrorsContext, useFieldError } from '../form/form-errors.ts'
import { useTitleMark } from './use-title-mark.ts'

/** The props of every field: a label above, a hint, and the error between hint and control. */
export type FieldProps = {
  readonly id: string
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** How to correct it; for a field outside a form. */
  readonly error?: string | undefined
  /** "(valfritt)": after the label of an optional field. */
  readonly optional?: string
}

/** The ids for a control's `aria-describedby`. */
export function describedBy({
  id,
  hint,
  error,
}: Pick<FieldProps, 'id' | 'hint' | 'error'>): string | undefined {
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`].filter(
    Boolean,
  )
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The hint and the error of a field or a group of fields. */
export function FieldNotes({ id, hint, error }: Omit<FieldProps, 'label' | 'optional'>) {
  const { prefix } = useContext(FormErrorsContext)
  useTitleMark(error !== undefined, prefix)
  return (
    <>
      {hint !== undefined && (
        <span id={`${id}-hint`} className="field-hint">
          {hint}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className="field-error">
          {prefix !== '' && <span className="hidden-text">{prefix} </span>}
          {error}
        </span>
      )}
    </>
  )
}

export function FieldLabel({ id, label, optional }: Pick<FieldProps, 'id' | 'label' | 'optional'>) {
  return (
    <label htmlFor={id} className="field-label">
      {label}
      {optional !== undefined && <span className="field-optional"> {optional}</span>}
    </label>
  )
}

type InputFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'style'>

/** An input of any type with label, hint and error. */
export function InputField(props: InputFieldProps) {
  const { id, label, hint, error: given, optional, ...input } = props
  const error = useFieldError(id, given)
  return (
    <div className={`field${error === undefined ? '' : ' field-wrong'}`}>
      <FieldLabel {...{ id, label }} {...(optional === undefined ? {} : { optional })} />
      <FieldNotes {...{ id, hint, error }} />
      <input
        {...input}
        id={id}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy({ id, hint, error })}
      />
    </div>
  )
}

type TextFieldProps = Omit<InputFieldProps, 'className'> & {
  /** By the expected length: short for codes and numbers. */
  readonly width?: 'short' | 'medium' | 'wide'
}

export function TextField({ width = 'wide', type = 'text', ...props }: TextFieldProps) {
  return <InputField {...props} type={type} className={`field-control field-${width}`} />
}
