import type { Answer, Organisation, Report } from '../organisation-file.ts'
import { type Random, randomFrom } from '../random.ts'
import { simulateScores } from '../simulate-organisation.ts'
import type { Attacker } from './attacker.ts'
import { organisationOf, starOf, teamOf } from './teams.ts'

const usualTrials = 10

/** The number of sets of answers tried for one list and the same people answering. */
const worlds = 16

/** Small organisations with one round: does what is hidden depend on what was answered? */
export const suppression: Attacker = {
  name: 'suppression',
  run: async ({ seed, release, trials = usualTrials }) => {
    let speaking = 0
    let certain = 0
    let people = 0
    for (let trial = 0; trial < trials; trial++) {
      const random = randomFrom(seed * 100 + trial)
      const first = smallOrganisation(random)
      const tries = [first, ...Array.from({ length: worlds - 1 }, () => answeredAnew(first, random))]
      const reports = await release(tries)
      const silences = reports.map(hiddenUnits)
      if (new Set(silences).size > 1) speaking++
      // Also finds everybody whose zone is the same in all worlds that hide the same units, if there are three or more.
      for (const pattern of new Set(silences)) {
        const same = tries.filter((_, n) => silences[n] === pattern)
        if (same.length < 3 || same.length === tries.length) continue
        const zones = Map.groupBy(
          same.flatMap(({ answers }) => answers),
          ({ person }) => person,
        )
        certain += [...zones.values()].filter(
          (list) => new Set(list.map(({ zone }) => zone)).size === 1,
        ).length
      }
      people += first.answers.length
    }
    return [
      {
        variant: 'one round',
        found: speaking,
        of: trials,
        what: 'organisations whose hiding depends on answers',
      },
      {
        variant: 'one round',
        found: certain,
        of: people,
        what: 'people whose zone follows from what is hidden',
      },
    ]
  },
}

function smallOrganisation(random: Random): Organisation {
  const units = Array.from({ length: random.whole(2, 4) }, (_, n) => `u${n}`)
  const people = units.flatMap((id) => teamOf(id, random.whole(5, 14), random.normal(2.7, 0.9), random, 0.9))
  return organisationOf(starOf(units), [people])
}

/** Gives everybody other answers; about half of the units are of one colour, up to the ends of the scale. */
function answeredAnew(organisation: Organisation, random: Random): Organisation {
  const places = new Map(organisation.periods[0]?.members.map(({ person, node }) => [person, node]))
  const levels = new Map<string, number>()
  for (const { id } of organisation.nodes) levels.set(id, [1, 1.8, 2.7, 3.5, 5][random.whole(0, 4)] ?? 3)
  const answers = organisation.answers.map(({ person, period }): Answer => {
    const scores = simulateScores(levels.get(places.get(person) ?? 'root') ?? 3, random)
    return { person, period, ...scores }
  })
  return { ...organisation, answers }
}

const hiddenUnits = ({ published }: Report): string =>
  published
    .filter(({ suppressed }) => suppressed)
    .map(({ node }) => node)
    .sort()
    .join()
