import { type DisclosedFigure, discloseCauses, discloseScores } from '../disclosure/disclosed-figure.ts'
import { type Blocks, ownerOf, shownAbove } from '../policy/blocks.ts'
import { sumUpward } from '../policy/membership.ts'
import type { RoundFacts, ShownFigures } from '../policy/show-figures.ts'
import { addRow, sumOf, type Tally, zonesOf } from '../policy/tally.ts'
import { nowhere } from '../policy/unit-tree.ts'

/**
 * The former display: every unit's figure is counted from its answers, coarse as the table of steps says, but nothing is
 * composed and nothing compared. HR can subtract children from a parent, so the guard has work.
 */
export function countEveryUnit(blocks: Blocks, facts: RoundFacts): ShownFigures {
  const invited = sumUpward(blocks.tree, facts.membership.invited)
  const tally = tallyFigures(blocks, facts.tally)
  const figures = new Map<number, DisclosedFigure>()
  for (const [unit, isShown] of blocks.shown.entries()) {
    if (!isShown) continue
    const sums = tally.measures.map((measure, m) => [measure, sumOf(tally, unit, m)] as const)
    const counted = {
      unit: blocks.tree.ids[unit] ?? '',
      round: facts.round,
      answers: blocks.counted[unit] ?? 0,
      invited: invited[unit] ?? 0,
      smallest: blocks.k,
      perPoint: facts.perPoint,
    }
    const [total, ...categories] = sums
    figures.set(
      unit,
      tally.run === 'causes'
        ? discloseCauses({ ...counted, causes: Object.fromEntries(sums) })
        : discloseScores({
            ...counted,
            total: total?.[1] ?? 0,
            categories: Object.fromEntries(categories),
            zones: zonesOf(tally, unit),
          }),
    )
  }
  return { figures, own: new Map(), composed: new Set(), mute: new Set() }
}

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
