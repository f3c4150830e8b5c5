/** Random numbers that a seed fixes, so that every run of the attack can be repeated by anybody. */
export type Random = {
  /** 0 ≤ x < 1 */
  readonly next: () => number
  /** A whole number, from and to included. */
  readonly whole: (from: number, to: number) => number
  /** Roughly normal: the mean of twelve draws, scaled. */
  readonly normal: (mean: number, spread: number) => number
  readonly chance: (probability: number) => boolean
}

/** Mulberry32 by Tommy Ettinger (public domain). */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const normal = (mean: number, spread: number): number => {
    let sum = 0
    for (let n = 0; n < 12; n++) sum += next()
    return mean + (sum - 6) * spread
  }
  return {
    next,
    normal,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
  }
}
