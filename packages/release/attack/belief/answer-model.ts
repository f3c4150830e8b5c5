import type { Random } from '../random.ts'

/**
 * How people answer, as HR could know it from elsewhere: units differ in strain, people of a unit differ in level, and
 * twelve answers follow from a level. `simulateScores` draws from the same model, so nobody can know more about people in
 * general than this attacker.
 */
export const strains = grid(0.6, 4.2, 0.15)
const levels = grid(-0.8, 6.2, 0.1)

const spread = { strain: 0.5, level: 0.55, item: 0.8 } as const
const usualStrain = 2.4

/** A category is three answers of 1–5, the total four categories. All sums here are sums of answers. */
export const categories = 4
export const lowest = 3
export const highest = 15
const sumsOfCategory = highest - lowest + 1
const sumsOfTotal = categories * (sumsOfCategory - 1) + 1

export const levelCount = levels.length

/** Scores in hundredths, as they are counted. */
export const categoryScore = (sum: number): number => Math.round((100 * sum) / 3)
export const totalScore = (sum: number): number => Math.round((100 * sum) / 12 + 1e-9)

/** 0 green, 1 yellow, 2 red. */
export const zoneOfTotal = (sum: number): number =>
  totalScore(sum) >= 296 ? 2 : totalScore(sum) >= 254 ? 1 : 0

/** P(strain) and P(level | strain), on the grids. */
export const strainChance = normalised(strains.map((strain) => bell(strain, usualStrain, spread.strain)))
export const levelChance = strains.map((strain) =>
  normalised(levels.map((level) => bell(level, strain, spread.level))),
)

/** P(sum of a category | level), from 3 up. */
export const categoryChance = levels.map((level) => {
  const item = Float64Array.from({ length: 5 }, (_, n) => itemChance(n + 1, level))
  return fold(item, fold(item, item))
})

/** P(sum of several categories | level), by how many. */
const partChance = categoryChance.map((one) => {
  const two = fold(one, one)
  const three = fold(one, two)
  return [one, two, three, fold(one, three)] as const
})

/** P(zone | level). */
const zoneAtLevel = partChance.map(([, , , total]) => {
  const zones = new Float64Array(3)
  for (const [n, chance] of total.entries()) {
    const zone = zoneOfTotal(n + categories * lowest)
    zones[zone] = (zones[zone] ?? 0) + chance
  }
  return zones
})

/** P(zone | strain). */
export const zoneChance = levelChance.map((byLevel) =>
  Float64Array.from([0, 1, 2], (zone) =>
    byLevel.reduce((sum, chance, level) => sum + chance * (zoneAtLevel[level]?.[zone] ?? 0), 0),
  ),
)

/** Draws a person of a unit of that strain who is in that zone: a level, and the sums of the categories. */
export function drawPerson(strain: number, zone: number, random: Random): { level: number; sums: number[] } {
  const level = draw(
    levels.map((_, n) => (levelChance[strain]?.[n] ?? 0) * (zoneAtLevel[n]?.[zone] ?? 0)),
    random,
  )
  const total = Array.from({ length: sumsOfTotal }, (_, n) =>
    zoneOfTotal(n + categories * lowest) === zone ? (partChance[level]?.[3]?.[n] ?? 0) : 0,
  )
  let left = draw(total, random)
  const sums: number[] = []
  for (let others = categories - 1; others > 0; others--) {
    const chances = Array.from(
      { length: sumsOfCategory },
      (_, n) => (partChance[level]?.[0]?.[n] ?? 0) * (partChance[level]?.[others - 1]?.[left - n] ?? 0),
    )
    const sum = draw(chances, random)
    sums.push(sum + lowest)
    left -= sum
  }
  sums.push(left + lowest)
  return { level, sums }
}

/** Draws an index in proportion to its weight. */
export function draw(weights: ArrayLike<number>, random: Random): number {
  let whole = 0
  for (let n = 0; n < weights.length; n++) whole += weights[n] ?? 0
  let left = random.next() * whole
  for (let n = 0; n < weights.length; n++) {
    left -= weights[n] ?? 0
    if (left < 0) return n
  }
  return weights.length - 1
}

/** The level that explains such sums best. */
export function likeliestLevel(sums: readonly number[]): number {
  let best = 0
  let most = -1
  for (let level = 0; level < levels.length; level++) {
    const chance = sums.reduce((all, sum) => all * (categoryChance[level]?.[sum - lowest] ?? 0), 1)
    if (chance > most) [best, most] = [level, chance]
  }
  return best
}

function grid(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, n) => from + n * step)
}

function bell(value: number, mean: number, width: number): number {
  return Math.exp(-((value - mean) ** 2) / (2 * width * width))
}

function normalised(weights: readonly number[]): Float64Array {
  const whole = weights.reduce((sum, each) => sum + each, 0)
  return Float64Array.from(weights, (each) => each / whole)
}

function fold(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  const sums = new Float64Array(a.length + b.length - 1)
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) sums[i + j] = (sums[i + j] ?? 0) + (a[i] ?? 0) * (b[j] ?? 0)
  return sums
}

/** An answer is the nearest whole number, kept within 1–5. */
function itemChance(answer: number, level: number): number {
  const below = (edge: number): number => normalBelow((edge - level) / spread.item)
  const from = answer === 1 ? 0 : below(answer - 0.5)
  const to = answer === 5 ? 1 : below(answer + 0.5)
  // Never 0, because `normalBelow` is good to seven decimals only.
  return Math.max(1e-9, to - from)
}

/** Abramowitz and Stegun 7.1.26, good to seven decimals. */
function normalBelow(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
    t *
    Math.exp(-x * x)
  return z > 0 ? 1 - tail / 2 : tail / 2
}
