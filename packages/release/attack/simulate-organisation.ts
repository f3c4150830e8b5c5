import type { Answer, Node, Organisation, Period, ZoneName } from './organisation-file.ts'
import { type Random, randomFrom } from './random.ts'
import { reorganise, type Shape, simulateTree } from './simulate-tree.ts'

export type Simulation = {
  readonly shape: Shape
  readonly people: number
  readonly rounds: number
  /** Mean team size. */
  readonly teamSize: number
  /** The share of a unit's people who answer, 0–1. */
  readonly participation: number
  /** The share that leaves and is replaced between two rounds; by default 3 %. */
  readonly turnover?: number
  /** The share that answers anew between two rounds, 0–1; by default nobody. */
  readonly anew?: number
  readonly seed: number
}

type Person = {
  readonly name: string
  node: string
  scores: Pick<Answer, 'total' | 'dims' | 'zone'>
}

/** Between two rounds this share leaves and joins, and changes unit. */
const usualTurnover = 0.03
const movers = 0.02

/**
 * An organisation over several rounds in which nobody changes an answer, unless `anew` is set: the worst case, because then
 * every change of a figure is a change of who is in it. Units differ in strain, so that some are all of one colour.
 */
export function simulateOrganisation(simulation: Simulation): Organisation {
  const random = randomFrom(simulation.seed)
  let nodes = simulateTree(simulation.shape, simulation.people, simulation.teamSize, random)
  const first = nodes
  const strain = new Map(nodes.map(({ id }) => [id, random.normal(2.4, 0.5)]))
  let hired = 0
  const hire = (): Person => {
    const node = placeOf(nodes, random)
    return { name: `p${++hired}`, node, scores: simulateScores(strain.get(node) ?? 2.4, random) }
  }
  let staff = Array.from({ length: simulation.people }, hire)
  const periods: Period[] = []
  const answers: Answer[] = []
  for (let round = 1; round <= simulation.rounds; round++) {
    const id = `r${round}`
    const members = staff.map(({ name, node }) => ({
      person: name,
      node,
      answered: random.chance(simulation.participation),
    }))
    periods.push({ id, nodes, members })
    for (const [n, { scores, name }] of staff.entries()) {
      if (members[n]?.answered) answers.push({ person: name, period: id, ...scores })
    }
    for (const person of staff)
      if (simulation.anew !== undefined && random.chance(simulation.anew))
        person.scores = simulateScores(strain.get(person.node) ?? 2.4, random)
    if (simulation.shape === 'reorganised' && random.chance(0.5)) nodes = reorganise(nodes, 0.15, random)
    for (const person of staff) if (random.chance(movers)) person.node = placeOf(nodes, random)
    staff = staff.filter(() => !random.chance(simulation.turnover ?? usualTurnover))
    while (staff.length < simulation.people) staff.push(hire())
  }
  return { nodes: first, periods, answers }
}

/** Nine of ten people work in a unit without units below it. */
function placeOf(nodes: readonly Node[], random: Random): string {
  const parents = new Set(nodes.map(({ parent }) => parent))
  const leaves = nodes.filter(({ id }) => !parents.has(id))
  const pool = leaves.length > 1 && random.chance(0.9) ? leaves : nodes
  return pool[random.whole(0, pool.length - 1)]?.id ?? 'root'
}

export const categories = [
  'exhaustion',
  'emotional_distancing',
  'cognitive_impairment',
  'emotional_regulation',
] as const

/** Twelve answers from 1 to 5 around a person's own level, scored as the 12-item form is. */
export function simulateScores(unitLevel: number, random: Random): Person['scores'] {
  const level = random.normal(unitLevel, 0.55)
  const sums = categories.map(() => {
    let sum = 0
    for (let item = 0; item < 3; item++)
      sum += Math.min(5, Math.max(1, Math.round(random.normal(level, 0.8))))
    return sum
  })
  const dims = Object.fromEntries(categories.map((name, n) => [name, hundredths((sums[n] ?? 3) / 3)]))
  const total = hundredths(sums.reduce((sum, part) => sum + part, 0) / 12)
  return { total, dims, zone: zoneOf(total) }
}

const hundredths = (value: number): number => Math.round(value * 100 + 1e-9) / 100

const zoneOf = (total: number): ZoneName => (total >= 2.96 ? 'red' : total >= 2.54 ? 'yellow' : 'green')
