import { createContext, useContext } from 'react'

export type FormError = {
  /** The id of the control the error is about. */
  readonly fieldId: string
  /** What to do about it. */
  readonly message: string
}

export type FormErrors = {
  readonly errors: readonly FormError[]
  /** "Fel:" for a screen reader, before each error, and first in the page's title. */
  readonly prefix: string
}

/** What is wrong in the form around a field. */
export const FormErrorsContext = createContext<FormErrors>({ errors: [], prefix: '' })

/**
 * What is wrong with a field, by its id: the same words as in the error summary.
 * @param own of a field that stands in no form
 */
export function useFieldError(id: string, own?: string): string | undefined {
  const { errors } = useContext(FormErrorsContext)
  return own ?? errors.find(({ fieldId }) => fieldId === id)?.message
}
