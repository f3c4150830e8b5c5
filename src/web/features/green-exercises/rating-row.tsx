import { type Rating, ratings } from '#core/exercises/exercises.ts'

type RatingRowProps = {
  readonly id: string
  readonly legend: string
  readonly value: Rating | undefined
  readonly onChange: (rating: Rating) => void
}

/** One to five side by side, each a large touch target. */
export function RatingRow({ id, legend, value, onChange }: RatingRowProps) {
  return (
    <fieldset className="rating">
      <legend>{legend}</legend>
      <div className="rating-row">
        {ratings.map((rating) => (
          <label key={rating} htmlFor={`${id}-${rating}`} className="rating-choice">
            <input
              id={`${id}-${rating}`}
              type="radio"
              name={id}
              checked={value === rating}
              onChange={() => onChange(rating)}
            />
            <span>{rating}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
