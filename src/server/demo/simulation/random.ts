/** Numbers that look random and are the same every time: mulberry32, a public-domain generator with 32 bits of state. */
export type Random = {
  /** 0 ≤ x < 1. */
  uniform(): number
  /** Mean 0, standard deviation 1 (Box–Muller). */
  normal(): number
  /** 0 … n − 1. */
  below(n: number): number
  chance(probability: number): boolean
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    uniform,
    normal: () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform()),
    below: (n) => Math.floor(uniform() * n),
    chance: (probability) => uniform() < probability,
  }
}
