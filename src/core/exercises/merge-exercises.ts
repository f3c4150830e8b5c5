import { mergeChoice, mergeRecord, mergeSet, mergeText, sameJson } from '#core/own-document/merge.ts'
import {
  areas,
  type Compass,
  type ExercisesDocument,
  exercises,
  longestText,
  mostExercises,
  type Ratings,
  type StrengthsSheet,
} from './exercises.ts'
import { type Felt, lastOf } from './felt.ts'

/** Merges the exercises of two devices, or of a browser and an account. Of two conflicting choices `mine` wins; nothing else is lost. */
export function mergeExercises(
  base: ExercisesDocument,
  mine: ExercisesDocument,
  theirs: ExercisesDocument,
): ExercisesDocument {
  const done = mergeSet(base.done, mine.done, theirs.done)
  const favourites = mergeInOrder(base.favourites ?? [], mine.favourites ?? [], theirs.favourites ?? [])
  const felt = mergeFelt(base.felt ?? {}, mine.felt ?? {}, theirs.felt ?? {})
  return {
    done: exercises.filter((exercise) => done.includes(exercise)),
    strengths: mergeStrengths(base.strengths, mine.strengths, theirs.strengths),
    values: mergeCompass(base.values, mine.values, theirs.values),
    ...(favourites.length === 0 ? {} : { favourites: favourites.slice(-mostExercises) }),
    ...(Object.keys(felt).length === 0 ? {} : { felt }),
  }
}

/** Merges sets that are ordered by when each entry was chosen. */
function mergeInOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  if (sameJson(mine, base)) return theirs
  return sameJson(theirs, base) ? mine : mergeSet(base, mine, theirs)
}

const mergeFelt = (base: Felt, mine: Felt, theirs: Felt): Felt =>
  mergeRecord(base, mine, theirs, (was = {}, here, there) =>
    lastOf(mergeRecord(was, here, there, mergeChoice)),
  )

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
    // One device may have chosen what the other removed.
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
