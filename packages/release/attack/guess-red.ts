import type { Random } from './random.ts'

/** What HR knows about one group: its people, and the range of how many are red. */
export type ShownGroup = {
  readonly people: readonly number[]
  readonly fewest: number
  readonly most: number
}

/**
 * A Bayesian attacker: how likely each person is to be red, given everything shown, when nobody changes an answer and
 * `share` of all people are red. It walks over the worlds that fit (Metropolis). It begins with the true one, so that every
 * step is already a draw from what HR must believe, and no world has to be searched for.
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
    // Two people swap, or one changes colour: a swap moves on where the numbers leave no room for a change.
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
