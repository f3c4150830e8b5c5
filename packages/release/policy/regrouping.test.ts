import { expect, test } from 'vitest'
import { guessRed, type ShownGroup } from '../attack/guess-red.ts'
import { type Random, randomFrom } from '../attack/random.ts'
import { roundOf, type SimulatedAnswer } from '../test/simulated-round.ts'
import { finish } from './progress.ts'
import { releaseRound } from './release-round.ts'
import type { Snapshot } from './snapshot.ts'

/** An organisation whose people are all dealt out anew to its teams before every round; nobody changes an answer. */
const organisation = { people: 120, reds: 34, teams: 10, rounds: 8 }

const units = [
  { id: 'root', parent: null },
  ...Array.from({ length: organisation.teams }, (_, n) => ({ id: `team${n}`, parent: 'root' })),
]

/** How many of the red people HR takes for red with at least 95 per cent certainty. */
function guessed(random: Random, tellsBefore: boolean, answering: number): number {
  const isRed = Array.from({ length: organisation.people }, (_, n) => n < organisation.reds)
  const kept: Snapshot[] = []
  const groups: ShownGroup[] = []
  let before: readonly string[] | null = null
  for (let round = 0; round < organisation.rounds; round++) {
    const teams = dealOut(random)
    const answers = isRed.map((red, n): SimulatedAnswer => {
      const stood = tellsBefore && before !== null ? { before: before[n] ?? null } : {}
      const total = random.chance(answering) ? (red ? 350 : 200) : null
      return { person: `p${n}`, unit: teams[n] ?? 'root', total, ...stood }
    })
    const { snapshot } = finish(releaseRound(roundOf(`r${round}`, units, answers, { earlier: kept.slice() })))
    kept.push(snapshot)
    groups.push(...shownGroups(snapshot))
    before = teams
  }
  const chances = guessRed(isRed, groups, organisation.reds / organisation.people, random)
  return chances.filter((chance, n) => isRed[n] && chance >= 0.95).length
}

function dealOut(random: Random): string[] {
  const places = Array.from({ length: organisation.people }, (_, n) => `team${n % organisation.teams}`)
  for (let n = places.length - 1; n > 0; n--) {
    const other = random.whole(0, n)
    const place = places[n] ?? 'root'
    places[n] = places[other] ?? 'root'
    places[other] = place
  }
  return places
}

/** HR, at its best, knows who is counted where. */
function shownGroups({ units: shown }: Snapshot): ShownGroup[] {
  return shown.flatMap(({ unit, figure }) => {
    if (figure.run !== 'scores') return []
    const people = peopleOf(unit, shown).map((person) => Number(person.slice(1)))
    const { lo, hi, loOpen, hiOpen } = figure.zones.red
    const hair = 1e-9
    const fewest = loOpen ? Math.floor(lo * people.length + hair) + 1 : Math.ceil(lo * people.length - hair)
    const most = hiOpen ? Math.ceil(hi * people.length - hair) - 1 : Math.floor(hi * people.length + hair)
    return [{ people, fewest, most }]
  })
}

const peopleOf = (top: string, shown: Snapshot['units']): string[] =>
  shown.flatMap(({ unit, within, block }) =>
    unit === top ? block : within === top ? peopleOf(unit, shown) : [],
  )

test('dealing everybody out anew before every round tells of nobody, because what does not stay together is not shown', {
  timeout: 60_000,
}, () => {
  const found = { judged: 0, unjudged: 0 }
  for (const seed of [1, 2, 3]) {
    found.unjudged += guessed(randomFrom(seed), false, 0.9)
    found.judged += guessed(randomFrom(seed), true, 0.9)
  }
  // Without the rule the attack must work, or the test would show nothing.
  expect(found.unjudged).toBeGreaterThan(10)
  expect(found.judged).toBe(0)
})
