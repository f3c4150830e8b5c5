import { createContext, useContext } from 'react'

export type FormError = {
  /** The id of the control the error is about. */
  readonly fieldId: string
  /** How to correct it. */
  readonly message: string
}

export type FormErrors = {
  readonly errors: readonly FormError[]
  /** "Fel:" for a screen reader: before each error, and first in the page's title. */
  readonly prefix: string
}

/** The errors of the form around a field. */
export const FormErrorsContext = createContext<FormErrors>({ errors: [], prefix: '' })

/**
 * The error of a field, by its id, with the same words as in the error summary.
 * @param own error of a field outside a form
 */
export function useFieldError(id: string, own?: string): string | undefined {
  const { errors } = useContext(FormErrorsContext)
  return own ?? errors.find(({ fieldId }) => fieldId === id)?.message
}
