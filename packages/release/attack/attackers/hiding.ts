import type { Highs } from 'highs'
import { readOrganisation } from '../../cli/release/read-organisation.ts'
import { releaseOrganisation } from '../../cli/release/release-organisation.ts'
import { writeReport } from '../../cli/release/report.ts'
import { policy, type Release, type Steps } from '../../policy/release-round.ts'
import type { Snapshot } from '../../policy/snapshot.ts'
import { type Scores, Worlds } from '../belief/worlds.ts'
import { layOut, truthOf, zoneNames } from '../evidence.ts'
import { findExcluded } from '../find-excluded.ts'
import type { Organisation, Report, ZoneName } from '../organisation-file.ts'
import { type Random, randomFrom } from '../random.ts'
import { simulateOrganisation } from '../simulate-organisation.ts'
import { shapes } from '../simulate-tree.ts'
import type { Attacker } from './attacker.ts'

/** Organisations are released until the guard has hidden something in `usualTrials` of them; at most `mostReleased` are. */
const usualTrials = 3
const mostReleased = 60

/** Steps of the walk between two tries, and the number of tries to find somebody in the zone that hidden figures exclude. */
const walk = { before: 80, apart: 6, tries: 60 } as const

/**
 * What a unit that is hidden, or held for two rounds after, reveals beside all that is shown of several rounds. The guard
 * decides by the figures that would have been shown and by nothing else. So all worlds with the same hidden figures hide
 * the same, and anyone who can be in every zone beside them is not given away. For the others the guard acted, and the
 * hiding itself says that they are people for whom it acts. For each of them the attack tries worlds in which everything
 * shown is true and the person is in the missing zone: does one of them hide the same? Not found is not proven, so people
 * who could not be cleared are counted.
 */
export const hiding: Attacker = {
  name: 'hiding over several rounds',
  run: async ({ seed, highs, trials = usualTrials }) => {
    let spoke = 0
    let released = 0
    const uncleared: string[] = []
    let people = 0
    for (let n = 0; n < mostReleased && spoke < trials; n++) {
      const organisation = simulateOrganisation({
        shape: shapes[n % shapes.length] ?? 'star',
        people: 60,
        rounds: 4,
        teamSize: 10,
        participation: 0.75,
        seed: seed * 1000 + n,
      })
      released++
      const seen = look(organisation, highs)
      if (!seen.spoke) continue
      spoke++
      const given = tellByHiding(organisation, seen, highs, randomFrom(seed * 1000 + n))
      uncleared.push(...given.map((finding) => `organisation ${n}, ${finding}`))
      people += new Set(organisation.answers.map(({ person }) => person)).size
    }
    return [
      {
        variant: `4 rounds; the guard spoke in ${spoke} of ${released} organisations`,
        found: uncleared.length,
        of: people,
        what: 'people who could not be cleared of being given away by it',
        cases: uncleared,
      },
    ]
  },
}

type Seen = {
  /** What HR has: everything shown and hidden, as one text to compare. */
  readonly text: string
  readonly shown: Report
  /** The same with all figures that would have been shown without the guard. */
  readonly withHidden: Report
  readonly spoke: boolean
}

function look(organisation: Organisation, highs: Highs): Seen {
  const file = readOrganisation(organisation)
  const candidates: Snapshot[] = []
  const guard: Steps['guard'] = function* (candidate, ...more) {
    candidates.push(candidate)
    return yield* policy.guard(candidate, ...more)
  }
  const releases = releaseOrganisation(file, highs, { ...policy, guard })
  const text = [...writeReport(file, releases)].join('')
  const shown: Report = JSON.parse(text)
  const blocks = candidates.flatMap((snapshot) => [snapshot, alone(snapshot)])
  const report = [...writeReport(file, blocks.map(released))].join('')
  const withHidden: Report = { published: [...shown.published, ...JSON.parse(report).published] }
  const spoke = releases.some(({ snapshot }) => (snapshot.held ?? []).length > 0)
  return { text, shown, withHidden, spoke }
}

/** Each block by itself, as it is shown. */
const alone = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  units: snapshot.units.flatMap((row) =>
    row.own ? [{ ...row, within: null, figure: row.own, composed: false }] : [],
  ),
})

const released = (snapshot: Snapshot): Release => ({
  round: snapshot.round,
  units: snapshot.units.map(({ unit, figure }) => ({ unit, figure, together: null })),
  snapshot,
  notBesideAll: 0,
})

/**
 * Everybody whom the hidden figures would have given away and the shown ones do not, and who is in the excluded zone in
 * none of the tried worlds that hide the same.
 */
function tellByHiding(organisation: Organisation, seen: Seen, highs: Highs, random: Random): string[] {
  const periods = organisation.periods.map(({ id }) => id)
  const truth = truthOf(organisation)
  const findings = (report: Report): Map<string, Set<ZoneName>> => {
    const evidence = layOut(report, periods)
    const excluded = findExcluded(evidence, truth, highs)
    return new Map(
      [...Map.groupBy(excluded, ({ person }) => person)].map(([person, list]) => [
        person,
        new Set(list.map(({ zone }) => zone)),
      ]),
    )
  }
  const byShown = findings(seen.shown)
  const worlds = new Worlds(organisation, seen.shown, random)
  for (let n = 0; n < walk.before; n++) worlds.sweep()
  return [...findings(seen.withHidden)].flatMap(([person, excluded]) => {
    const speaks = [...excluded].filter((zone) => byShown.get(person)?.has(zone) !== true)
    const isCleared = speaks.every((zone) => {
      for (let n = 0; n < walk.tries; n++) {
        for (let step = 0; step < walk.apart; step++) worlds.sweep()
        const scores = worlds.scoresWith(person, zoneNames.indexOf(zone))
        if (scores && look(answered(organisation, scores), highs).text === seen.text) return true
      }
      return false
    })
    return isCleared ? [] : [`${person}: not ${speaks.join()}`]
  })
}

const answered = (organisation: Organisation, scores: ReadonlyMap<string, Scores>): Organisation => ({
  ...organisation,
  answers: organisation.answers.map((answer) => ({ ...answer, ...scores.get(answer.person) })),
})
