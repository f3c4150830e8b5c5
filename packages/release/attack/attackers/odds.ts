import { Worlds } from '../belief/worlds.ts'
import type { Organisation, Report } from '../organisation-file.ts'
import { type Random, randomFrom } from '../random.ts'
import type { ReleaseMany } from '../release-many.ts'
import { simulateOrganisation } from '../simulate-organisation.ts'
import { shapes } from '../simulate-tree.ts'
import type { Attacker, Row } from './attacker.ts'

/** People of each organisation for whom a second release without them is made. */
const sampled = 20

/** The most steps of a walk until it has left the true world, the number of worlds that count, and the steps between them. */
type Length = { readonly before: number; readonly worlds: number; readonly apart: number }

/** Where no figure counts somebody, only the strain of the others in the unit says anything about them: that takes fewer steps. */
const lengths: Readonly<Record<'after' | 'before', Length>> = {
  after: { before: 800, worlds: 250, apart: 4 },
  before: { before: 60, worlds: 40, apart: 3 },
}

const red = 2

/**
 * How far a release moves what HR must believe about one person: the odds of a zone after the release with them, against
 * those after a release in which only they did not answer. HR is a Bayesian who knows how people answer, who is counted
 * where, and that nobody changed an answer, and who uses all that is shown.
 */
export const odds: Attacker = {
  name: 'odds',
  run: async ({ seed, release, trials = sampled }) => {
    const rows: Row[] = []
    for (const rounds of [1, 3]) {
      const moved: Moved[] = []
      for (const [s, shape] of shapes.entries()) {
        const organisation = simulateOrganisation({
          shape,
          people: 60,
          rounds,
          teamSize: 10,
          participation: 0.8,
          seed: seed * 100 + s,
        })
        moved.push(...(await movedBy(organisation, trials, seed, release)))
      }
      for (const [what, zones] of [
        ['of red', [red]],
        ['of the zone that is moved most', [0, 1, red]],
      ] as const) {
        const factors = moved.map(({ all }) => furthest(all, zones))
        rows.push({
          variant: `${rounds} ${rounds === 1 ? 'round' : 'rounds'}, ${what}`,
          found: factors.filter((factor) => factor > 10).length,
          of: factors.length,
          what: 'people moved by more than ten',
          factors,
          halves: [0, 1].map((half) => moved.map(({ halves }) => furthest(halves[half] ?? [], zones))),
        })
      }
    }
    return rows
  },
}

/** By zone, the odds with somebody divided by those without. The same from each half of the worlds. */
type Moved = { readonly all: readonly number[]; readonly halves: readonly (readonly number[])[] }

const furthest = (factors: readonly number[], zones: readonly number[]): number =>
  Math.max(...zones.map((zone) => Math.max(factors[zone] ?? 1, 1 / (factors[zone] ?? 1))))

async function movedBy(
  organisation: Organisation,
  amount: number,
  seed: number,
  release: ReleaseMany,
): Promise<Moved[]> {
  const random = randomFrom(seed)
  const targets = chooseSome([...new Set(organisation.answers.map(({ person }) => person))], amount, random)
  const others = targets.map((target) => leaveOut(organisation, target))
  const [report, ...without] = await release([organisation, ...others])
  if (!report) return []
  const believed = believe(organisation, report, targets, random, lengths.after)
  return targets.map((target, n) => {
    const before = believe(others[n] ?? organisation, without[n] ?? report, [target], random, lengths.before)
    const [first = [], second = []] = [0, 1].map((half) =>
      movedOdds(believed.get(target)?.[half] ?? [], before.get(target)?.[half] ?? []),
    )
    const sum = (halves: readonly (readonly number[])[] | undefined): number[] =>
      [0, 1, 2].map((zone) => ((halves?.[0]?.[zone] ?? 0) + (halves?.[1]?.[zone] ?? 0)) / 2)
    return { all: movedOdds(sum(believed.get(target)), sum(before.get(target))), halves: [first, second] }
  })
}

const oddsOf = (chance: number): number => chance / (1 - chance)

const movedOdds = (after: readonly number[], before: readonly number[]): number[] =>
  after.map((chance, zone) => oddsOf(chance) / oddsOf(before[zone] ?? 0))

/** The chance of each zone for each target: two halves of the walk, each by itself. */
function believe(
  organisation: Organisation,
  report: Report,
  targets: readonly string[],
  random: Random,
  walk: Length,
): Map<string, number[][]> {
  const worlds = new Worlds(organisation, report, random)
  const chances = new Map(targets.map((target) => [target, [0, 1].map(() => [0, 0, 0])]))
  worlds.settle(walk.before)
  for (let n = 0; n < walk.worlds; n++) {
    for (let step = 0; step < walk.apart; step++) worlds.sweep()
    for (const [target, halves] of chances) {
      const half = halves[n < walk.worlds / 2 ? 0 : 1]
      for (const [zone, chance] of worlds.zonesOf(target).entries())
        if (half) half[zone] = (half[zone] ?? 0) + chance
    }
  }
  // The smallest distance from 0 and from 1 that this number of tries can tell.
  const least = 0.5 / (walk.worlds * 48)
  const keep = (sum: number): number => Math.min(1 - least, Math.max(least, (2 * sum) / walk.worlds))
  return new Map([...chances].map(([target, halves]) => [target, halves.map((half) => half.map(keep))]))
}

function chooseSome(people: readonly string[], amount: number, random: Random): string[] {
  const left = [...people]
  return Array.from({ length: Math.min(amount, left.length) }, () =>
    left.splice(random.whole(0, left.length - 1), 1),
  ).flat()
}

/** The person stays on the list and does not answer. */
const leaveOut = (organisation: Organisation, target: string): Organisation => ({
  ...organisation,
  periods: organisation.periods.map((period) => ({
    ...period,
    members: period.members.map((one) => (one.person === target ? { ...one, answered: false } : one)),
  })),
  answers: organisation.answers.filter(({ person }) => person !== target),
})
