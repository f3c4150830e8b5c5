import {
  type Area,
  areas,
  type Compass,
  type Rating,
  type Ratings,
  ratings,
} from '#core/exercises/exercises.ts'
import { isRecord } from '#web/lib/shape.ts'
import { textOf } from './stored-text.ts'

export const emptyCompass: Compass = { important: {}, lived: {}, action: '' }

export function parseCompass(value: unknown): Compass | null {
  if (!isRecord(value)) return null
  return {
    important: ratingsOf(value.important),
    lived: ratingsOf(value.lived),
    action: textOf(value.action),
  }
}

function ratingsOf(value: unknown): Ratings {
  if (!isRecord(value)) return {}
  const pairs = areas.map((area) => [area, ratings.find((rating) => rating === value[area])] as const)
  return Object.fromEntries(pairs.filter(([, rating]) => rating !== undefined))
}

/** An area with both ratings. The distance is how much more it matters than it is lived. */
export type Direction = {
  readonly area: Area
  readonly important: Rating
  readonly lived: Rating
  readonly distance: number
}

/** @returns null until every area is rated both ways. */
export function directionsOf({ important, lived }: Compass): readonly Direction[] | null {
  const rated = areas.flatMap((area) => {
    const matters = important[area]
    const lives = lived[area]
    return matters === undefined || lives === undefined
      ? []
      : [{ area, important: matters, lived: lives, distance: matters - lives }]
  })
  return rated.length === areas.length ? rated : null
}

/** The area with the greatest distance; null when every area is lived as much as it matters. */
export function widest(directions: readonly Direction[]): Direction | null {
  const [first] = directions.toSorted((a, b) => b.distance - a.distance || b.important - a.important)
  return first === undefined || first.distance <= 0 ? null : first
}

/** How many ratings are missing before the compass can be drawn. */
export const answersLeft = ({ important, lived }: Compass): number =>
  2 * areas.length - Object.keys(important).length - Object.keys(lived).length
