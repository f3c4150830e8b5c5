import type { Piece } from './pieces.ts'
import { type Bounds, type ShownSums, shownSums } from './shown-bounds.ts'

/** The instrument's zone limits for the total. */
export type ZoneLimits = { readonly yellow: number; readonly red: number }

/**
 * One score in one piece, as numbers: how many people each class has, and what each figure says about sums over
 * its classes. Classes are numbered from 0 within the piece.
 */
export type Question = {
  readonly people: readonly number[]
  readonly figures: readonly (ShownSums & { readonly classes: readonly number[] })[]
  /** Scores that one person can have, by zone: three for the total, the whole scale for a cause. */
  readonly zones: readonly Bounds[]
  /** How many parts the score is the mean of; 0 for a cause. */
  readonly parts: number
  /** How far a person's total may lie from the mean of its parts: 0 if HR takes them as equal, more to allow for rounding. */
  readonly rounding: number
}

/**
 * The classes about whose people too much would be certain. 'refuted': nothing at all fits what is shown together, so
 * somebody must have changed an answer.
 */
export type Verdict = readonly number[] | 'refuted'

/** The lowest and the highest score that anybody can have. */
export const scale: Bounds = [1, 5]

/** The product's scores have two decimals, so a zone ends one hundredth below the next limit. */
const oneStep = 0.01

export function askAbout({ groups, figures: counted }: Piece, score: string, limits: ZoneLimits): Question {
  const figures = counted.flatMap(({ seen, groups }) => {
    const sums = shownSums(seen.figure, score, seen.people)
    return sums ? [{ ...sums, classes: groups }] : []
  })
  return {
    people: groups.map(({ people }) => people),
    figures,
    zones: (figures[0]?.zones.length ?? 0) > 0 ? zoneScores(limits) : [scale],
    parts: figures[0]?.parts.length ?? 0,
    rounding: 0,
  }
}

const zoneScores = ({ yellow, red }: ZoneLimits): Bounds[] => [
  [scale[0], yellow - oneStep],
  [yellow, red - oneStep],
  [red, scale[1]],
]
