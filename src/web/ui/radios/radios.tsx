import { type ReactNode, useRef } from 'react'
import { useFieldError } from '../form/form-errors.ts'
import { describedBy, FieldNotes, type FieldProps } from '../text-field/text-field.tsx'

export type Choice<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
  readonly hint?: ReactNode
}

type RadiosProps<Value extends string> = Omit<FieldProps, 'label'> & {
  /** The question. With `heading` it is the page's h1. */
  readonly legend: ReactNode
  readonly heading?: boolean
  readonly name: string
  readonly choices: readonly Choice<Value>[]
  /** Nothing is chosen by default. */
  readonly value?: Value | undefined
  readonly onChange?: (value: Value) => void
  /** Keys 1–9 choose, wherever the focus is within the group. */
  readonly digits?: boolean
}

/** Stacked radios in the order given. The first radio carries `id`, so an error can link to it. */
export function Radios<Value extends string>(props: RadiosProps<Value>) {
  const { id, legend, heading = false, name, choices, value, onChange, digits = false } = props
  const { hint, error: given } = props
  const error = useFieldError(id, given)
  const group = useRef<HTMLFieldSetElement>(null)

  function chooseByDigit(key: string) {
    const radio = group.current?.querySelectorAll<HTMLInputElement>('input')[Number(key) - 1]
    radio?.focus()
    radio?.click()
  }

  return (
    <fieldset
      ref={group}
      className={`field-group${error === undefined ? '' : ' field-wrong'}`}
      aria-describedby={describedBy({ id, hint, error })}
      onKeyDown={digits ? (event) => /^[1-9]$/.test(event.key) && chooseByDigit(event.key) : undefined}
    >
      <legend className={heading ? 'radios-question' : 'field-label'}>
        {heading ? (
          <h1 tabIndex={-1} className="question-title">
            {legend}
          </h1>
        ) : (
          legend
        )}
      </legend>
      <FieldNotes {...{ id, hint, error }} />
      <div className="radios">
        {choices.map((choice, position) => {
          const choiceId = position === 0 ? id : `${id}-${choice.value}`
          return (
            <label key={choice.value} htmlFor={choiceId} className="radio">
              <input
                id={choiceId}
                type="radio"
                name={name}
                value={choice.value}
                {...(onChange === undefined
                  ? { defaultChecked: value === choice.value }
                  : { checked: value === choice.value, onChange: () => onChange(choice.value) })}
              />
              <span>
                {choice.label}
                {choice.hint !== undefined && <span className="field-hint">{choice.hint}</span>}
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
