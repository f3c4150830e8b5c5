import {
  type Exercise,
  type ExercisesDocument,
  exercises,
  isExerciseName,
  mostExercises,
} from '#core/exercises/exercises.ts'
import { type Feeling, feelings, isMinute, lastOf } from '#core/exercises/felt.ts'
import type { DocumentKind } from '#web/lib/own-document/document-kind.ts'
import { isRecord } from '#web/lib/shape.ts'
import { emptyStrengths, parseStrengths } from './strengths-sheet.ts'
import { emptyCompass, parseCompass } from './values-compass.ts'

const nothingDone: ExercisesDocument = {
  done: [],
  strengths: emptyStrengths,
  values: emptyCompass,
}

/** Parses each sheet by itself, so that a damaged one does not spoil the others. */
export function parseExercises(value: unknown): ExercisesDocument | null {
  if (!isRecord(value)) return null
  return {
    done: doneOf(value.done),
    strengths: parseStrengths(value.strengths) ?? emptyStrengths,
    values: parseCompass(value.values) ?? emptyCompass,
    ...favouritesOf(value.favourites),
    ...feltOf(value.felt),
  }
}

function favouritesOf(value: unknown): Pick<ExercisesDocument, 'favourites'> {
  const names = Array.isArray(value) ? [...new Set(value.filter(isName))] : []
  return names.length === 0 ? {} : { favourites: names.slice(-mostExercises) }
}

function feltOf(value: unknown): Pick<ExercisesDocument, 'felt'> {
  if (!isRecord(value)) return {}
  const kept = Object.entries(value).flatMap(([name, answers]) => {
    const read = isName(name) && isRecord(answers) ? Object.entries(answers).filter(isAnswer) : []
    return read.length === 0 ? [] : [[name, lastOf(Object.fromEntries(read))] as const]
  })
  return kept.length === 0 ? {} : { felt: Object.fromEntries(kept.slice(0, mostExercises)) }
}

const isName = (value: unknown): value is string => typeof value === 'string' && isExerciseName(value)

const isAnswer = (entry: [string, unknown]): entry is [string, Feeling] =>
  isMinute(entry[0]) && feelings.some((feeling) => feeling === entry[1])

/** Ignores names that are no exercise, and repeated ones. */
function doneOf(value: unknown): readonly Exercise[] {
  const kept: readonly unknown[] = Array.isArray(value) ? value : []
  return exercises.filter((exercise) => kept.includes(exercise))
}

/** The exercises of the green zone: stored in the browser for a visitor, otherwise in the account. */
export const exercisesKind: DocumentKind<ExercisesDocument> = {
  key: 'andrum.exercises.v1',
  parse: parseExercises,
  empty: nothingDone,
  read: 'readMyExercises',
  write: 'writeMyExercises',
  loadMerge: () => import('#core/exercises/merge-exercises.ts').then((part) => part.mergeExercises),
}
