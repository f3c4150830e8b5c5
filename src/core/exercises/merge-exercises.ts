import { mergeChoice, mergeSet, mergeText } from '#core/own-document/merge.ts'
import {
  areas,
  type Compass,
  type ExercisesDocument,
  exercises,
  longestText,
  type Ratings,
  type StrengthsSheet,
} from './exercises.ts'

/**
 * What two devices, or a browser and an account, have of the exercises. Of two choices `mine` is kept; nothing else is
 * lost.
 */
export function mergeExercises(
  base: ExercisesDocument,
  mine: ExercisesDocument,
  theirs: ExercisesDocument,
): ExercisesDocument {
  const done = mergeSet(base.done, mine.done, theirs.done)
  return {
    done: exercises.filter((exercise) => done.includes(exercise)),
    strengths: mergeStrengths(base.strengths, mine.strengths, theirs.strengths),
    values: mergeCompass(base.values, mine.values, theirs.values),
  }
}

/** The fields of the worksheets are one line each. */
const line = (base: string, mine: string, theirs: string) =>
  mergeText(base, mine, theirs, { longest: longestText, between: ' · ' })

function mergeStrengths(base: StrengthsSheet, mine: StrengthsSheet, theirs: StrengthsSheet): StrengthsSheet {
  const moments = theirs.moments.map((there, position) => {
    const [was, here] = [base.moments[position], mine.moments[position]]
    if (here === undefined) return there
    return {
      what: line(was?.what ?? '', here.what, there.what),
      strength: line(was?.strength ?? '', here.strength, there.strength),
    }
  })
  const chosen = mergeChoice(base.chosen, mine.chosen, theirs.chosen)
  return {
    moments,
    // One may have chosen what the other took away.
    chosen: chosen !== null && moments[chosen]?.strength.trim() ? chosen : null,
    how: line(base.how, mine.how, theirs.how),
  }
}

function mergeCompass(base: Compass, mine: Compass, theirs: Compass): Compass {
  return {
    important: mergeRatings(base.important, mine.important, theirs.important),
    lived: mergeRatings(base.lived, mine.lived, theirs.lived),
    action: line(base.action, mine.action, theirs.action),
  }
}

function mergeRatings(base: Ratings, mine: Ratings, theirs: Ratings): Ratings {
  const rated = areas.map((area) => [area, mergeChoice(base[area], mine[area], theirs[area])] as const)
  return Object.fromEntries(rated.filter(([, rating]) => rating !== undefined))
}
