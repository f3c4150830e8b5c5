import { smallestGroup } from '../constants.ts'
import type { Zone } from '../zone.ts'
import { composeScores, composeZones, narrowZones } from './compose.ts'
import type { CausesShape, FigureFrame, ScoresShape } from './figure-shape.ts'
import { parseFigure } from './parse-figure.ts'
import type { ScoreNeed } from './score-cells.ts'
import { type ShownAnswers, showAnswers } from './show-answers.ts'
import { showParticipation } from './show-participation.ts'
import { type ShownScore, showScore } from './show-score.ts'
import { showZones, type ZoneNeed } from './show-zones.ts'

/** Not exported: without it no other file can make a value of the branded types. */
declare const disclosed: unique symbol
type Disclosed = { readonly [disclosed]: true }

/** Total, categories and zones of one unit and round, as HR may read them. */
export type DisclosedScores = ScoresShape & Disclosed
/** The causes of one unit and round, from those who answered that block. */
export type DisclosedCauses = CausesShape & Disclosed
/** The only thing that may leave towards HR. It is plain JSON; `readDisclosedFigure` reads it back. */
export type DisclosedFigure = DisclosedScores | DisclosedCauses

/** The exact counts of one unit, known inside the release only. Sums are in `perPoint` parts of a scale point. */
export type Counted = {
  readonly unit: string
  readonly round: string
  readonly answers: number
  readonly invited: number
  /** The highest lower end that a shown number of answers may have (`limitLowerEnds`); by default one less than invited. */
  readonly atMost?: number
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

/** What must stay possible when a group's scores and zones are shown. It follows from shown figures, never from hidden answers. */
export type Needs = {
  /** Of 'total' and the categories, or of the causes. */
  readonly ofScore: (name: string) => readonly ScoreNeed[]
  /** Of the zones, given what is shown of total and categories. */
  readonly ofZones: (shown: Pick<ScoresShape, 'total' | 'categories'>) => readonly ZoneNeed[]
}

const nothingBefore: Needs = { ofScore: () => [], ofZones: () => [] }

/** @throws RangeError when fewer answers are counted than may ever be shown */
export function discloseScores(counted: CountedScores, needs = nothingBefore): DisclosedScores {
  const shown = frame(counted)
  const { answers, perPoint } = counted
  const total = showScore(counted.total, answers, perPoint, shown.answers.lo, needs.ofScore('total'))
  const categories = showEach(counted.categories, counted, shown, needs)
  const zones = showZones(counted.zones, answers, shown.answers.lo, needs.ofZones({ total, categories }))
  const figure: ScoresShape = { run: 'scores', ...shown, total, categories, zones }
  return figure as DisclosedScores
}

/** @throws RangeError when fewer answers are counted than may ever be shown */
export function discloseCauses(counted: CountedCauses, needs = nothingBefore): DisclosedCauses {
  const shown = frame(counted)
  const causes = showEach(counted.causes, counted, shown, needs)
  const figure: CausesShape = { run: 'causes', ...shown, causes }
  return figure as DisclosedCauses
}

/**
 * The figure of a unit whose people are shown in several groups, composed from the figures of these groups alone.
 * @param groups figures of one run about different people, who together are the people of `counted`
 * @param zoneGroups figures of the same people, in the groups whose zones are shown most finely
 * @throws RangeError when fewer answers are counted than may ever be shown
 */
export function discloseTogether(
  counted: Counted,
  groups: readonly DisclosedFigure[],
  zoneGroups: readonly DisclosedFigure[] = groups,
): DisclosedFigure {
  const causes = groups.filter((group) => group.run === 'causes')
  if (causes.length > 0) {
    const figure: CausesShape = {
      run: 'causes',
      ...frame(counted),
      causes: composeEach(causes, ({ causes }) => causes),
    }
    return figure as DisclosedCauses
  }
  const figure: ScoresShape = {
    ...composedScores(counted, groups),
    zones: composeZones(scoresOnly(zoneGroups).map(({ answers, zones }) => ({ answers, value: zones }))),
  }
  return figure as DisclosedScores
}

/**
 * The figure of forty people or more in several groups: scores composed from the groups' figures, zones counted again.
 * @throws RangeError when fewer answers are counted than may ever be shown
 */
export function discloseLargeGroup(
  counted: Counted & Pick<CountedScores, 'zones'>,
  groups: readonly DisclosedFigure[],
  needs: readonly ZoneNeed[],
): DisclosedScores {
  const shown = composedScores(counted, groups)
  const composed = composeZones(scoresOnly(groups).map(({ answers, zones }) => ({ answers, value: zones })))
  const figure: ScoresShape = {
    ...shown,
    zones: narrowZones(showZones(counted.zones, counted.answers, shown.answers.lo, needs), composed),
  }
  return figure as DisclosedScores
}

function composedScores(counted: Counted, groups: readonly DisclosedFigure[]): Omit<ScoresShape, 'zones'> {
  const scores = scoresOnly(groups)
  return {
    run: 'scores',
    ...frame(counted),
    total: composeScores(scores.map(({ answers, total }) => ({ answers, value: total }))),
    categories: composeEach(scores, ({ categories }) => categories),
  }
}

const scoresOnly = (groups: readonly DisclosedFigure[]): DisclosedScores[] =>
  groups.filter((group) => group.run === 'scores')

function composeEach<Figure extends DisclosedFigure>(
  groups: readonly Figure[],
  scoresOf: (figure: Figure) => Readonly<Record<string, ShownScore>>,
): Record<string, ShownScore> {
  const names = groups[0] ? Object.keys(scoresOf(groups[0])) : []
  const weighed = (name: string) =>
    groups.flatMap((figure) => {
      const value = scoresOf(figure)[name]
      return value ? [{ answers: figure.answers, value }] : []
    })
  return Object.fromEntries(names.map((name) => [name, composeScores(weighed(name))]))
}

/**
 * A group's figure, as one of the units that are counted in it shows it. It reveals nothing that the group's figure does
 * not: participation is computed from the shown number of answers and from the list.
 * @param together the units of the group, this one or units below it among them
 * @param invited people in all of them
 */
export function discloseForGroup(
  group: DisclosedFigure,
  { unit, together, invited }: { unit: string; together: readonly string[]; invited: number },
): DisclosedFigure {
  const asked = { invited, atMost: invited - 1 }
  const { lo } = showParticipation(group.answers.lo, asked)
  const { hi, hiOpen } = showParticipation(Math.min(group.answers.hi, invited), asked)
  return { ...group, unit, participation: { lo, hi, ...(hiOpen && { hiOpen }) }, together }
}

/**
 * A figure read back from a stored snapshot row.
 * @throws TypeError naming the field that no released figure can look like
 */
export function readDisclosedFigure(json: unknown): DisclosedFigure {
  return parseFigure(json) as DisclosedFigure
}

/** The number of answers that a figure would show. */
export const answersShown = (counted: Counted): ShownAnswers => frame(counted).answers

function frame(counted: Counted): FigureFrame {
  const { unit, round, answers, invited, smallest, atMost = invited - 1 } = counted
  if (smallest < smallestGroup || answers < smallest) {
    throw new RangeError(`a figure of ${answers} answers is never disclosed`)
  }
  return {
    unit,
    round,
    answers: showAnswers(answers, smallest, { invited, atMost }),
    participation: showParticipation(answers, { invited, atMost }),
  }
}

function showEach(
  sums: Readonly<Record<string, number>>,
  { answers, perPoint }: Counted,
  shown: FigureFrame,
  needs: Needs,
): Record<string, ShownScore> {
  const show = (name: string) =>
    showScore(sums[name] ?? 0, answers, perPoint, shown.answers.lo, needs.ofScore(name))
  const names = Object.keys(sums).sort()
  return Object.fromEntries(names.map((name) => [name, show(name)]))
}
