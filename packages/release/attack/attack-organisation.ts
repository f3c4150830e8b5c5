import type { Highs } from 'highs'
import { derive } from './derive.ts'
import { type Evidence, layOut, truthOf } from './evidence.ts'
import { findBreaches } from './find-breaches.ts'
import { smallestIsolated } from './isolate.ts'
import type { Answer, Organisation, Report } from './organisation-file.ts'

/** What the attack found in one organisation's released figures. */
export type Loot = {
  /** A person in a round whose zone is certain, or whose score is confined to less than one point. */
  readonly breached: number
  /** … and who they are. */
  readonly breachedPeople: readonly string[]
  /** How many of those a single round gives away. */
  readonly breachedAlone: number
  /** Answers of people who are not insiders. */
  readonly personRounds: number
  /** Rounds and pairs of rounds in which subtraction reveals something about fewer than 8, or fewer than 4, people. */
  readonly isolated: number
  readonly looks: number
  /** One line for each kind of breach found, up to a few. */
  readonly derivations: readonly string[]
}

/** The promise: one round reveals nothing about fewer than `one` people, two rounds nothing about fewer than `two`. */
const fewest = { one: 8, two: 4 } as const

const mostDerivations = 5

/**
 * Looks at every single round and every pair of rounds. `attack-jointly.ts` looks at three and more.
 * @param insiders people who tell HR what they answered
 */
export function attackOrganisation(
  organisation: Organisation,
  report: Report,
  highs: Highs,
  insiders: ReadonlyMap<string, Answer> = new Map(),
): Loot {
  const truth = truthOf(organisation)
  const periods = organisation.periods.map(({ id }) => id)
  const breached = new Set<string>()
  const alone = new Set<string>()
  const derivations: string[] = []
  let isolated = 0
  const looks = onesAndTwos(periods)
  for (const look of looks) {
    const evidence = layOut(report, look, insiders)
    if (insiders.size === 0) {
      const smallest = smallestIsolated(evidence, look)
      if (smallest > 0 && smallest < (look.length === 1 ? fewest.one : fewest.two)) isolated++
    }
    const isKnown = (crowd: number): boolean =>
      (evidence.crowds[crowd]?.persons ?? []).every((person) =>
        roundsOf(evidence, crowd).every((period) => breached.has(`${person} ${period}`)),
      )
    for (const breach of findBreaches(evidence, truth, highs, isKnown)) {
      for (const person of breach.persons) {
        const isFirst = !look.some((period) => breached.has(`${person} ${period}`))
        for (const period of roundsOf(evidence, breach.crowd)) {
          breached.add(`${person} ${period}`)
          if (look.length === 1) alone.add(`${person} ${period}`)
        }
        if (!isFirst || derivations.length >= mostDerivations || person !== breach.persons[0]) continue
        const how = derive(evidence, breach.crowd, highs) ?? `shown intervals of ${look.join(' and ')}`
        derivations.push(
          breach.kind === 'zone'
            ? `${how}: zone certain`
            : `${how}: total ${breach.low.toFixed(2)}–${breach.high.toFixed(2)}`,
        )
      }
    }
  }
  return {
    breached: breached.size,
    breachedPeople: [...new Set([...breached].map((each) => each.slice(0, each.lastIndexOf(' '))))],
    breachedAlone: alone.size,
    personRounds: organisation.answers.filter(({ person }) => !insiders.has(person)).length,
    isolated,
    looks: looks.length,
    derivations,
  }
}

const roundsOf = (evidence: Evidence, crowd: number): string[] =>
  (evidence.crowds[crowd]?.figures ?? []).flatMap((f) => evidence.rows[f]?.period ?? [])

function onesAndTwos(periods: readonly string[]): string[][] {
  const ones = periods.map((period) => [period])
  return [...ones, ...periods.flatMap((a, n) => periods.slice(n + 1).map((b) => [a, b]))]
}
