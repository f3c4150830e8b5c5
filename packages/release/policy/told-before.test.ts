import { expect, test } from 'vitest'
import { layOut, truthOf } from '../attack/evidence.ts'
import { findBreaches } from '../attack/find-breaches.ts'
import type { Answer, Organisation } from '../attack/organisation-file.ts'
import { type Random, randomFrom } from '../attack/random.ts'
import { countEveryUnit } from '../test/count-every-unit.ts'
import { highs, releaseWith } from '../test/policy-with-steps.ts'
import type { Steps } from './release-round.ts'

/** The display alone looks after earlier figures and parents. */
const noGuard: Partial<Steps> = {
  // biome-ignore lint/correctness/useYield: a guard that finds nothing
  *guard() {
    return new Set()
  },
}

/** One unit in two rounds. Those who leave, or come, all have the same extreme answers; nobody changes theirs. */
function turnover(random: Random): Organisation {
  const stay = 8 + random.whole(0, 7)
  const few = 4 + random.whole(0, 2)
  const leave = random.chance(0.6)
  const extreme = random.chance(0.5) ? 5 : 1
  const people = Array.from({ length: stay + few }, (_, n) => {
    const score = n >= stay ? extreme : random.whole(100, 500) / 100
    return { person: `p${n}`, score }
  })
  const answerOf = ({ person, score }: { person: string; score: number }, period: string): Answer => ({
    person,
    period,
    total: score,
    dims: { exhaustion: score, emotional_distancing: score },
    zone: score < 2.54 ? 'green' : score < 2.96 ? 'yellow' : 'red',
  })
  const rounds = leave ? [people, people.slice(0, stay)] : [people.slice(0, stay), people]
  return {
    nodes: [{ id: 'root', parent: null }],
    periods: rounds.map((members, n) => ({
      id: `r${n + 1}`,
      members: people.map(({ person }) => ({
        person,
        node: 'root',
        answered: members.some((each) => each.person === person),
      })),
    })),
    answers: rounds.flatMap((members, n) => members.map((each) => answerOf(each, `r${n + 1}`))),
  }
}

const organisations = Array.from({ length: 60 }, (_, seed) => turnover(randomFrom(seed + 1)))

const breachedBy = (steps: Partial<Steps>): number =>
  organisations.filter((organisation) => {
    const evidence = layOut(releaseWith(organisation, steps), ['r1', 'r2'])
    return findBreaches(evidence, truthOf(organisation), highs).length > 0
  }).length

test('some who leave or come with extreme answers give themselves away where each round is shown by itself', () => {
  expect(breachedBy({ ...noGuard, display: countEveryUnit })).toBeGreaterThan(3)
})

test('nobody does when the second round is shown as the first one asks for, even without a guard', () => {
  expect(breachedBy(noGuard)).toBe(0)
})
