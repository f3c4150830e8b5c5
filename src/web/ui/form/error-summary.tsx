import type { RefObject } from 'react'
import { useTitleMark } from '../text-field/use-title-mark.ts'
import type { FormErrors } from './form-errors.ts'

type ErrorSummaryProps = FormErrors & {
  /** The number of errors: "2 saker behöver rättas". */
  readonly title: string
  readonly ref: RefObject<HTMLDivElement | null>
}

/** The errors of a form, each with a link to its field. */
export function ErrorSummary({ title, errors, prefix, ref }: ErrorSummaryProps) {
  useTitleMark(errors.length > 0, prefix)
  if (errors.length === 0) return null
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="error-summary">
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
