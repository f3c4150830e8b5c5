import { type Zone, zones } from '../zone.ts'
import type { CauseCounter, Counters, ScoreCounter } from './counter.ts'
import { add, type Membership } from './membership.ts'
import { ReleaseError } from './release-error.ts'
import type { UnitTree } from './unit-tree.ts'

/** Counters as flat arrays over units: measure m of unit u is `sums[u × measures.length + m]`. */
export type Tally = {
  readonly run: Counters['run']
  /** 'total' and the categories, or the causes; sorted after 'total'. */
  readonly measures: readonly string[]
  readonly sums: Float64Array
  /** Green, yellow, red by unit; empty in the causes run. */
  readonly zones: Int32Array
}

/** @throws ReleaseError unknown-unit; counter-disagrees when a counter and the membership tell different stories */
export function tallyCounters(
  tree: UnitTree,
  membership: Membership,
  counters: Counters,
  perPoint: number,
): Tally {
  const measures = measuresOf(counters)
  const sums = new Float64Array(tree.ids.length * measures.length)
  const zoneCounts = new Int32Array(counters.run === 'scores' ? tree.ids.length * zones.length : 0)
  for (const [unitId, counter] of counters.byUnit) {
    const unit = tree.numbers.get(unitId)
    if (unit === undefined) throw new ReleaseError('unknown-unit', unitId)
    const amounts = amountsOf(counter)
    checkCounter(unitId, counter, amounts, measures, membership.counted[unit] ?? 0, perPoint)
    for (const [m, measure] of measures.entries()) sums[unit * measures.length + m] = amounts[measure] ?? 0
    if ('zones' in counter) {
      for (const [z, zone] of zones.entries()) zoneCounts[unit * zones.length + z] = counter.zones[zone]
    }
  }
  for (const [unit, id] of tree.ids.entries()) {
    if ((membership.counted[unit] ?? 0) > 0 && !counters.byUnit.has(id))
      throw new ReleaseError('counter-disagrees', id)
  }
  return { run: counters.run, measures, sums, zones: zoneCounts }
}

/** Adds the amounts of a row to a row of a tally with the same measures. */
export function addRow(from: Tally, row: number, to: Tally, target: number): void {
  const width = from.measures.length
  for (let m = 0; m < width; m++) add(to.sums, target * width + m, sumOf(from, row, m))
  if (from.run === 'causes') return
  const zoneCount = zones.length
  for (let z = 0; z < zoneCount; z++) {
    add(to.zones, target * zoneCount + z, from.zones[row * zoneCount + z] ?? 0)
  }
}

export function zonesOf(tally: Tally, unit: number): Record<Zone, number> {
  const at = unit * zones.length
  return { green: tally.zones[at] ?? 0, yellow: tally.zones[at + 1] ?? 0, red: tally.zones[at + 2] ?? 0 }
}

export function sumOf(tally: Tally, unit: number, measure: number): number {
  return tally.sums[unit * tally.measures.length + measure] ?? 0
}

const amountsOf = (counter: ScoreCounter | CauseCounter): Readonly<Record<string, number>> =>
  'causes' in counter ? counter.causes : { ...counter.categories, total: counter.total }

function measuresOf(counters: Counters): string[] {
  const names = new Set<string>()
  if (counters.run === 'causes') {
    for (const counter of counters.byUnit.values())
      for (const name of Object.keys(counter.causes)) names.add(name)
    return [...names].sort()
  }
  for (const counter of counters.byUnit.values())
    for (const name of Object.keys(counter.categories)) names.add(name)
  return ['total', ...[...names].sort()]
}

function checkCounter(
  unit: string,
  counter: ScoreCounter | CauseCounter,
  amounts: Readonly<Record<string, number>>,
  measures: readonly string[],
  counted: number,
  perPoint: number,
): void {
  const { answers } = counter
  const inScale = (sum: number | undefined): boolean =>
    Number.isSafeInteger(sum) && Number(sum) >= answers * perPoint && Number(sum) <= 5 * answers * perPoint
  const zonesAgree =
    !('zones' in counter) ||
    (zones.every((zone) => Number.isSafeInteger(counter.zones[zone]) && counter.zones[zone] >= 0) &&
      zones.reduce((sum, zone) => sum + counter.zones[zone], 0) === answers)
  // An empty counter may leave its categories out; one with answers must have every measure.
  const sumsAgree = answers === 0 || measures.every((measure) => inScale(amounts[measure]))
  if (answers !== counted || !zonesAgree || !sumsAgree) throw new ReleaseError('counter-disagrees', unit)
}
