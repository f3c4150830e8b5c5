import { largeGroup, mostTogether, smallestGroup } from '@andrum/release/constants.ts'
import type { CausesShape, ScoresShape } from '@andrum/release/disclosure/figure-shape.ts'
import type { Interval } from '@andrum/release/disclosure/interval.ts'
import { parseFigure } from '@andrum/release/disclosure/parse-figure.ts'
import { type ShownScore, scoreStep } from '@andrum/release/disclosure/show-score.ts'
import type { Run } from '@andrum/release/policy/counter.ts'
import { canonicalJson } from './canonical-json.ts'
import type { Cryptography } from './cryptography.ts'
import type { Finding } from './findings.ts'
import { digestOfFigure, digestOfSnapshot, type FrozenUnit, keyOf } from './records.ts'
import type { RoundFile } from './round-file.ts'

export type ReadFigure = ScoresShape | CausesShape

/** Whether the figures are the recorded ones and follow the policy, as far as the figures show. */
export async function verifyFigures(file: RoundFile, cryptography: Cryptography): Promise<Finding[]> {
  return [
    ...(await compareWithRecord(file, cryptography)),
    ...compareWithOpening(file),
    ...(['scores', 'causes'] as const).flatMap((run) => verifyRun(file, run)),
  ]
}

async function compareWithRecord(file: RoundFile, cryptography: Cryptography): Promise<Finding[]> {
  // Figures without a record of their release are one finding, not one for each figure.
  if (file.released === null) return []
  const { units, snapshot } = file.released.record
  const findings: Finding[] = []
  const recorded = new Map(units.map((unit) => [keyOf(unit), unit.figure]))
  const seen = new Set<string>()
  for (const { run, unit, figure } of file.figures) {
    const key = keyOf({ run, unit })
    const digest = recorded.get(key)
    const isReadable = figure === null || readFigure(figure) !== null
    if (digest === undefined || seen.has(key)) findings.push({ code: 'figure-not-recorded', run, unit })
    // The check below reports an unreadable figure, which may be nested too deep to be written again.
    else if (isReadable && digest !== (figure === null ? null : await digestOfFigure(cryptography, figure))) {
      findings.push({ code: 'figure-not-as-recorded', run, unit })
    }
    seen.add(key)
  }
  for (const { run, unit } of units) {
    if (!seen.has(keyOf({ run, unit }))) findings.push({ code: 'figure-left-out', run, unit })
  }
  if ((await digestOfSnapshot(cryptography, units)) !== snapshot) {
    findings.push({ code: 'snapshot-not-as-recorded' })
  }
  return findings
}

/** Every unit of the frozen tree is shown or hidden, at least in the scores run, and no other unit is. */
function compareWithOpening({ opened, released }: RoundFile): Finding[] {
  if (opened === null) return []
  const { units, list, scope } = opened.record
  const findings: Finding[] = []
  const invited = units.reduce((sum, unit) => sum + unit.invited, 0)
  if (invited !== list.size) findings.push({ code: 'list-not-as-invited' })
  const { parentOf } = readTree(units)
  const isTree = parentOf.size === units.length && parentOf.get(scope) === null
  if (!isTree || units.some(({ unit }) => !wayUp(parentOf, unit).has(scope))) {
    findings.push({ code: 'units-not-a-tree' })
  }
  if (opened.record.smallestGroup < smallestGroup) findings.push({ code: 'group-too-small' })
  if (released === null) return findings
  const frozen = new Set(units.map(({ unit }) => unit))
  for (const { run, unit } of released.record.units) {
    if (!frozen.has(unit)) findings.push({ code: 'unit-added-after-opening', run, unit })
  }
  for (const run of new Set(['scores' as const, ...released.record.units.map((unit) => unit.run)])) {
    const there = new Set(released.record.units.filter((unit) => unit.run === run).map(({ unit }) => unit))
    for (const unit of frozen) if (!there.has(unit)) findings.push({ code: 'unit-left-out', run, unit })
  }
  return findings
}

type Shown = { readonly unit: string; readonly figure: ReadFigure }

function verifyRun(file: RoundFile, run: Run): Finding[] {
  const findings: Finding[] = []
  const shown: Shown[] = []
  for (const { unit, figure } of file.figures.filter((figure) => figure.run === run)) {
    if (figure === null) continue
    const read = readFigure(figure)
    if (read === null || read.run !== run || read.unit !== unit || read.round !== file.round) {
      findings.push({ code: 'figure-unreadable', run, unit })
    } else {
      shown.push({ unit, figure: read })
    }
  }
  const smallest = Math.max(smallestGroup, file.opened?.record.smallestGroup ?? smallestGroup)
  const hidesFull = file.opened?.record.hideFullParticipation ?? false
  const tree = file.opened === null ? null : readTree(file.opened.record.units)
  const alone = shown.filter(({ figure }) => figure.together === undefined)
  const below = tree === null ? null : shownBelow(tree, alone)
  for (const one of shown) {
    const at = { run, unit: one.unit }
    const { answers, together } = one.figure
    const invited = tree === null ? null : invitedTo(tree, one)
    const children = together === undefined ? (below?.get(one.unit) ?? []) : []
    if (answers.lo < smallest) findings.push({ code: 'group-too-small', ...at })
    // No number may say that everybody answered, except for a group of exactly the smallest size.
    const mayBeAll = !hidesFull && answers.lo === smallest && invited === smallest
    if (invited !== null && answers.lo >= invited && !mayBeAll)
      findings.push({ code: 'group-beyond-invited', ...at })
    if (invited !== null && !doesParticipationFit(one.figure, invited)) {
      findings.push({ code: 'participation-does-not-fit', ...at })
    }
    if (scoresOf(one.figure).some((score) => isTooFine(score, answers.lo))) {
      findings.push({ code: 'step-too-fine', ...at })
    }
    const isAlone = below !== null && children.length === 0
    if (!isBandOfPeople(one.figure, smallest, invited) || (isAlone && !areBandsOfZones(one.figure))) {
      findings.push({ code: 'share-too-fine', ...at })
    }
    const isGroup = together === undefined || tree === null || isOneGroup(tree, one, shown)
    if (!isGroup || !isUnionOfBlocks(one.figure, children, smallest)) {
      findings.push({ code: 'pooling-broken', ...at })
    }
  }
  return findings
}

/** @returns null for JSON that cannot be a released figure */
export function readFigure(json: unknown): ReadFigure | null {
  try {
    return parseFigure(json)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}

type Tree = {
  readonly parentOf: ReadonlyMap<string, string | null>
  /** How many are invited to a unit, without those below. */
  readonly invitedIn: ReadonlyMap<string, number>
  /** How many are invited to a unit and all below it. */
  readonly invitedTo: ReadonlyMap<string, number>
}

function readTree(units: readonly FrozenUnit[]): Tree {
  const parentOf = new Map(units.map(({ unit, parent }) => [unit, parent]))
  const invitedTo = new Map<string, number>()
  for (const { unit, invited } of units) {
    for (const above of wayUp(parentOf, unit)) invitedTo.set(above, (invitedTo.get(above) ?? 0) + invited)
  }
  return { parentOf, invitedTo, invitedIn: new Map(units.map(({ unit, invited }) => [unit, invited])) }
}

function invitedTo(tree: Tree, { unit, figure: { together } }: Shown): number | null {
  if (together === undefined) return tree.invitedTo.get(unit) ?? null
  return together.reduce((sum, each) => sum + (tree.invitedIn.get(each) ?? 0), 0)
}

/**
 * Whether a unit that is not shown by itself is counted with others as it says: with a few units of the tree that have
 * invited people, of which it has some and not all, and with the same figure for each of them.
 */
function isOneGroup(tree: Tree, { unit, figure }: Shown, shown: readonly Shown[]): boolean {
  const together = figure.together ?? []
  const isOfTree = together.every((each) => (tree.invitedIn.get(each) ?? 0) > 0)
  const own = together.filter((each) => wayUp(tree.parentOf, each).has(unit))
  const asked = own.reduce((sum, each) => sum + (tree.invitedIn.get(each) ?? 0), 0)
  const hasSome = own.length > 0 && own.length < together.length && asked === tree.invitedTo.get(unit)
  const isAlike = shown
    .filter(({ figure: other }) => other.together?.some((each) => together.includes(each)))
    .every(({ figure: other }) => isSame({ ...other, unit }, figure))
  const isFew = new Set(together).size === together.length && together.length <= mostTogether
  return isOfTree && hasSome && isAlike && isFew
}

const isSame = (one: ReadFigure, other: ReadFigure): boolean => canonicalJson(one) === canonicalJson(other)

/** A unit and all above it; ends at a cycle, which no frozen tree has. */
function wayUp(parentOf: ReadonlyMap<string, string | null>, unit: string): Set<string> {
  const way = new Set<string>()
  for (let at: string | null = unit; at !== null && !way.has(at); at = parentOf.get(at) ?? null) way.add(at)
  return way
}

/** The shown units next below each shown unit. */
function shownBelow({ parentOf }: Tree, shown: readonly Shown[]): Map<string, ReadFigure[]> {
  const isShown = new Set(shown.map(({ unit }) => unit))
  const below = new Map<string, ReadFigure[]>()
  for (const { unit, figure } of shown) {
    const next = [...wayUp(parentOf, unit)].find((above) => above !== unit && isShown.has(above))
    if (next !== undefined) below.set(next, [...(below.get(next) ?? []), figure])
  }
  return below
}

const scoresOf = (figure: ReadFigure): ShownScore[] =>
  figure.run === 'causes' ? Object.values(figure.causes) : [figure.total, ...Object.values(figure.categories)]

const hair = 1e-9

/** Whether a score is finer than the table allows for a group of this size. */
const isTooFine = ({ step, lo, hi }: ShownScore, answers: number): boolean =>
  step < scoreStep(answers) - hair || hi - lo < scoreStep(answers) - hair

const answersBand = 5
const coarse = [0, 0.5, 0.75, 1]
const tens = [0, 0.35, 0.45, 0.55, 0.65, 0.75, 0.85, 1]

/** Whether answers are in fives and participation is in its bands. */
function isBandOfPeople(
  { answers, participation }: ReadFigure,
  smallest: number,
  invited: number | null,
): boolean {
  const inFives = answers.lo === smallest || answers.lo % answersBand === 0
  const wide = answers.hi >= Math.floor(answers.lo / answersBand) * answersBand + answersBand - 1
  const ends = invited !== null && invited < largeGroup ? coarse : [...coarse, ...tens]
  return inFives && wide && hasEndsIn(participation, ends)
}

/** Whether some number of answers within the shown ones gives the shown participation of those invited. */
function doesParticipationFit({ answers, participation }: ReadFigure, invited: number): boolean {
  const { lo, hi, hiOpen } = participation
  const least = Math.max(answers.lo, Math.ceil(lo * invited - hair))
  const most = hiOpen === true ? Math.ceil(hi * invited - hair) - 1 : Math.floor(hi * invited + hair)
  return least <= Math.min(answers.hi, most)
}

const quarters = [0, 0.25, 0.5, 1]
const tenths = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 1]

/** Whether the zones are in the bands of a group that is not composed of others. */
const areBandsOfZones = (figure: ReadFigure): boolean =>
  figure.run === 'causes' ||
  Object.values(figure.zones).every((share) =>
    hasEndsIn(share, figure.answers.lo < largeGroup ? quarters : tenths),
  )

const hasEndsIn = ({ lo, hi }: Interval, ends: readonly number[]): boolean =>
  [lo, hi].every((end) => ends.some((known) => Math.abs(known - end) < hair))

/** Whether a group is all groups shown below it, and either nobody else or enough others. */
function isUnionOfBlocks({ answers }: ReadFigure, below: readonly ReadFigure[], smallest: number): boolean {
  const least = below.reduce((sum, figure) => sum + figure.answers.lo, 0)
  const most = below.reduce((sum, figure) => sum + figure.answers.hi, 0)
  const isNobodyElse = answers.lo <= most && answers.hi >= least
  return isNobodyElse || answers.hi - least >= smallest
}
