import type { ReactNode } from 'react'

type RatingRowProps<Step extends number> = {
  readonly id: string
  readonly legend: ReactNode
  readonly steps: readonly Step[]
  /** The meaning of both ends, in words. */
  readonly ends?: readonly [low: string, high: string]
  readonly value: Step | undefined
  readonly onChange: (step: Step) => void
}

/** The steps of a scale side by side, each a large touch target. Nothing is chosen by default. */
export function RatingRow<Step extends number>(props: RatingRowProps<Step>) {
  const { id, legend, steps, ends, value, onChange } = props
  return (
    <fieldset className="rating" aria-describedby={ends && `${id}-ends`}>
      <legend className="field-label">{legend}</legend>
      {ends && (
        <p id={`${id}-ends`} className="rating-ends small quiet">
          {ends.map((end, position) => (
            <span key={end}>
              {steps.at(-position)} = {end}
            </span>
          ))}
        </p>
      )}
      <div className="rating-row">
        {steps.map((step) => (
          <label key={step} htmlFor={`${id}-${step}`} className="rating-choice">
            <input
              id={`${id}-${step}`}
              type="radio"
              name={id}
              checked={value === step}
              onChange={() => onChange(step)}
            />
            <span>{step}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
