import type { Stepwise } from '../progress.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Evidence, gatherEvidence } from './evidence.ts'
import { type GuardTools, type Judged, judgeOnce } from './judge-once.ts'
import { makePiece, type Piece, splitEvidence } from './pieces.ts'
import { askAbout } from './question.ts'
import { scoresOf } from './shown-bounds.ts'
import { unitToPool } from './unit-to-pool.ts'

/**
 * A piece of more groups of people than this is split: many rounds tell nearly everybody apart, and a programme of
 * single people over many figures costs more than one of larger groups. Measured in decision 0113.
 */
const mostTogether = 24

/**
 * What three rounds and more say together, if nobody changed an answer. Each new figure is laid beside those of all kept
 * rounds; where so many rounds tell more people apart than one programme holds, beside half as many of the newest, and
 * so on down to two.
 */
export function* findTogether(
  candidate: Snapshot,
  earlier: readonly Snapshot[],
  tools: GuardTools,
  judged: Judged,
): Stepwise<ReadonlySet<string>> {
  const units = new Set<string>()
  const asked = new Set<string>()
  const scores = scoresOf(candidate.units.map(({ figure }) => figure))
  for (let amount = earlier.length; amount > 1; amount = Math.ceil(amount / 2)) {
    const evidence = gatherEvidence([...earlier.slice(-amount), candidate], mostTogether, judged.rows)
    const pieces = splitEvidence(evidence, mostTogether).filter((piece) =>
      newUnits(piece, amount).some((unit) => !asked.has(unit)),
    )
    for (const [p, piece] of pieces.entries()) {
      for (const unit of newUnits(piece, amount)) asked.add(unit)
      for (const score of scores) {
        const half = (amount * p) / (2 * pieces.length)
        yield { step: 'together', done: earlier.length - amount + half, of: earlier.length }
        for (const unit of findInPiece(evidence, piece, score, tools, judged)) units.add(unit)
      }
    }
  }
  return units
}

const newUnits = ({ figures }: Piece, candidate: number): string[] =>
  figures.flatMap(({ seen }) => (seen.snapshot === candidate ? [seen.figure.unit] : []))

/**
 * A piece that cannot be true as a whole was answered anew by somebody: then as many of the newest rounds count as
 * can be true together. What only two rounds say has been looked at before.
 */
function findInPiece(
  evidence: Evidence,
  piece: Piece,
  score: string,
  { highs, limits }: GuardTools,
  judged: Judged,
): string[] {
  const candidate = evidence.snapshots.length - 1
  const look = (from: number) => {
    const newest = from === 0 ? piece : newestOf(evidence, piece, from)
    return { newest, verdict: judgeOnce(askAbout(newest, score, limits), highs, judged) }
  }
  let found = look(0)
  let refuted = 0
  let fitting = candidate - 1
  if (found.verdict === 'refuted') {
    while (fitting - refuted > 1) {
      const middle = Math.floor((refuted + fitting) / 2)
      const half = look(middle)
      if (half.verdict === 'refuted') refuted = middle
      else {
        fitting = middle
        found = half
      }
    }
  }
  const { newest, verdict } = found
  return verdict === 'refuted' ? [] : verdict.flatMap((n) => unitToPool(evidence, newest, n))
}

const newestOf = (evidence: Evidence, { figures }: Piece, from: number): Piece =>
  makePiece(
    evidence,
    figures.flatMap(({ seen }) => (seen.snapshot < from ? [] : [seen])),
  )
