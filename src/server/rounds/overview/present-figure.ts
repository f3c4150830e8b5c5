import type { DisclosedCauses, DisclosedScores } from '@andrum/release/disclosure/disclosed-figure.ts'
import { uncertaintyOf } from '@andrum/release/disclosure/show-answers.ts'
import type { CausesFigureView, FigureView, OwnFigureView } from '#contract/rounds/overview.ts'
import { categoryIds, causeIds } from '#core/instrument/instrument.ts'
import type { OwnQuestion } from '#core/instrument/own-question.ts'

/** @param spread the instrument's reference spread; the group's own is never shown */
export function presentScores(figure: DisclosedScores, spread: number): FigureView {
  return {
    n: figure.answers.lo,
    participation: figure.participation,
    mean: figure.total,
    dims: pick(categoryIds, figure.categories),
    zones: figure.zones,
    uncertainty: uncertaintyOf(figure.answers, spread),
  }
}

export function presentTrend(
  figure: DisclosedScores,
  spread: number,
): Pick<FigureView, 'n' | 'mean' | 'uncertainty'> {
  const { n, mean, uncertainty } = presentScores(figure, spread)
  return { n, mean, uncertainty }
}

export function presentCauses(figure: DisclosedCauses): CausesFigureView {
  return {
    n: figure.answers.lo,
    participation: figure.participation,
    causes: pick(causeIds, figure.causes),
  }
}

/** Null where the figure has no answers to these questions. */
export function presentOwn(figure: DisclosedCauses, asked: readonly OwnQuestion[]): OwnFigureView | null {
  const scores = asked.flatMap(({ id }) => {
    const score = figure.causes[id]
    return score === undefined ? [] : [[id, score] as const]
  })
  if (scores.length === 0) return null
  return { n: figure.answers.lo, participation: figure.participation, scores: Object.fromEntries(scores) }
}

function pick<Name extends string, Value>(
  names: readonly Name[],
  from: Readonly<Record<string, Value>>,
): Partial<Record<Name, Value>> {
  const picked: Partial<Record<Name, Value>> = {}
  for (const name of names) {
    const value = from[name]
    if (value !== undefined) picked[name] = value
  }
  return picked
}
