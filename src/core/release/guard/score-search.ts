import type { Question } from './question.ts'
import type { Bounds } from './shown-bounds.ts'
import type { Witness } from './witness.ts'
import type { Leanings } from './zone-search.ts'

const sweeps = 150

/**
 * Given the people by class and zone, looks for scores that fit all shown means: cyclic projections on one figure after
 * the other, then on the scale and the zones. Every part is a free number from 1 to 5, the total is their mean.
 * Null when it does not get there; the solver then decides.
 */
export function searchScores(question: Question, people: Int32Array, leanings: Leanings): Witness | null {
  const parts = Math.max(1, question.parts)
  const scores = firstGuess(question, people, parts, leanings)
  const cells = peopledCells(question, people)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    keepInZones(question, cells.all, scores, parts)
    if (fitsAll(question, people, cells, scores, parts)) return witnessOf(question, people, scores, parts)
    for (const [f, figure] of question.figures.entries()) {
      const counted = cells.ofFigure[f]
      if (counted) shift(figure, counted, people, scores, parts)
    }
  }
  return null
}

/** Places (class × zones + zone) that have somebody: all of them, and those that each figure counts. */
type Cells = { readonly all: readonly number[]; readonly ofFigure: readonly (readonly number[])[] }

function peopledCells({ zones, people: classes, figures }: Question, people: Int32Array): Cells {
  const ofClass = classes.map((_, n) =>
    zones.flatMap((_, zone) => ((people[n * zones.length + zone] ?? 0) > 0 ? [n * zones.length + zone] : [])),
  )
  return {
    all: ofClass.flat(),
    ofFigure: figures.map((figure) => figure.classes.flatMap((n) => ofClass[n] ?? [])),
  }
}

/** Low or high within the zone: the further apart the tries, the sooner they settle who can be what. */
function firstGuess(question: Question, people: Int32Array, parts: number, leanings: Leanings): Float64Array {
  const zones = question.zones.length
  const scores = new Float64Array(people.length * parts)
  for (const n of question.people.keys()) {
    const leaning = leanings.of[n] ?? null
    for (let zone = 0; zone < zones; zone++) {
      const [low, high] = question.zones[zone] ?? [1, 5]
      const lean = leaning === null || leaning.zone !== zone ? 0.4 : leaning.isHigh ? 0.98 : 0.02
      const at = n * zones + zone
      scores.fill(low + (high - low) * lean, at * parts, (at + 1) * parts)
      if (leaning === null) copyKnown(leanings.start, at, parts, question.parts, scores)
    }
  }
  return scores
}

/** The means of a known world, where it has somebody. */
function copyKnown(
  start: Witness | null,
  at: number,
  parts: number,
  shownParts: number,
  scores: Float64Array,
): void {
  const people = start?.people[at] ?? 0
  if (start === null || people === 0) return
  for (let part = 0; part < parts; part++) {
    const sum = shownParts > 0 ? start.parts[at * parts + part] : start.total[at]
    scores[at * parts + part] = (sum ?? 0) / people
  }
}

/** A hair inside what is shown, so that excluded ends stay excluded and projections end. */
const inside = 0.03

/** Moves everybody whom a figure counts by the same step, part by part and then all parts, just far enough that the sums are inside. */
function shift(
  figure: Question['figures'][number],
  cells: readonly number[],
  people: Int32Array,
  scores: Float64Array,
  parts: number,
): void {
  const sums = new Float64Array(parts)
  const number = addUp(cells, people, scores, sums)
  if (number === 0) return
  const steps = sums.map((sum, part) => stepInto(figure.parts[part], sum, number))
  let total = 0
  for (let part = 0; part < parts; part++) total += ((sums[part] ?? 0) + number * (steps[part] ?? 0)) / parts
  const all = stepInto(figure.total, total, number)
  let isStill = true
  for (let part = 0; part < parts; part++) {
    steps[part] = (steps[part] ?? 0) + all
    isStill &&= steps[part] === 0
  }
  if (isStill) return
  for (const cell of cells) {
    const at = cell * parts
    for (let part = 0; part < parts; part++) scores[at + part] = (scores[at + part] ?? 0) + (steps[part] ?? 0)
  }
}

/** The sums of all parts over some cells. Returns how many people that is. */
function addUp(
  cells: readonly number[],
  people: Int32Array,
  scores: Float64Array,
  sums: Float64Array,
): number {
  const parts = sums.length
  let number = 0
  for (const cell of cells) {
    const here = people[cell] ?? 0
    number += here
    const at = cell * parts
    for (let part = 0; part < parts; part++) sums[part] = (sums[part] ?? 0) + here * (scores[at + part] ?? 0)
  }
  return number
}

/** How far each of so many people must move. A little further than needed: neighbours pull back (over-relaxed projections). */
function stepInto(bounds: Bounds | undefined, sum: number, people: number): number {
  if (!bounds) return 0
  const margin = inside * (bounds[1] - bounds[0])
  const missing = sum < bounds[0] + margin ? bounds[0] + margin - sum : Math.min(0, bounds[1] - margin - sum)
  return (1.3 * missing) / people
}

function keepInZones(
  { zones }: Question,
  cells: readonly number[],
  scores: Float64Array,
  parts: number,
): void {
  for (const cell of cells) {
    const [low, high] = zones[cell % zones.length] ?? [1, 5]
    const at = cell * parts
    for (let round = 0; round < 4; round++) {
      let mean = 0
      for (let part = at; part < at + parts; part++) {
        const score = Math.min(5, Math.max(1, scores[part] ?? 0))
        scores[part] = score
        mean += score / parts
      }
      const missing = mean < low ? low - mean : Math.min(0, high - mean)
      if (missing === 0) break
      for (let part = at; part < at + parts; part++) scores[part] = (scores[part] ?? 0) + missing
    }
  }
}

/** Rounding of binary fractions, in points; far below the hundredth that scores are made of. */
const hair = 1e-9

function fitsAll(
  { zones, figures }: Question,
  people: Int32Array,
  cells: Cells,
  scores: Float64Array,
  parts: number,
): boolean {
  for (const cell of cells.all) {
    const [low, high] = zones[cell % zones.length] ?? [1, 5]
    let mean = 0
    for (let part = 0; part < parts; part++) {
      const score = scores[cell * parts + part] ?? 0
      if (score < 1 - hair || score > 5 + hair) return false
      mean += score / parts
    }
    if (mean < low - hair || mean > high + hair) return false
  }
  return figures.every((figure, f) => {
    const sums = new Float64Array(parts)
    addUp(cells.ofFigure[f] ?? [], people, scores, sums)
    let total = 0
    for (let part = 0; part < parts; part++) total += (sums[part] ?? 0) / parts
    return (
      isInside(total, figure.total) && figure.parts.every((bounds, part) => isInside(sums[part] ?? 0, bounds))
    )
  })
}

/** Strictly inside, so that it does not matter which ends are excluded. */
const isInside = (sum: number, [from, to]: Bounds): boolean => sum > from + hair && sum < to - hair

function witnessOf(question: Question, people: Int32Array, scores: Float64Array, parts: number): Witness {
  const total = new Float64Array(people.length)
  const sums = new Float64Array(people.length * question.parts)
  for (const [at, here] of people.entries()) {
    for (let part = 0; part < parts; part++) {
      const sum = here * (scores[at * parts + part] ?? 0)
      total[at] = (total[at] ?? 0) + sum / parts
      if (question.parts > 0) sums[at * parts + part] = sum
    }
  }
  return { people, total, parts: sums }
}
