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
  const each = Array.from({ length: parts }, (_, part) => part)
  const alone = each.map((part) => [part])
  for (let sweep = 0; sweep < sweeps; sweep++) {
    keepInZones(question, people, scores, parts)
    if (fitsAll(question, people, scores, parts)) return witnessOf(question, people, scores, parts)
    for (const figure of question.figures) {
      for (let part = 0; part < question.parts; part++) {
        shift(question, figure.classes, people, scores, parts, alone[part] ?? [], figure.parts[part])
      }
      shift(question, figure.classes, people, scores, parts, each, figure.total)
    }
  }
  return null
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

/** Moves everybody whom a figure counts by the same step, just far enough that the sum is inside. */
function shift(
  question: Question,
  classes: readonly number[],
  people: Int32Array,
  scores: Float64Array,
  parts: number,
  which: readonly number[],
  bounds: Bounds | undefined,
): void {
  if (!bounds) return
  const zones = question.zones.length
  let sum = 0
  let number = 0
  for (const n of classes) {
    for (let at = n * zones; at < (n + 1) * zones; at++) {
      const here = people[at] ?? 0
      if (here === 0) continue
      number += here
      for (const part of which) sum += (here * (scores[at * parts + part] ?? 0)) / which.length
    }
  }
  const margin = inside * (bounds[1] - bounds[0])
  const missing = sum < bounds[0] + margin ? bounds[0] + margin - sum : Math.min(0, bounds[1] - margin - sum)
  if (missing === 0 || number === 0) return
  // A little further than needed: neighbours pull back (over-relaxed projections).
  const step = (1.3 * missing) / number
  for (const n of classes) {
    for (let at = n * zones; at < (n + 1) * zones; at++) {
      for (const part of which) scores[at * parts + part] = (scores[at * parts + part] ?? 0) + step
    }
  }
}

function keepInZones(question: Question, people: Int32Array, scores: Float64Array, parts: number): void {
  const zones = question.zones.length
  for (const at of people.keys()) {
    const [low, high] = question.zones[at % zones] ?? [1, 5]
    for (let round = 0; round < 4; round++) {
      let mean = 0
      for (let part = 0; part < parts; part++) {
        const score = Math.min(5, Math.max(1, scores[at * parts + part] ?? 0))
        scores[at * parts + part] = score
        mean += score / parts
      }
      const missing = mean < low ? low - mean : Math.min(0, high - mean)
      if (missing === 0) break
      for (let part = 0; part < parts; part++)
        scores[at * parts + part] = (scores[at * parts + part] ?? 0) + missing
    }
  }
}

/** Rounding of binary fractions, in points; far below the hundredth that scores are made of. */
const hair = 1e-9

function fitsAll(question: Question, people: Int32Array, scores: Float64Array, parts: number): boolean {
  const zones = question.zones.length
  for (const [at, here] of people.entries()) {
    if (here === 0) continue
    const [low, high] = question.zones[at % zones] ?? [1, 5]
    let mean = 0
    for (let part = 0; part < parts; part++) {
      const score = scores[at * parts + part] ?? 0
      if (score < 1 - hair || score > 5 + hair) return false
      mean += score / parts
    }
    if (mean < low - hair || mean > high + hair) return false
  }
  return question.figures.every((figure) => {
    const sums = new Float64Array(parts)
    for (const n of figure.classes) {
      for (let at = n * zones; at < (n + 1) * zones; at++) {
        for (let part = 0; part < parts; part++) {
          sums[part] = (sums[part] ?? 0) + (people[at] ?? 0) * (scores[at * parts + part] ?? 0)
        }
      }
    }
    const total = sums.reduce((sum, part) => sum + part, 0) / parts
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
