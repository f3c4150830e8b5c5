import type { DisclosedScores } from './disclosed-figure.ts'
import type { ShownScore } from './show-score.ts'

/** `certain` false reads "ingen tydlig förändring"; its direction is then 'none'. */
export type Trend = { readonly certain: boolean; readonly direction: 'better' | 'worse' | 'none' }

/**
 * The spread between people that group changes are judged with: SD of the 12-item total, from the open data of the Greek
 * BAT validation (N = 356), as in docs/domain. The groups' own spread is never used: it would tell of their answers.
 */
const referenceSpread = 0.69

/** The normal distribution's 95 % quantile, two-sided. */
const twoSided95 = 1.96

/** What is shown of one mean: its value and the shown number of answers. */
export type ShownMean = { readonly score: ShownScore; readonly answers: { readonly lo: number } }

/**
 * A change between two shown means is certain when |Δ| > 1.96·0.69·√(1/n₁ + 1/n₂) + the rounding step,
 * n being the lower end of the shown number of answers, the step the coarser of the two. Higher = more strain.
 */
export function trendBetween(before: ShownMean, now: ShownMean): Trend {
  // Shown values have at most one decimal; whole tenths make 2.8 − 2.6 exactly 0.2.
  const change = (Math.round(now.score.at * 10) - Math.round(before.score.at * 10)) / 10
  const noise = twoSided95 * referenceSpread * Math.sqrt(1 / before.answers.lo + 1 / now.answers.lo)
  const step = Math.max(before.score.step, now.score.step)
  if (Math.abs(change) <= noise + step) return { certain: false, direction: 'none' }
  return { certain: true, direction: change > 0 ? 'worse' : 'better' }
}

/** The trend of the total between two disclosed figures of the same unit and instrument. */
export function totalTrendBetween(before: DisclosedScores, now: DisclosedScores): Trend {
  return trendBetween(
    { score: before.total, answers: before.answers },
    { score: now.total, answers: now.answers },
  )
}
