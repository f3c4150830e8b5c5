import type { Zone } from '#core/zones/zone.ts'
import type { CausesShape, FigureFrame, ScoresShape } from './figure-shape.ts'
import { smallestGroup } from './group-size.ts'
import { parseFigure } from './parse-figure.ts'
import { showAnswers } from './show-answers.ts'
import { showParticipation } from './show-participation.ts'
import { type ShownScore, showScore } from './show-score.ts'
import { showZones } from './show-zones.ts'

/** Not exported: without it no other file can make a value of the branded types. */
declare const disclosed: unique symbol
type Disclosed = { readonly [disclosed]: true }

/** Total, categories and zones of one unit and round, as HR may read them. */
export type DisclosedScores = ScoresShape & Disclosed
/** The causes of one unit and round, from those who answered that block. */
export type DisclosedCauses = CausesShape & Disclosed
/** The only thing that may leave towards HR. It is plain JSON; `readDisclosedFigure` reads it back. */
export type DisclosedFigure = DisclosedScores | DisclosedCauses

/** What is known inside about the counted answers of one unit. Sums in `perPoint` parts of a scale point. */
type Counted = {
  readonly unit: string
  readonly round: string
  readonly answers: number
  readonly invited: number
  /** The round's smallest group, 8 or more. */
  readonly smallest: number
  readonly perPoint: number
}
type CountedScores = Counted & {
  readonly total: number
  readonly categories: Readonly<Record<string, number>>
  readonly zones: Readonly<Record<Zone, number>>
}
type CountedCauses = Counted & { readonly causes: Readonly<Record<string, number>> }

/** @throws RangeError when fewer answers are counted than may ever be shown */
export function discloseScores(counted: CountedScores): DisclosedScores {
  const figure: ScoresShape = {
    run: 'scores',
    ...frame(counted),
    total: showScore(counted.total, counted.answers, counted.perPoint),
    categories: showEach(counted.categories, counted),
    zones: showZones(counted.zones, counted.answers),
  }
  return figure as DisclosedScores
}

/** @throws RangeError when fewer answers are counted than may ever be shown */
export function discloseCauses(counted: CountedCauses): DisclosedCauses {
  const figure: CausesShape = {
    run: 'causes',
    ...frame(counted),
    causes: showEach(counted.causes, counted),
  }
  return figure as DisclosedCauses
}

/**
 * A figure read back from a stored snapshot row.
 * @throws TypeError naming the field that no released figure can look like
 */
export function readDisclosedFigure(json: unknown): DisclosedFigure {
  return parseFigure(json) as DisclosedFigure
}

function frame(counted: Counted): FigureFrame {
  const { unit, round, answers, invited, smallest } = counted
  if (smallest < smallestGroup || answers < smallest) {
    throw new RangeError(`a figure of ${answers} answers is never disclosed`)
  }
  return {
    unit,
    round,
    answers: showAnswers(answers, smallest),
    participation: showParticipation(answers, invited),
  }
}

function showEach(sums: Readonly<Record<string, number>>, counted: Counted): Record<string, ShownScore> {
  const names = Object.keys(sums).sort()
  return Object.fromEntries(
    names.map((name) => [name, showScore(sums[name] ?? 0, counted.answers, counted.perPoint)]),
  )
}
