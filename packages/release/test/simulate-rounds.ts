import type { ScoreCounter } from '../policy/counter.ts'
import type { RoundInput } from '../policy/release-round.ts'
import type { Unit } from '../policy/unit-tree.ts'

export type Size = { readonly units: number; readonly people: number; readonly rounds: number }

type Person = { readonly name: string; unit: number; score: number }

/** Numbers 0 ≤ x < 1 from a seed (mulberry32). */
function stream(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/**
 * An organisation of a given size, round by round: a tree five wide, 75 % answering, 2 % leaving and 2 % moving between
 * rounds. `drift` is how much everybody's score changes from round to round, in points; 0: nobody changes an answer,
 * the worst case for the guard.
 */
export function* simulateRounds(size: Size, drift: number): Generator<RoundInput> {
  const next = stream(11)
  const units: Unit[] = Array.from({ length: size.units }, (_, n) => ({
    id: `u${n}`,
    parent: n === 0 ? null : `u${Math.floor((n - 1) / 5)}`,
  }))
  const level = units.map(() => 190 + Math.floor(next() * 120))
  let hired = 0
  const hire = (): Person => {
    const unit = Math.floor(next() * size.units)
    const own = (level[unit] ?? 240) + (next() + next() + next() - 1.5) * 130
    return { name: `person-${hired++}`.padEnd(32, '·'), unit, score: clamp(own) }
  }
  let staff = Array.from({ length: size.people }, hire)
  for (let round = 0; round < size.rounds; round++) {
    const byUnit = new Map<string, ScoreCounter>()
    const members = staff.map(({ name, unit, score }) => {
      const id = `u${unit}`
      const counted = next() < 0.75
      if (counted) byUnit.set(id, addAnswer(byUnit.get(id), clamp(score + (next() - 0.5) * 200 * drift)))
      return { person: name, unit: id, counted }
    })
    yield {
      round: `r${round}`,
      units,
      members,
      counters: { run: 'scores', byUnit },
      k: 8,
      earlier: [],
      guard: null,
      limits: { yellow: 2.54, red: 2.96 },
    }
    for (const person of staff) if (next() < 0.02) person.unit = Math.floor(next() * size.units)
    staff = staff.filter(() => next() >= 0.02)
    while (staff.length < size.people) staff.push(hire())
  }
}

const clamp = (score: number): number => Math.min(500, Math.max(100, Math.round(score)))

function addAnswer(counter: ScoreCounter | undefined, total: number): ScoreCounter {
  const zone = total >= 296 ? 'red' : total >= 254 ? 'yellow' : 'green'
  const before = counter ?? { answers: 0, total: 0, categories: {}, zones: { green: 0, yellow: 0, red: 0 } }
  // Four categories around the total, which is their mean.
  const apart = Math.min(20, total - 100, 500 - total)
  const {
    exhaustion = 0,
    emotional_distancing = 0,
    cognitive_impairment = 0,
    emotional_regulation = 0,
  } = before.categories
  return {
    answers: before.answers + 1,
    total: before.total + total,
    categories: {
      exhaustion: exhaustion + total + apart,
      emotional_distancing: emotional_distancing + total - apart,
      cognitive_impairment: cognitive_impairment + total,
      emotional_regulation: emotional_regulation + total,
    },
    zones: { ...before.zones, [zone]: before.zones[zone] + 1 },
  }
}
