import { showAnswers } from '../disclosure/show-answers.ts'
import { mostLike } from '../disclosure/show-participation.ts'
import { type Blocks, shownAbove } from './blocks.ts'
import { add } from './membership.ts'
import { nowhere } from './unit-tree.ts'

/** The highest lower ends that shown answers and participation may have, so that nobody surely took part. */
export type LowerEnds = {
  /** By unit: of its figure. */
  readonly figure: Int32Array
  /** By unit: of its own block by itself. */
  readonly block: Int32Array
}

/**
 * HR knows who was invited, so no shown number may begin there, neither by itself nor after subtracting the numbers of
 * other units. The limits follow from the list and the shown numbers of the units below, so that all answers that look the
 * same are treated alike.
 *
 * `most`: the most people who can be counted in a unit, as far as is shown below it. `gap`: by how many that falls if one
 * person who makes a difference did not answer: 1, or 0 where the shown numbers of every group below say that somebody did
 * not. A number that begins above most − gap would say that somebody took part. People who may be counted further up,
 * because their unit has no block of its own, are left out, so that `most` is never too high.
 * @param invited people by unit, with everybody below
 */
export function limitLowerEnds(blocks: Blocks, invited: Int32Array): LowerEnds {
  const count = blocks.shown.length
  const askedBelow = new Int32Array(count)
  const most = new Int32Array(count)
  const gap = new Int32Array(count)
  const limits = { figure: new Int32Array(count), block: new Int32Array(count) }
  for (let unit = count - 1; unit >= 0; unit--) {
    if (!blocks.shown[unit]) continue
    const asked = invited[unit] ?? 0
    const region = asked - (askedBelow[unit] ?? 0)
    // Of a block of exactly k people it is known that all answered, see `poolUpward`.
    if (region >= blocks.k) add(most, unit, region)
    if (region > blocks.k) gap[unit] = 1
    const reach = most[unit] ?? 0
    const oneLess = reach - (gap[unit] ?? 0)
    limits.figure[unit] = Math.min(oneLess, asked - 1)
    limits.block[unit] = region - 1
    const above = shownAbove(blocks, unit)
    if (above === nowhere) continue
    const shownMost = highestLike(blocks, unit, asked, oneLess)
    add(askedBelow, above, asked)
    add(most, above, Math.min(reach, shownMost))
    if (oneLess < Math.min(reach, shownMost)) gap[above] = 1
  }
  return limits
}

/** The highest number of answers that looks like the unit's. */
function highestLike(blocks: Blocks, unit: number, invited: number, atMost: number): number {
  const answers = blocks.counted[unit] ?? 0
  const asked = { invited, atMost }
  return Math.min(showAnswers(answers, blocks.k, asked).hi, mostLike(answers, asked))
}
