import { leastRange } from '../../constants.ts'
import { add } from '../membership.ts'
import { Knowledge } from './knowledge.ts'
import { type Asker, PieceProgramme, type Place } from './piece-programme.ts'
import { type Placed, placeScores, type Wanted } from './place-scores.ts'
import { type Question, scale, type Verdict } from './question.ts'
import { ScoreTries } from './score-tries.ts'
import type { Highs } from './solver.ts'
import { type Leanings, ZoneSearch } from './zone-search.ts'

/** Tries of the quick search before the solver is asked; more only save time, they never change the answer. */
const quickTries = 16

/** After so many tries without any witness the solver, which takes much longer, decides whether there is one at all. */
const patience = 8

/** A total and the mean of its parts are both rounded to hundredths: they differ by no more than this. */
const roundingOfTotal = 0.01

/**
 * Finds the classes about whose people (or, for fewer than four people, about whose mean) too much would be certain. HR
 * takes a total for exactly the mean of its categories, so the first test does too. If nothing fits, the second test allows
 * for rounding. If nothing fits still, the third looks at zones alone, which a slightly changed score leaves as they were.
 */
export function judgeQuestion(question: Question, highs: Highs, tries = quickTries): Verdict {
  const verdict = judgeAsItIs(question, highs, tries)
  if (verdict !== 'refuted' || question.parts === 0) return verdict
  const rounded = judgeAsItIs({ ...question, rounding: roundingOfTotal }, highs, tries)
  if (rounded !== 'refuted') return rounded
  const byZones = judgeAsItIs(withoutScores(question), highs, tries)
  return byZones.length > 0 ? byZones : 'refuted'
}

/** The same question about zones alone. */
const withoutScores = (question: Question): Question => ({
  ...question,
  parts: 0,
  figures: question.figures.map((figure) => {
    const people = figure.classes.reduce((sum, n) => sum + (question.people[n] ?? 0), 0)
    return { ...figure, total: [scale[0] * people, scale[1] * people], parts: [] }
  }),
})

/**
 * Quick searches for witnesses settle most classes. Linear programmes decide the others: first which zones are possible,
 * then how far scores can lie. What a programme cannot decide within its size limits counts as certain.
 */
function judgeAsItIs(question: Question, highs: Highs, tries: number): Verdict {
  const knowledge = new Knowledge(question)
  search(question, knowledge, 0, Math.min(patience, tries))
  if (knowledge.unsettled().length === 0) return []
  if (knowledge.latest === null && isRefuted(question, knowledge, highs)) return 'refuted'
  // A known world with one class changed is nearly another world, so each class is worth a few tries.
  search(question, knowledge, patience, tries === 0 ? 0 : tries + 4 * knowledge.unsettled().length)
  if (knowledge.unsettled().length === 0) return []
  const programme = new PieceProgramme(question)
  const { closed, confined } = programme.solveDivided(highs, (ask) => {
    const closed = findClosed(ask, question, knowledge, highs)
    return { closed, confined: closed.length > 0 ? [] : findConfined(ask, question, knowledge, highs) }
  })
  if (closed.length > 0) return closed
  programme.solveWith(highs, (ask) => {
    askZones(ask, question, knowledge)
    if (knowledge.unsettled().every((n) => knowledge.zoneIsOpen(n))) askSums(ask, knowledge, confined)
  })
  const withoutZone = knowledge.unsettled().filter((n) => !knowledge.zoneIsOpen(n))
  if (withoutZone.length > 0) return withoutZone
  for (const n of knowledge.unsettled()) {
    if (knowledge.scoreIsOpen(n) && knowledge.closedParts(n).length === 0) continue
    new PieceProgramme(question, n).solveWith(highs, (ask) => askPerson(ask, knowledge, n))
  }
  return knowledge.unsettled()
}

/** Whether no world fits what is shown. A world that is found on the way is learnt. */
function isRefuted(question: Question, knowledge: Knowledge, highs: Highs): boolean {
  const programme = new PieceProgramme(question)
  const isImpossible = programme.solveDivided(highs, (ask) => {
    const any = ask.anything()
    if (any.status === 'found') startFrom(ask.shares(any.point), question, knowledge, highs)
    return any.status === 'infeasible'
  })
  if (isImpossible || knowledge.latest !== null) return isImpossible
  return programme.solveWith(highs, (ask) => {
    const any = ask.anything()
    learn(knowledge, ask.world(any))
    return any.status === 'infeasible'
  })
}

/** Classes with a zone that is impossible even if people could be divided. For the others it tries whole people. */
function findClosed(ask: Asker, question: Question, knowledge: Knowledge, highs: Highs): number[] {
  const closed = new Set<number>()
  for (const { n, zone } of placesToSee(question, knowledge)) {
    if (knowledge.hasSeen(n, zone)) continue
    const divided = ask.somebodyIn({ n, zone })
    if (divided.status === 'infeasible') closed.add(n)
    if (divided.status !== 'found') continue
    startFrom(ask.shares(divided.point), question, knowledge, highs, { place: { n, zone } })
    if (!knowledge.hasSeen(n, zone)) learn(knowledge, ask.world(ask.somebodyWholeIn({ n, zone })))
  }
  return [...closed]
}

/** Small classes whose sum is confined even if people could be divided. For the others it tries whole people at both ends. */
function findConfined(ask: Asker, question: Question, knowledge: Knowledge, highs: Highs): number[] {
  const range = (n: number): number => {
    let range = 0
    for (const direction of [1, -1] as const) {
      const end = ask.sum(n, direction, direction * Number.NEGATIVE_INFINITY)
      if (end.status !== 'found') return Number.POSITIVE_INFINITY
      const wanted: Wanted = { of: { n }, part: null, direction }
      startFrom(ask.shares(end.point), question, knowledge, highs, { wanted })
      if (knowledge.sumIsOpen(n)) return Number.POSITIVE_INFINITY
      range -= end.value
    }
    return range
  }
  return knowledge
    .unsettled()
    .filter((n) => !knowledge.sumIsOpen(n) && range(n) < leastRange * (question.people[n] ?? 0))
}

function learn(knowledge: Knowledge, placed: Placed | null): void {
  if (placed !== null) knowledge.learn(placed.witness)
}

/** Tries to round one world of divided people to whole ones. More tries only save time. */
const roundings = 6

/** Looks for a world of whole people close to one of divided people, with somebody in `place` or with the sum that is `wanted`. */
function startFrom(
  shares: Float64Array,
  question: Question,
  knowledge: Knowledge,
  highs: Highs,
  { place = null, wanted = null }: { readonly place?: Place | null; readonly wanted?: Wanted | null } = {},
): void {
  const zones = question.zones.length
  const people = new Int32Array(shares.length)
  for (const [n, size] of question.people.entries()) {
    const own = [...shares.subarray(n * zones, (n + 1) * zones).entries()]
    for (const [zone, share] of own) people[n * zones + zone] = Math.floor(share + 1e-6)
    const left = size - own.reduce((sum, [, share]) => sum + Math.floor(share + 1e-6), 0)
    const byRest = own.sort(([, a], [, b]) => b - Math.floor(b) - (a - Math.floor(a)))
    for (const [zone] of byRest.slice(0, left)) add(people, n * zones + zone, 1)
  }
  const start = { people, total: new Float64Array(people.length), parts: new Float64Array() }
  const places = new ZoneSearch(question)
  const scores = new ScoreTries(question)
  const leaning = place && { zone: place.zone, isHigh: place.zone > 0, isWhole: false }
  const of = question.people.map((_, n) => (n === place?.n ? leaning : null))
  for (let turn = 0; turn < roundings; turn++) {
    const found = places.find({ of, pinned: place !== null, start }, turn + 1)
    // The quick search finds no extremes.
    const quick = found && !wanted ? scores.find(found, { of, pinned: false, start: null }) : null
    const world = quick ?? (found && (placeScores(question, found, highs, null, wanted)?.witness ?? null))
    if (world === null) continue
    knowledge.learn(world)
    return
  }
}

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

/** Asks for a world with somebody in each zone that no witness has shown. */
function askZones(ask: Asker, question: Question, knowledge: Knowledge): void {
  for (const { n, zone } of placesToSee(question, knowledge))
    if (!knowledge.hasSeen(n, zone)) learn(knowledge, ask.world(ask.somebodyIn({ n, zone })))
}

const placesToSee = ({ zones }: Question, knowledge: Knowledge): Place[] =>
  zones.length === 1
    ? []
    : knowledge
        .unsettled()
        .flatMap((n) => [...zones.keys()].map((zone) => ({ n, zone })))
        .filter(({ n, zone }) => !knowledge.hasSeen(n, zone))

/** Asks how low and how high the sum of a small class can be, unless it is known to be confined. */
function askSums(ask: Asker, knowledge: Knowledge, confined: readonly number[]): void {
  for (const n of knowledge.unsettled()) {
    if (confined.includes(n)) continue
    for (const direction of [1, -1] as const) {
      if (knowledge.sumIsOpen(n)) continue
      const extreme = ask.sum(n, direction, knowledge.farEnough(n, direction, 'sum'))
      learn(knowledge, ask.world(extreme, { of: { n }, part: null, direction }))
    }
  }
}

/** Asks how low and how high the person singled out in a programme can be. */
function askPerson(ask: Asker, knowledge: Knowledge, n: number): void {
  const parts = knowledge.scoreIsOpen(n) ? knowledge.closedParts(n) : [null, ...knowledge.closedParts(n)]
  for (const part of parts) {
    for (const direction of [1, -1] as const) {
      const extreme = ask.person(part, direction, knowledge.farEnough(n, direction, part ?? 'person'))
      const placed = ask.world(extreme, { of: 'person', part, direction })
      if (placed === null) continue
      knowledge.learnScore(n, placed.value, part ?? 'person')
      knowledge.learn(placed.witness)
    }
  }
}

/** Classes up to this size lean wholly to one side: their people's scores then differ most between tries. */
const leaningClass = 7

/** In the first turns all small classes lean, each turn to other zones. After that, unsettled classes lean one by one. */
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
  const chosen = unsettled[turn % unsettled.length] ?? 0
  const leaning = knowledge.worthTrying(chosen, Math.floor(turn / unsettled.length))
  return {
    of: question.people.map((_, n) => (n === chosen ? leaning : null)),
    pinned: true,
    start: knowledge.latest,
  }
}
