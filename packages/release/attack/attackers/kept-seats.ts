import { attackOrganisation } from '../attack-organisation.ts'
import type { Answer, Organisation } from '../organisation-file.ts'
import { randomFrom } from '../random.ts'
import type { Attacker, Row, Setting } from './attacker.ts'
import { organisationOf, type Person, starOf, teamOf } from './teams.ts'
import { type TrueName, unmask } from './true-people.ts'

const usualTrials = 10

/** What HR does with one seat of a unit, and with other seats beside it. */
type Plan = {
  /** Whether the round of the change counts the seat. */
  readonly counted: boolean
  /** How many others of the unit are called anew at the same time, although they are the same people. */
  readonly calledAnew: number
  /** Whether the lists say so, as they do in the product. */
  readonly listsKnown: boolean
}

/**
 * HR gives a seat to somebody who answers what HR says, and keeps the record. The former and the new holder are at opposite
 * ends of the scale, so that the change of the unit's figure reveals the former one's answers.
 */
export const keptSeats: Attacker = {
  name: 'seats given away, ids kept',
  run: async (setting) => {
    const rows: Row[] = []
    for (const size of [10, 12, 16]) {
      const plans: Plan[] = [
        { counted: true, calledAnew: 0, listsKnown: false },
        { counted: true, calledAnew: 0, listsKnown: true },
        { counted: false, calledAnew: 0, listsKnown: true },
        { counted: true, calledAnew: 3, listsKnown: true },
      ]
      for (const plan of plans) rows.push(await giveSeatsAway(size, plan, setting))
    }
    return rows
  },
}

async function giveSeatsAway(
  size: number,
  plan: Plan,
  { seed, release, highs, trials }: Setting,
): Promise<Row> {
  const tries = Array.from({ length: trials ?? usualTrials }, (_, n) => giveAway(seed * 100 + n, size, plan))
  const reports = await release(tries)
  let found = 0
  for (const [n, organisation] of tries.entries()) {
    const report = reports[n]
    if (!report) continue
    const [truth, seen] = unmask(organisation, report, holder)
    const helpers = new Map<string, Answer>()
    for (const answer of truth.answers) if (answer.person === 'helper') helpers.set('helper', answer)
    const { breachedPeople } = attackOrganisation(truth, seen, highs, helpers)
    if (breachedPeople.includes('target')) found++
  }
  const how = plan.counted ? 'before the next round' : 'away in the round of the change, asked a third time'
  const others = plan.calledAnew > 0 ? `, ${plan.calledAnew} others called anew` : ''
  const without = plan.listsKnown ? '' : ', were lists not read'
  return { variant: `1 of ${size} ${how}${others}${without}`, found, of: tries.length, what: 'targets told' }
}

const seat = 'unit.0'
export const holder: TrueName = (person, period) =>
  person !== seat ? person : period === 'r1' ? 'target' : 'helper'

export function giveAway(
  seed: number,
  size: number,
  { counted, calledAnew, listsKnown }: Plan,
): Organisation {
  const random = randomFrom(seed)
  const [first, ...rest] = teamOf('unit', size, 2.6, random)
  const others = teamOf('other', 20, 2.6, random)
  if (!first) throw new Error('a unit has somebody')
  const ends = [answerOf(1), answerOf(5)] as const
  const [target, helper] = seed % 2 === 0 ? ends : ends.toReversed()
  const unit = [first, ...rest]
  // Four others leave, so that the whole organisation keeps a figure.
  const before = list(unit, () => 'old', target)
  const called = (n: number): string => (n === 0 || n <= calledAnew ? 'new' : 'old')
  const now = list(unit, called, helper)
  const gone = others.slice(4)
  const lists = counted
    ? [
        [...before, ...others],
        [...now, ...gone],
      ]
    : [
        [...before, ...others],
        [...now.map((one) => (one.person === seat ? { ...one, answered: false } : one)), ...gone],
        [...now, ...gone],
      ]
  return organisationOf(starOf(['unit', 'other']), lists)

  function list(
    people: readonly Person[],
    contact: (n: number) => string,
    held: Person['scores'] | undefined,
  ) {
    return people.map((one, n) => ({
      ...one,
      ...(listsKnown && { contact: `${one.person} ${contact(n)}` }),
      scores: one.person === seat && held ? held : one.scores,
    }))
  }
}

function answerOf(score: 1 | 5): Person['scores'] {
  const dims = {
    exhaustion: score,
    emotional_distancing: score,
    cognitive_impairment: score,
    emotional_regulation: score,
  }
  return { total: score, dims, zone: score === 1 ? 'green' : 'red' }
}
