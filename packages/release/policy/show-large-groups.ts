import { largeGroup } from '../constants.ts'
import {
  answersShown,
  type Counted,
  type DisclosedFigure,
  discloseLargeGroup,
} from '../disclosure/disclosed-figure.ts'
import { zones } from '../zone.ts'
import { type Blocks, shownAbove } from './blocks.ts'
import { keepBlocksOpen } from './keep-blocks-open.ts'
import { largeGroups } from './large-groups.ts'
import type { ShownGroup } from './overlap.ts'
import type { Snapshot } from './snapshot.ts'
import { type Tally, zonesOf } from './tally.ts'
import { ToldBefore } from './told-before.ts'

type Given = {
  /** What is shown of each unit's own block. */
  readonly own: ReadonlyMap<number, DisclosedFigure>
  readonly owners: ReadonlyMap<string, number>
  readonly tally: Tally
  readonly earlier: readonly Snapshot[]
  /** All that a unit's figure counts. */
  readonly whole: (unit: number) => Counted
}

/** The figures of large groups: scores composed from their blocks, zones in bands of ten where nobody is given away. */
export function showLargeGroups(
  blocks: Blocks,
  { own, owners, tally, earlier, whole }: Given,
): ReadonlyMap<number, DisclosedFigure> {
  const shown = [...blocks.shown.keys()].filter((unit) => blocks.shown[unit])
  const rowOf = new Map(shown.map((unit, row) => [unit, row]))
  const groups = largeGroups(
    shown.map((unit) => ({
      within: rowOf.get(shownAbove(blocks, unit)) ?? null,
      hasBlock: own.has(unit),
      isLarge: answersShown(whole(unit)).lo >= largeGroup,
    })),
  ).map(({ row, blocks: rows }) => ({ unit: shown[row] ?? 0, units: rows.map((each) => shown[each] ?? 0) }))
  const groupOfBlock = new Map(
    groups.flatMap(({ unit, units }) => units.map((block) => [block, unit] as const)),
  )
  const groupOf = new Map<string, number>()
  for (const [person, owner] of owners) {
    const group = groupOfBlock.get(owner)
    if (group !== undefined) groupOf.set(person, group)
  }
  const before = new ToldBefore(groupOf, earlier.map(largeGroupsThen))
  const figures = new Map<number, DisclosedFigure>()
  for (const { unit, units } of groups) {
    const each = units.flatMap((block) => own.get(block) ?? [])
    const counts = { green: 0, yellow: 0, red: 0 }
    for (const block of units) for (const zone of zones) counts[zone] += zonesOf(tally, block)[zone]
    const people = units.map((block) => blocks.size[block] ?? 0)
    const needs = [...keepBlocksOpen(each, people), ...before.needsOf(unit).ofZones()]
    const figure = discloseLargeGroup({ ...whole(unit), zones: counts }, each, needs)
    before.learn(unit, figure)
    figures.set(unit, figure)
  }
  return figures
}

/** The large groups of a kept round, as they were shown: their zones were counted again. */
function largeGroupsThen({ units }: Snapshot): ShownGroup[] {
  const people = new Map(units.map(({ unit, block }) => [unit, [...block]]))
  for (const { unit, within } of units.toReversed()) {
    const above = within === null ? undefined : people.get(within)
    for (const person of above ? (people.get(unit) ?? []) : []) above?.push(person)
  }
  return units.flatMap(({ unit, figure, own, composed }) =>
    composed || figure === own ? [] : [{ people: people.get(unit) ?? [], figure }],
  )
}
