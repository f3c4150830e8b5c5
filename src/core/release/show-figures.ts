import { type DisclosedFigure, discloseCauses, discloseScores } from '#core/disclosure/disclosed-figure.ts'
import { type Blocks, ownerOf, shownAbove } from './blocks.ts'
import { type Membership, sumUpward } from './membership.ts'
import { addRow, sumOf, type Tally, zonesOf } from './tally.ts'
import { nowhere } from './unit-tree.ts'

/** What the shown figures of a round are made from, beside the blocks. */
export type RoundFacts = {
  readonly round: string
  readonly membership: Membership
  readonly tally: Tally
  readonly perPoint: number
}

/** Step 4. The figures of all shown units, by unit number. */
export function showFigures(blocks: Blocks, facts: RoundFacts): ReadonlyMap<number, DisclosedFigure> {
  const tally = tallyFigures(blocks, facts.tally)
  const invited = sumUpward(blocks.tree, facts.membership.invited)
  const figures = new Map<number, DisclosedFigure>()
  for (const [unit, shown] of blocks.shown.entries()) {
    if (shown) figures.set(unit, disclose(blocks, facts, tally, unit, invited[unit] ?? 0))
  }
  return figures
}

/** Counter rows summed per block first, then from each shown unit to the shown unit above. */
function tallyFigures(blocks: Blocks, own: Tally): Tally {
  const figures: Tally = {
    ...own,
    sums: new Float64Array(own.sums.length),
    zones: new Int32Array(own.zones.length),
  }
  for (const unit of blocks.shown.keys()) {
    const owner = ownerOf(blocks, unit)
    if (owner !== nowhere) addRow(own, unit, figures, owner)
  }
  for (let unit = blocks.shown.length - 1; unit > 0; unit--) {
    const above = blocks.shown[unit] ? shownAbove(blocks, unit) : nowhere
    if (above !== nowhere) addRow(figures, unit, figures, above)
  }
  return figures
}

function disclose(
  blocks: Blocks,
  facts: RoundFacts,
  tally: Tally,
  unit: number,
  invited: number,
): DisclosedFigure {
  const frame = {
    unit: blocks.tree.ids[unit] ?? '',
    round: facts.round,
    answers: blocks.counted[unit] ?? 0,
    invited,
    smallest: blocks.k,
    perPoint: facts.perPoint,
  }
  const sums = tally.measures.map((measure, m) => [measure, sumOf(tally, unit, m)] as const)
  if (tally.run === 'causes') return discloseCauses({ ...frame, causes: Object.fromEntries(sums) })
  const [total, ...categories] = sums
  return discloseScores({
    ...frame,
    total: total?.[1] ?? 0,
    categories: Object.fromEntries(categories),
    zones: zonesOf(tally, unit),
  })
}
