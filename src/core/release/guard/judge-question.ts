import { Knowledge } from './knowledge.ts'
import { lookNearBy, worldWith } from './near-by.ts'
import { type Asker, PieceProgramme } from './piece-programme.ts'
import type { Question, Verdict } from './question.ts'
import { ScoreTries } from './score-tries.ts'
import type { Highs } from './solver.ts'
import type { Witness } from './witness.ts'
import { type Leanings, wander, ZoneSearch } from './zone-search.ts'

/** Tries of the quick search before the solver is asked; more only save time, they never change the answer. */
const quickTries = 16

/** So many classes are enough room for a world to give way in. It too only saves time. */
const mostNear = 16

/** After so many tries without any witness the solver is asked whether there is one at all. */
const patience = 3

/** A total and the mean of its parts are both rounded to hundredths: they differ by no more than this. */
const roundingOfTotal = 0.01

/**
 * The classes about whose people (or, for fewer than four people, about whose mean) too much would be certain, for
 * HR who takes a total for exactly the mean of its categories. Only where that cannot be is their rounding allowed for.
 */
export function judgeQuestion(
  question: Question,
  highs: Highs,
  tries = quickTries,
  near = mostNear,
): Verdict {
  const verdict = judgeAsItIs(question, highs, tries, near)
  if (verdict !== 'refuted' || question.parts === 0) return verdict
  return judgeAsItIs({ ...question, rounding: roundingOfTotal }, highs, tries, near)
}

/**
 * Quick searches for witnesses settle most; what they leave open is decided by exact programmes. What a programme
 * cannot decide within its size limits counts as certain.
 */
function judgeAsItIs(question: Question, highs: Highs, tries: number, near: number): Verdict {
  const knowledge = new Knowledge(question)
  search(question, knowledge, 0, Math.min(patience, tries))
  if (knowledge.unsettled().length === 0) return []
  const programme = new PieceProgramme(question)
  if (knowledge.latest === null) {
    const isPossible = programme.solveWith(highs, (ask) => askWhetherPossible(ask, knowledge))
    if (!isPossible) return 'refuted'
  }
  // A known world with one class changed is nearly one already: worth a few tries for each.
  search(question, knowledge, patience, tries === 0 ? 0 : tries + 4 * knowledge.unsettled().length)
  for (const n of knowledge.unsettled()) askNearBy(question, knowledge, n, highs, near)
  if (knowledge.unsettled().length === 0) return []
  const isPossible = programme.solveWith(highs, (ask) =>
    knowledge.unsettled().every((n) => askClass({ ask, at: n, whole: asItIs }, question, knowledge, n)),
  )
  if (!isPossible) return 'refuted'
  for (const n of knowledge.unsettled()) {
    if (!isConfined(question, knowledge, n)) continue
    new PieceProgramme(question, n).solveWith(highs, (ask) => askPerson(ask, knowledge, n))
  }
  return knowledge.unsettled()
}

/** A programme to ask, where it has the class in question, and the whole world that its answers belong to. */
type Asked = { readonly ask: Asker; readonly at: number; readonly whole: (found: Witness) => Witness }

const asItIs = (found: Witness): Witness => found

/** Nodes of the search for an answer near by; what it does not find by then the whole programme is asked. */
const nodesNearBy = 100

/** First only those around a class may give way: nearly always that is enough, and so small a programme takes no time. */
function askNearBy(question: Question, knowledge: Knowledge, n: number, highs: Highs, most: number): void {
  const { latest } = knowledge
  if (knowledge.isSettled(n)) return
  if (latest === null || most === 0 || most >= question.people.length) return
  const near = lookNearBy(question, latest, n, most)
  if (near.classes.length === question.people.length) return
  const at = near.classes.indexOf(n)
  const whole = (found: Witness): Witness => worldWith(latest, found, near)
  new PieceProgramme(near.question).solveWith(
    highs,
    (ask) => askClass({ ask, at, whole }, question, knowledge, n),
    nodesNearBy,
  )
  if (!isConfined(question, knowledge, n)) return
  const alone = new PieceProgramme(near.question, at)
  alone.solveWith(highs, (ask) => askPerson(ask, knowledge, n), nodesNearBy)
}

const isConfined = (question: Question, knowledge: Knowledge, n: number): boolean =>
  (question.people[n] ?? 0) > 1 && (!knowledge.scoreIsOpen(n) || knowledge.closedParts(n).length > 0)

function search(question: Question, knowledge: Knowledge, from: number, to: number): void {
  const places = new ZoneSearch(question)
  const tries = new ScoreTries(question)
  for (let turn = from; turn < to && knowledge.unsettled().length > 0; turn++) {
    const leanings = leaningsFor(question, knowledge, turn)
    const people = places.find(leanings, turn + 1)
    const witness = people && tries.find(people, leanings)
    if (witness) knowledge.learn(witness)
  }
}

function askWhetherPossible(ask: Asker, knowledge: Knowledge): boolean {
  const any = ask.anything()
  if (any.status === 'found') knowledge.learn(ask.witness(any.point))
  return any.status !== 'infeasible'
}

/** False when nothing at all fits what is shown. */
function askClass(asked: Asked, question: Question, knowledge: Knowledge, n: number): boolean {
  const { ask, at, whole } = asked
  for (let zone = 0; zone < question.zones.length && !knowledge.zoneIsOpen(n); zone++) {
    if (knowledge.hasSeen(n, zone)) continue
    const somebody = ask.somebodyIn(at, zone)
    if (somebody.status === 'found') knowledge.learn(whole(ask.witness(somebody.point)))
  }
  for (const direction of [1, -1] as const) {
    const isSingle = question.people[n] === 1
    if (knowledge.sumIsOpen(n) && (!isSingle || knowledge.scoreIsOpen(n))) continue
    const extreme = ask.sum(at, direction, knowledge.farEnough(n, direction, 'sum'))
    if (extreme.status === 'infeasible') return false
    if (extreme.status === 'found') knowledge.learn(whole(ask.witness(extreme.point)))
  }
  if (question.people[n] === 1) askParts(asked, knowledge, n)
  return true
}

/** Of a class of one, whose sums are that person's own parts. */
function askParts({ ask, at, whole }: Asked, knowledge: Knowledge, n: number): void {
  for (const part of knowledge.closedParts(n)) {
    for (const direction of [1, -1] as const) {
      const extreme = ask.part(at, part, direction, knowledge.farEnough(n, direction, part))
      if (extreme.status === 'found') knowledge.learn(whole(ask.witness(extreme.point)))
    }
  }
}

/** Of the person told apart in a programme. */
function askPerson(ask: Asker, knowledge: Knowledge, n: number): void {
  for (const direction of [1, -1] as const) {
    const extreme = ask.person(direction, knowledge.farEnough(n, direction, 'person'))
    if (extreme.status === 'found') knowledge.learnScore(n, extreme.value)
  }
  for (const part of knowledge.closedParts(n)) {
    for (const direction of [1, -1] as const) {
      const extreme = ask.personsPart(part, direction, knowledge.farEnough(n, direction, part))
      if (extreme.status === 'found') knowledge.learnScore(n, extreme.value, part)
    }
  }
}

/** Classes up to this size lean wholly to one side: their people's scores then differ most between tries. */
const leaningClass = 7

/** So few unsettled classes are tried one at a time. */
const few = 4

/** First everybody small leans, in turn; then some of those that are not settled yet; the last ones one by one. */
function leaningsFor(question: Question, knowledge: Knowledge, turn: number): Leanings {
  const zones = question.zones.length
  if (turn < zones) {
    const lean = (people: number, n: number) => {
      const zone = (n + turn) % zones
      return people > leaningClass ? null : { zone, isHigh: zone > 0, isWhole: true }
    }
    return { of: question.people.map(lean), pinned: false, start: null }
  }
  const unsettled = knowledge.unsettled()
  const next = wander(1000 + turn)
  const chosen =
    unsettled.length > few && knowledge.latest === null
      ? unsettled.filter(() => next() < 2 / turn)
      : unsettled.slice(turn % unsettled.length, (turn % unsettled.length) + 1)
  const leaning = new Set(chosen)
  const round = Math.floor(turn / Math.max(1, unsettled.length))
  return {
    of: question.people.map((_, n) => (leaning.has(n) ? knowledge.worthTrying(n, round) : null)),
    pinned: unsettled.length <= few || knowledge.latest !== null,
    start: knowledge.latest,
  }
}
