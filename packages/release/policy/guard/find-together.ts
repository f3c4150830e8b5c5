import { mostClasses } from '../../constants.ts'
import type { Progress, Stepwise } from '../progress.ts'
import type { Snapshot } from '../snapshot.ts'
import { type Evidence, gatherEvidence } from './evidence.ts'
import { type GuardTools, type Judged, judgeOnce } from './judge-once.ts'
import { makePiece, type Piece, splitEvidence } from './pieces.ts'
import { askAbout, type Verdict } from './question.ts'
import { scoresOf } from './shown-bounds.ts'
import { unitToPool } from './unit-to-pool.ts'

/**
 * Finds what three or more rounds reveal together, if nobody changed an answer. Each new figure is tested with those of all
 * kept rounds. If these tell more groups of people apart than one linear programme holds, the figure is tested with every
 * two of them, since a subtraction may use any two, and with as many of the newest as fit. If all of them cannot be true
 * together, it is tested with every two of which one is older than the newest rounds that can.
 */
export function* findTogether(
  candidate: Snapshot,
  earlier: readonly Snapshot[],
  tools: GuardTools,
  judged: Judged,
): Stepwise<ReadonlySet<string>> {
  const units = new Set<string>()
  const scores = scoresOf(candidate.units.map(({ figure }) => figure))
  // By unit: the unit is tested with the sets of rounds whose place is below this one.
  const testedBelow = new Map(
    candidate.units.flatMap(({ unit, own }) => (own === null ? [] : [[unit, tooMany]])),
  )
  const all = { rounds: earlier, place: 0 }
  const sets = earlier.length > 1 ? [all, ...halvesOf(earlier), ...pairsOf(earlier)] : []
  for (const [n, { rounds, place }] of sets.entries()) {
    if (testedBelow.size === 0) break
    const evidence = gatherEvidence([...rounds, candidate], mostClasses, judged.rows)
    const pieces = splitEvidence(evidence).filter((piece) =>
      newUnits(piece, rounds.length).some((unit) => place < (testedBelow.get(unit) ?? 0)),
    )
    const looks = pieces.flatMap((piece) => scores.map((score) => lookAt(piece, score, rounds.length)))
    const progress: Progress = { step: 'together', done: n, of: sets.length }
    yield* judgeLooks(evidence, looks, tools, judged, progress, 1)
    for (const { newest, verdict } of looks) {
      if (verdict === 'refuted') continue
      for (const n of verdict) for (const unit of unitToPool(evidence, newest, n)) units.add(unit)
    }
    if (n > 0) continue
    for (const unit of pieces.flatMap((piece) => newUnits(piece, rounds.length))) testedBelow.delete(unit)
    for (const unit of testedBelow.keys()) judged.notBesideAll.add(unit)
    for (const { piece, fitting, newest, verdict } of looks) {
      if (newest === piece && verdict !== 'refuted') continue
      for (const unit of newUnits(piece, rounds.length))
        testedBelow.set(unit, Math.max(fitting, testedBelow.get(unit) ?? 0))
    }
  }
  return units
}

/**
 * Kept rounds that are tested with the candidate. `place`: of two rounds the index of the older one; of half of the rounds one behind
 * them all, so that only figures that connect too many people are tested with it.
 */
type RoundSet = { readonly rounds: readonly Snapshot[]; readonly place: number }

/** Above the place of any set: a figure that connects too many people is tested with all of them. */
const tooMany = Number.POSITIVE_INFINITY

/** The newest half, the newest quarter and so on down to three rounds. */
function halvesOf(earlier: readonly Snapshot[]): RoundSet[] {
  const halves: RoundSet[] = []
  for (let amount = Math.ceil(earlier.length / 2); amount > 2; amount = Math.ceil(amount / 2))
    halves.push({ rounds: earlier.slice(-amount), place: earlier.length })
  return halves
}

const pairsOf = (earlier: readonly Snapshot[]): RoundSet[] =>
  earlier.flatMap((one, place) => earlier.slice(place + 1).map((other) => ({ rounds: [one, other], place })))

const newUnits = ({ figures }: Piece, candidate: number): string[] =>
  figures.flatMap(({ seen }) => (seen.snapshot === candidate ? [seen.figure.unit] : []))

/** One score in one piece, and the newest rounds of the piece that can be true together. */
type Look = {
  readonly piece: Piece
  readonly score: string
  /** How many of the oldest rounds are left out where the piece is known to be refuted, and where it is known to fit. */
  refuted: number
  fitting: number
  newest: Piece
  verdict: Verdict
}

/** @param candidate the index of the newest round; its pair with the round before has been tested already */
const lookAt = (piece: Piece, score: string, candidate: number): Look => ({
  piece,
  score,
  refuted: 0,
  fitting: candidate - 1,
  newest: piece,
  verdict: [],
})

/**
 * If a piece cannot be true as a whole, somebody changed an answer. A binary search then finds as many of the newest rounds
 * as can be true together. Two rounds alone have been tested before (`findInPairs`).
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
