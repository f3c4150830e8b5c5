import type { ExercisesDocument } from '#core/exercises/exercises.ts'

/** A person who has begun every exercise. */
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
  favourites: ['andas', 'promenad'],
  felt: { andas: { '2026-03-02T08:05Z': 'better', '2026-03-03T08:05Z': 'worse' } },
}
