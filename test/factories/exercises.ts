import type { ExercisesDocument } from '#core/exercises/exercises.ts'

/** Somebody who has begun with everything. */
export const someExercises: ExercisesDocument = {
  done: ['strengths', 'values'],
  strengths: {
    moments: [
      { what: 'Ledde mötet', strength: 'Lugn' },
      { what: 'Hjälpte Ali', strength: 'Tålamod' },
      { what: '', strength: '' },
    ],
    chosen: 1,
    how: 'Lyssna klart i morgon',
  },
  values: { important: { health: 5 }, lived: { health: 2 }, action: 'Gå ut på lunchen' },
}
