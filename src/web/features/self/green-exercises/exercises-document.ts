import { type Exercise, type ExercisesDocument, exercises } from '#core/exercises/exercises.ts'
import type { DocumentKind } from '#web/lib/own-document/document-kind.ts'
import { isRecord } from '#web/lib/shape.ts'
import { emptyStrengths, parseStrengths } from './strengths-sheet.ts'
import { emptyCompass, parseCompass } from './values-compass.ts'

const nothingDone: ExercisesDocument = {
  done: [],
  strengths: emptyStrengths,
  values: emptyCompass,
}

/** What is damaged in one sheet leaves the others as they are. */
export function parseExercises(value: unknown): ExercisesDocument | null {
  if (!isRecord(value)) return null
  return {
    done: doneOf(value.done),
    strengths: parseStrengths(value.strengths) ?? emptyStrengths,
    values: parseCompass(value.values) ?? emptyCompass,
  }
}

/** Names that are no exercise, or stand twice, do not count. */
function doneOf(value: unknown): readonly Exercise[] {
  const kept: readonly unknown[] = Array.isArray(value) ? value : []
  return exercises.filter((exercise) => kept.includes(exercise))
}

/** The exercises of the green zone: a visitor's in the browser, otherwise in the account. */
export const exercisesKind: DocumentKind<ExercisesDocument> = {
  key: 'andrum.exercises.v1',
  parse: parseExercises,
  empty: nothingDone,
  read: 'readMyExercises',
  write: 'writeMyExercises',
  loadMerge: () => import('#core/exercises/merge-exercises.ts').then((part) => part.mergeExercises),
}
