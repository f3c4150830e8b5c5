import { useEffect, useRef } from 'react'
import { useTitleMark } from '../text-field/use-title-mark.ts'

export type FieldError = {
  /** The id of the control the error is about. */
  readonly fieldId: string
  readonly message: string
}

type ErrorSummaryProps = {
  /** Says how many there are: "Två saker behöver rättas". */
  readonly title: string
  readonly errors: readonly FieldError[]
  /** "Fel:", first in the page's title as long as there are errors. */
  readonly errorPrefix: string
}

/** A form may be sent by its button, by the Enter key, or by what was pressed before the page answered. */
const heeded = ['click', 'input', 'submit']

/** First on the page after a refused form: takes the focus at each attempt, never while somebody types, and leads to each field. */
export function ErrorSummary({ title, errors, errorPrefix }: ErrorSummaryProps) {
  useTitleMark(errors.length > 0, errorPrefix)
  const summary = useRef<HTMLDivElement>(null)
  const attempted = useRef(true)
  useEffect(() => {
    const heed = ({ type, target }: Event) => {
      const isPress = type === 'submit' || (target instanceof Element && target.closest('button') !== null)
      if (type === 'input') attempted.current = false
      else if (isPress) attempted.current = true
      // The same errors once more may draw nothing anew.
      if (type === 'submit' && target instanceof Node && target.contains(summary.current))
        requestAnimationFrame(() => summary.current?.focus())
    }
    for (const type of heeded) document.addEventListener(type, heed, true)
    return () => {
      for (const type of heeded) document.removeEventListener(type, heed, true)
    }
  }, [])
  useEffect(() => {
    if (errors.length > 0 && attempted.current) summary.current?.focus()
  }, [errors])

  if (errors.length === 0) return null
  return (
    <div ref={summary} role="alert" tabIndex={-1} className="error-summary">
      <h2 className="error-summary-title">{title}</h2>
      <ul>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
