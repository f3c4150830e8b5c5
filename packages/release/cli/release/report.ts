import type { DisclosedScores } from '../../disclosure/disclosed-figure.ts'
import type { Interval } from '../../disclosure/interval.ts'
import type { Release } from '../../policy/release-round.ts'
import type { OrganisationFile } from './organisation-file.ts'

/**
 * The output of `npm run release`, as the parts of one JSON text: a row for every unit and period, every shown value
 * as the interval of true values that look the same. `together` is the figure of the
 * few units that a hidden one is counted with. `counted` is for an audit only; no export of the product has it.
 */
export function* writeReport(file: OrganisationFile, releases: readonly Release[]): Generator<string> {
  const meta = {
    scale: [1, 5],
    zoneCuts: file.zoneCuts,
    totalIsMeanOfDims: true,
    zoneUnit: 'share',
    nRounded: true,
    k: file.k,
  }
  yield `{"meta":${JSON.stringify(meta)},"published":[`
  let first = true
  for (const release of releases) {
    const peopleBelow = countedByUnit(release)
    const blocks = new Map(release.snapshot.units.map(({ unit, block }) => [unit, block]))
    for (const { unit, figure, together } of release.units) {
      const row =
        figure?.run === 'scores'
          ? shownRow(figure, peopleBelow(unit))
          : {
              node: unit,
              period: release.round,
              suppressed: true,
              ...(together?.figure.run === 'scores' && {
                together: {
                  nodes: together.figure.together,
                  ...shownValues(together.figure, [...(blocks.get(together.owner) ?? [])].sort()),
                },
              }),
            }
      yield `${first ? '\n' : ',\n'}${JSON.stringify(row)}`
      first = false
    }
  }
  yield '\n]}\n'
}

/**
 * The figures of blocks that no unit shows by itself, as rows of a report. Figures of units above are composed from them
 * (decision 115) and so reveal something about them: an attack takes them as shown.
 */
export const partsOf = (releases: readonly Release[]) =>
  releases.flatMap(({ snapshot }) =>
    snapshot.units.flatMap(({ own, figure, block }) =>
      own?.run === 'scores' && own !== figure ? [shownRow(own, [...block].sort())] : [],
    ),
  )

function shownRow(figure: DisclosedScores, counted: readonly string[]) {
  return {
    node: figure.unit,
    period: figure.round,
    suppressed: false,
    ...shownValues(figure, counted),
  }
}

function shownValues(figure: DisclosedScores, counted: readonly string[]) {
  return {
    n: figure.answers.lo,
    participation: ends(figure.participation),
    mean: ends(figure.total),
    dims: Object.fromEntries(Object.entries(figure.categories).map(([name, score]) => [name, ends(score)])),
    zones: {
      green: ends(figure.zones.green),
      yellow: ends(figure.zones.yellow),
      red: ends(figure.zones.red),
    },
    counted,
  }
}

const ends = ({ lo, hi, loOpen, hiOpen }: Interval): Interval => ({
  lo,
  hi,
  ...(loOpen && { loOpen }),
  ...(hiOpen && { hiOpen }),
})

/** The people in a shown unit's figure: its own block and those of the shown units below. */
function countedByUnit(release: Release): (unit: string) => string[] {
  const blocks = new Map(release.snapshot.units.map((row) => [row.unit, row.block]))
  const below = new Map<string, string[]>()
  for (const { unit, within } of release.snapshot.units) {
    if (within !== null) below.set(within, [...(below.get(within) ?? []), unit])
  }
  return (unit) => {
    const waiting = [unit]
    const people: string[] = []
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      for (const person of blocks.get(at) ?? []) people.push(person)
      waiting.push(...(below.get(at) ?? []))
    }
    return people.sort()
  }
}
