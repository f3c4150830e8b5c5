import type { CauseId } from '../instrument/instrument.ts'
import { type GroupFigure, type GroupLevel, groupLevelOf, isMostlyRaised } from './group-level.ts'

type Limits = { readonly yellow: number; readonly red: number }
type CauseScore = { readonly at: number; readonly end?: 'low' | 'high' | undefined }

/** The shown values of a unit in a round that decide what to look at first. */
export type ShownOfUnit = {
  readonly id: string
  readonly parentId: string | null
  /** Null: not shown by itself. */
  readonly figure: (GroupFigure & { readonly mean: { readonly at: number } }) | null
  readonly change: { readonly certain: boolean; readonly direction: string } | null
  readonly causes: { readonly causes: Readonly<Partial<Record<CauseId, CauseScore>>> } | null
}

/** The certainty of a finding, the most important first. */
export type Certainty = 'worse' | 'certain' | 'half' | 'possible'

export type Finding<Unit extends ShownOfUnit> = {
  readonly unit: Unit
  readonly level: GroupLevel
  readonly certainty: Certainty
  /** The cause with the highest figure, where causes are shown. */
  readonly cause: TopCause | null
}

export type TopCause = { readonly id: CauseId; readonly score: CauseScore }

/** As many as a group can discuss at one meeting. */
const atMost = 3

/** The order of levels: first by what is surely raised, then by what is raised at most. */
const severity: Readonly<Record<GroupLevel, number>> = {
  green: 0,
  'green-yellow': 1,
  'green-red': 2,
  yellow: 3,
  'yellow-red': 4,
  red: 5,
}

type Shown<Unit extends ShownOfUnit> = Unit & { readonly figure: NonNullable<Unit['figure']> }
type Candidate<Unit extends ShownOfUnit> = Finding<Unit> & {
  readonly unit: Shown<Unit>
  readonly place: number
}

/**
 * What to look at first below a unit, worst first: up to three units of which none lies above or below another. Uses only
 * shown values and skips hidden units. A unit below which nothing is shown has no findings.
 */
export function findingsOf<Unit extends ShownOfUnit>(
  { units }: { readonly units: readonly Unit[] },
  chosen: { readonly id: string } | null,
  limits: Limits,
): readonly Finding<Unit>[] {
  const parents = new Map(units.map(({ id, parentId }) => [id, parentId]))
  const candidates = units
    .flatMap((unit, place): Candidate<Unit>[] => {
      if (!isShown(unit) || !isAbove(parents, chosen?.id ?? null, unit.id)) return []
      const shown = unit
      const level = groupLevelOf(shown.figure, limits)
      const certainty = certaintyOf(shown, limits)
      if (level === 'green' && certainty !== 'worse') return []
      return [{ unit: shown, level, certainty, cause: topCauseOf(unit), place }]
    })
    .sort(worstFirst)
  const found: Candidate<Unit>[] = []
  for (const candidate of candidates) {
    if (found.length === atMost) break
    const { id } = candidate.unit
    const isRelated = found.some(({ unit }) => isAbove(parents, unit.id, id) || isAbove(parents, id, unit.id))
    if (!isRelated) found.push(candidate)
  }
  return found.map(({ place, ...finding }) => finding)
}

const rank = ({ level, certainty }: Pick<Finding<ShownOfUnit>, 'level' | 'certainty'>) =>
  // What has surely become worse is looked at no later than what is surely raised.
  certainty === 'worse' ? Math.max(severity[level], severity.yellow) : severity[level]

const sureness: readonly Certainty[] = ['possible', 'half', 'certain', 'worse']

const worstFirst = (one: Candidate<ShownOfUnit>, other: Candidate<ShownOfUnit>): number =>
  rank(other) - rank(one) ||
  sureness.indexOf(other.certainty) - sureness.indexOf(one.certainty) ||
  other.unit.figure.mean.at - one.unit.figure.mean.at ||
  one.place - other.place

const isShown = <Unit extends ShownOfUnit>(unit: Unit): unit is Shown<Unit> => unit.figure !== null

function certaintyOf({ figure, change }: Shown<ShownOfUnit>, limits: Limits): Certainty {
  if (change?.certain && change.direction === 'worse') return 'worse'
  if (figure.mean.lo - figure.uncertainty >= limits.yellow) return 'certain'
  return isMostlyRaised(figure) ? 'half' : 'possible'
}

/** The cause with the highest figure; of equal ones the first in the instrument's order. */
export function topCauseOf({ causes }: Pick<ShownOfUnit, 'causes'>): TopCause | null {
  const shown = Object.entries(causes?.causes ?? {}).map(([id, score]) => ({ id: id as CauseId, score }))
  return shown.reduce<TopCause | null>((top, one) => (top && top.score.at >= one.score.at ? top : one), null)
}

function isAbove(parents: ReadonlyMap<string, string | null>, above: string | null, id: string): boolean {
  let next = parents.get(id) ?? null
  while (next !== null && next !== above) next = parents.get(next) ?? null
  return next === above
}
