import { useId } from 'react'
import type { ExerciseId } from './catalogue.ts'
import { drawings } from './drawings.ts'

/** The drawing of an exercise, in fog, water and ink. Decoration, because the name is beside it. */
export function ExerciseDrawing({ id }: { readonly id: ExerciseId }) {
  const basin = useId()
  return (
    <svg viewBox="0 0 96 96" className="exercise-drawing" aria-hidden="true">
      <clipPath id={basin}>
        <circle cx="48" cy="48" r="46" />
      </clipPath>
      <circle cx="48" cy="48" r="46" className="drawing-air" />
      <g clipPath={`url(#${basin})`}>
        <path className="drawing-water" d="M0 69c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0V96H0Z" />
        <path className="drawing-deep" d="M0 80c10-5 22-5 32 0s22 5 32 0 22-5 32 0V96H0Z" />
      </g>
      <path className="drawing-line" d={drawings[id]} />
    </svg>
  )
}
