import type { Random } from './random.ts'

/** What HR read of one group: its people, and between how many of them are red. */
export type ShownGroup = {
  readonly people: readonly number[]
  readonly fewest: number
  readonly most: number
}

/**
 * A Bayesian attacker: how likely each person is to be red, given everything shown, when nobody changes an answer and
 * `share` of all people are red. Walks over the worlds that fit (Metropolis), beginning with the
 * true one: then every step is already a draw from what HR must believe, and no world has to be searched.
 * @param truth by person whether they are red
 */
export function guessRed(
  truth: readonly boolean[],
  groups: readonly ShownGroup[],
  share: number,
  random: Random,
  sweeps = 4000,
): number[] {
  const red = [...truth]
  const reds = groups.map(({ people }) => people.filter((person) => red[person]).length)
  const groupsOf = truth.map((_, person) =>
    [...groups.keys()].filter((group) => groups[group]?.people.includes(person)),
  )
  const odds = share / (1 - share)
  const seenRed = truth.map(() => 0)
  const fits = (person: number): boolean =>
    (groupsOf[person] ?? []).every((group) => {
      const { fewest, most } = groups[group] ?? { fewest: 0, most: 0 }
      const now = reds[group] ?? 0
      return fewest <= now && now <= most
    })
  const turn = (person: number): void => {
    const change = red[person] ? -1 : 1
    red[person] = !red[person]
    for (const group of groupsOf[person] ?? []) reds[group] = (reds[group] ?? 0) + change
  }
  for (let step = 0; step < sweeps * truth.length; step++) {
    const person = random.whole(0, truth.length - 1)
    const other = random.whole(0, truth.length - 1)
    // Two change places, or one changes colour: the first moves on where the numbers leave no room for the second.
    const pair = random.chance(0.7) && red[person] !== red[other] ? [person, other] : [person]
    const likely = pair.length === 2 || random.chance(Math.min(1, odds ** (red[person] ? -1 : 1)))
    if (likely) {
      for (const each of pair) turn(each)
      if (!pair.every(fits)) for (const each of pair) turn(each)
    }
    if ((step + 1) % truth.length !== 0) continue
    for (const [each, isRed] of red.entries()) seenRed[each] = (seenRed[each] ?? 0) + Number(isRed)
  }
  return seenRed.map((times) => times / sweeps)
}
