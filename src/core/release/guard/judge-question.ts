import { Knowledge } from './knowledge.ts'
import { type Asker, PieceProgramme } from './piece-programme.ts'
import type { Question } from './question.ts'
import { searchScores } from './score-search.ts'
import type { Highs } from './solver.ts'
import { type Leanings, searchZones, wander } from './zone-search.ts'

/** Tries of the quick search before the solver is asked; more only save time, they never change the answer. */
const quickTries = 16

/**
 * The classes about whose people (or, for fewer than four people, about whose sum) too much would be certain.
 * Quick searches for witnesses settle most; what they leave open is decided by exact programmes. What a programme
 * cannot decide within its size limits counts as certain. No solution at all refutes the evidence: then nothing is.
 */
export function judgeQuestion(question: Question, highs: Highs, tries = quickTries): readonly number[] {
  const knowledge = new Knowledge(question)
  for (let turn = 0; turn < tries && knowledge.unsettled().length > 0; turn++) {
    const leanings = leaningsFor(question, knowledge, turn)
    const people = searchZones(question, leanings, turn + 1)
    const witness = people && searchScores(question, people, leanings)
    if (witness) knowledge.learn(witness)
  }
  if (knowledge.unsettled().length === 0) return []
  const isPossible = new PieceProgramme(question).solveWith(highs, (ask) =>
    askClasses(ask, question, knowledge),
  )
  if (!isPossible) return []
  for (const n of knowledge.unsettled()) {
    if (!knowledge.scoreIsOpen(n) && (question.people[n] ?? 0) > 1) askPerson(question, knowledge, n, highs)
  }
  return knowledge.unsettled()
}

/** False when nothing at all fits what is shown. */
function askClasses(ask: Asker, question: Question, knowledge: Knowledge): boolean {
  for (const n of knowledge.unsettled()) {
    for (let zone = 0; zone < question.zones.length && !knowledge.zoneIsOpen(n); zone++) {
      if (knowledge.hasSeen(n, zone)) continue
      const most = ask.mostInZone(n, zone)
      if (most.status === 'infeasible') return false
      if (most.status === 'optimal') knowledge.learn(ask.witness(most.point))
    }
    for (const direction of [1, -1] as const) {
      const isSingle = question.people[n] === 1
      if (knowledge.sumIsOpen(n) && (!isSingle || knowledge.scoreIsOpen(n))) continue
      const extreme = ask.sum(n, direction)
      if (extreme.status === 'infeasible') return false
      if (extreme.status === 'optimal') knowledge.learn(ask.witness(extreme.point))
    }
  }
  return true
}

function askPerson(question: Question, knowledge: Knowledge, n: number, highs: Highs): void {
  new PieceProgramme(question, n).solveWith(highs, (ask) => {
    for (const direction of [1, -1] as const) {
      const extreme = ask.person(direction)
      if (extreme.status === 'optimal') knowledge.learnScore(n, extreme.value)
    }
  })
}

/** Classes up to this size lean wholly to one side: their people's scores then differ most between tries. */
const leaningClass = 7

/** First everybody small leans, by turns; then only some of those that are not settled yet. */
function leaningsFor(question: Question, knowledge: Knowledge, turn: number): Leanings {
  if (turn < 2) {
    return question.people.map((people, n) => (people > leaningClass ? 0 : (n + turn) % 2 === 0 ? -1 : 1))
  }
  const unsettled = new Set(knowledge.unsettled())
  const next = wander(1000 + turn)
  const share = 2 / turn
  return question.people.map((_, n) => (unsettled.has(n) && next() < share ? knowledge.openSide(n) : 0))
}
