import { useEffect, useRef } from 'react'

export type FieldError = {
  /** The id of the control the error is about. */
  readonly fieldId: string
  readonly message: string
}

type ErrorSummaryProps = {
  /** Says how many there are: "Två saker behöver rättas". */
  readonly title: string
  readonly errors: readonly FieldError[]
}

/** First on the page after a refused form: takes the focus and leads to each field. */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) summary.current?.focus()
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
