import type { Progress, Stepwise } from '../progress.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Evidence, gatherEvidence } from './evidence.ts'
import { type GuardTools, type Judged, judgeOnce } from './judge-once.ts'
import { makePiece, mostClasses, type Piece, splitEvidence } from './pieces.ts'
import { askAbout, type Verdict } from './question.ts'
import { scoresOf } from './shown-bounds.ts'
import { unitToPool } from './unit-to-pool.ts'

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
    const evidence = gatherEvidence([...earlier.slice(-amount), candidate], mostClasses, judged.rows)
    const pieces = splitEvidence(evidence).filter((piece) =>
      newUnits(piece, amount).some((unit) => !asked.has(unit)),
    )
    for (const piece of pieces) for (const unit of newUnits(piece, amount)) asked.add(unit)
    const looks = pieces.flatMap((piece) => scores.map((score) => lookAt(piece, score, amount)))
    const progress: Progress = { step: 'together', done: earlier.length - amount, of: earlier.length }
    yield* judgeLooks(evidence, looks, tools, judged, progress, amount / 2)
    for (const { newest, verdict } of looks) {
      if (verdict === 'refuted') continue
      for (const n of verdict) for (const unit of unitToPool(evidence, newest, n)) units.add(unit)
    }
  }
  return units
}

const newUnits = ({ figures }: Piece, candidate: number): string[] =>
  figures.flatMap(({ seen }) => (seen.snapshot === candidate ? [seen.figure.unit] : []))

/** One score in one piece: what its newest rounds say that can be true together. */
type Look = {
  readonly piece: Piece
  readonly score: string
  /** With so many of the oldest rounds left out it is known to be refuted, and to fit. */
  refuted: number
  fitting: number
  newest: Piece
  verdict: Verdict
}

/** @param candidate the number of the newest round; what it says with the one before has been looked at already */
const lookAt = (piece: Piece, score: string, candidate: number): Look => ({
  piece,
  score,
  refuted: 0,
  fitting: candidate - 1,
  newest: piece,
  verdict: [],
})

/**
 * A piece that cannot be true as a whole was answered anew by somebody: then as many of the newest rounds count as
 * can be true together. What only two rounds say has been looked at before.
 */
function* judgeLooks(
  evidence: Evidence,
  looks: readonly Look[],
  tools: GuardTools,
  judged: Judged,
  progress: Progress,
  share: number,
): Stepwise<void> {
  const ask = (asked: readonly Look[], pieces: readonly Piece[]) =>
    judgeOnce(
      pieces.map((piece, n) => askAbout(piece, asked[n]?.score ?? '', tools.limits)),
      tools,
      judged,
      progress,
      share,
    )
  for (const [n, verdict] of (yield* ask(
    looks,
    looks.map(({ piece }) => piece),
  )).entries()) {
    const look = looks[n]
    if (look) look.verdict = verdict
  }
  const isOpen = ({ refuted, fitting }: Look) => fitting - refuted > 1
  let open = looks.filter((look) => look.verdict === 'refuted' && isOpen(look))
  while (open.length > 0) {
    const middles = open.map(({ refuted, fitting }) => Math.floor((refuted + fitting) / 2))
    const halves = open.map(({ piece }, n) => newestOf(evidence, piece, middles[n] ?? 0))
    const verdicts = yield* ask(open, halves)
    for (const [n, look] of open.entries()) {
      const [middle = 0, newest = look.piece, verdict = 'refuted'] = [middles[n], halves[n], verdicts[n]]
      if (verdict === 'refuted') look.refuted = middle
      else Object.assign(look, { fitting: middle, newest, verdict })
    }
    open = open.filter(isOpen)
  }
}

const newestOf = (evidence: Evidence, { figures }: Piece, from: number): Piece =>
  makePiece(
    evidence,
    figures.flatMap(({ seen }) => (seen.snapshot < from ? [] : [seen])),
  )
