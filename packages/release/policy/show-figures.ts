import {
  type Counted,
  type DisclosedFigure,
  discloseCauses,
  discloseScores,
  discloseTogether,
  type Needs,
} from '../disclosure/disclosed-figure.ts'
import { isTelling } from '../disclosure/show-score.ts'
import { type Blocks, ownerOf, shownAbove } from './blocks.ts'
import type { ZoneLimits } from './guard/question.ts'
import { type Membership, sumUpward } from './membership.ts'
import { showLargeGroups } from './show-large-groups.ts'
import type { Snapshot } from './snapshot.ts'
import { limitLowerEnds } from './taking-part.ts'
import { addRow, sumOf, type Tally, zonesOf } from './tally.ts'
import { ToldBefore } from './told-before.ts'
import { nowhere } from './unit-tree.ts'
import { keepZonesOpen } from './zones-open.ts'

/** Everything that the shown figures of a round are made from, except the blocks. */
export type RoundFacts = {
  readonly round: string
  readonly membership: Membership
  readonly tally: Tally
  readonly perPoint: number
  /** Null where the release runs without a guard: then no zone is kept open either. */
  readonly limits: ZoneLimits | null
}

export type ShownFigures = {
  /** Of all shown units, by unit number. */
  readonly figures: ReadonlyMap<number, DisclosedFigure>
  /** Of their own blocks alone. */
  readonly own: ReadonlyMap<number, DisclosedFigure>
  /** Units whose figure is composed of the figures of blocks alone. */
  readonly composed: ReadonlySet<number>
  /** Units whose own block can say nothing about some score, given what was shown before. */
  readonly mute: ReadonlySet<string>
}

/**
 * Step 4 (rules 8 to 10). Each block is shown by itself, as coarsely as its size and earlier figures of its people require.
 * A unit's figure is composed from the shown figures of its blocks, so nothing within a round can be subtracted. Only the
 * zones of large groups are counted again, as far as every zone stays possible for everybody in their blocks.
 */
export function showFigures(blocks: Blocks, facts: RoundFacts, earlier: readonly Snapshot[]): ShownFigures {
  const owners = ownersOf(blocks, facts.membership)
  const tally = tallyBlocks(blocks, facts.tally)
  const invited = sumUpward(blocks.tree, facts.membership.invited)
  const lowerEnds = limitLowerEnds(blocks, invited)
  const counts = (unit: number, answers: number, atMost: number): Counted => ({
    unit: blocks.tree.ids[unit] ?? '',
    round: facts.round,
    answers,
    invited: invited[unit] ?? 0,
    atMost,
    smallest: blocks.k,
    perPoint: facts.perPoint,
  })
  const whole = (unit: number) => counts(unit, blocks.counted[unit] ?? 0, lowerEnds.figure[unit] ?? 0)
  const own = new Map<number, DisclosedFigure>()
  const before = new ToldBefore(owners, earlier.map(blocksThen))
  for (const [unit, size] of blocks.size.entries()) {
    if (size === 0) continue
    const figure = showBlock(
      counts(unit, size, lowerEnds.block[unit] ?? 0),
      tally,
      unit,
      before.needsOf(unit),
      facts.limits,
    )
    before.learn(unit, figure)
    own.set(unit, figure)
  }
  const large =
    tally.run === 'scores' ? showLargeGroups(blocks, { own, owners, tally, earlier, whole }) : none
  const groups = gatherUpward(blocks, own, none)
  const zoneGroups = gatherUpward(blocks, own, large)
  const figures = new Map<number, DisclosedFigure>()
  const composed = new Set<number>()
  for (const [unit, within] of groups) {
    const isAlone = within.length === 1 && within[0] === own.get(unit)
    const counted = isAlone ? within[0] : large.get(unit)
    if (!counted) composed.add(unit)
    figures.set(unit, counted ?? discloseTogether(whole(unit), within, zoneGroups.get(unit) ?? within))
  }
  const isMute = (figure: DisclosedFigure): boolean => !scoresIn(figure).every(isTelling)
  return { figures, own, composed, mute: new Set([...own.values()].filter(isMute).map(({ unit }) => unit)) }
}

const none: ReadonlyMap<number, DisclosedFigure> = new Map()

const blocksThen = ({ units }: Snapshot) =>
  units.flatMap(({ block, own }) => (own ? [{ people: block, figure: own }] : []))

/** The unit whose block each counted person is in. */
function ownersOf(blocks: Blocks, membership: Membership): Map<string, number> {
  const owners = new Map<string, number>()
  for (const [n, person] of membership.persons.entries()) {
    const owner = ownerOf(blocks, membership.unitOf[n] ?? nowhere)
    if (owner !== nowhere) owners.set(person, owner)
  }
  return owners
}

function showBlock(
  counted: Counted,
  tally: Tally,
  unit: number,
  needs: Needs,
  limits: ZoneLimits | null,
): DisclosedFigure {
  const sums = tally.measures.map((measure, m) => [measure, sumOf(tally, unit, m)] as const)
  if (tally.run === 'causes') return discloseCauses({ ...counted, causes: Object.fromEntries(sums) }, needs)
  const [total, ...categories] = sums
  const scores = { total: total?.[1] ?? 0, categories: Object.fromEntries(categories) }
  return discloseScores(
    { ...counted, ...scores, zones: zonesOf(tally, unit) },
    {
      ofScore: needs.ofScore,
      ofZones: (shown) => [
        ...(limits ? keepZonesOpen(shown, counted.answers, limits) : []),
        ...needs.ofZones(shown),
      ],
    },
  )
}

const scoresIn = (figure: DisclosedFigure) =>
  figure.run === 'causes' ? Object.values(figure.causes) : [figure.total, ...Object.values(figure.categories)]

/** Counter rows summed per block, by the unit that owns it. */
function tallyBlocks(blocks: Blocks, own: Tally): Tally {
  const sums: Tally = {
    ...own,
    sums: new Float64Array(own.sums.length),
    zones: new Int32Array(own.zones.length),
  }
  for (const unit of blocks.shown.keys()) {
    const owner = ownerOf(blocks, unit)
    if (owner !== nowhere) addRow(own, unit, sums, owner)
  }
  return sums
}

/** For each shown unit, parents first, the figures that its own is composed from: of blocks, or of whole units below. */
function gatherUpward(
  blocks: Blocks,
  own: ReadonlyMap<number, DisclosedFigure>,
  whole: ReadonlyMap<number, DisclosedFigure>,
): Map<number, readonly DisclosedFigure[]> {
  const gathered = new Map<number, DisclosedFigure[]>()
  for (let unit = blocks.shown.length - 1; unit >= 0; unit--) {
    if (!blocks.shown[unit]) continue
    const figure = whole.get(unit) ?? own.get(unit)
    const below = whole.has(unit) ? [] : (gathered.get(unit) ?? [])
    const within = figure ? [figure, ...below] : below
    gathered.set(unit, within)
    const above = shownAbove(blocks, unit)
    if (above === nowhere) continue
    const there = gathered.get(above)
    if (there) for (const each of within) there.push(each)
    else gathered.set(above, [...within])
  }
  return new Map([...gathered].sort(([a], [b]) => a - b))
}
