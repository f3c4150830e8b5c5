import { djupanalys } from '#core/instrument/shipped.ts'
import { smallDemoPeople } from '#server/identity/sign-in/demo-people.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { holdRound } from './hold-round.ts'
import { giveRoles, makePeople } from './people-with-accounts.ts'
import { readInOrganisation } from './read-in-organisation.ts'
import { simulation } from './simulation/distributions.ts'
import { seededRandom } from './simulation/random.ts'
import { drawTemperament, simulateAnswers } from './simulation/simulate-answers.ts'
import { type SmallMember, smallUnits, withTurnover, workforce } from './simulation/small-organisation.ts'
import { beginSimulation } from './simulation-repository.ts'

const day = 86_400_000

const hr = 'hr@lillabolaget.example'
const representative = 'skyddsombud@lillabolaget.example'

/** The share of people who answered. */
const participation = 0.85

/** Its only round opened so many days ago, so that the next one may ask any questions of everybody. */
const daysSinceOpening = 70

type Simulated = {
  readonly deps: Deps
  /** The same dependencies at another time, without e-mails. */
  readonly at: (time: Date) => Deps
  readonly now: Date
}

/**
 * Makes a second simulated organisation, for what the first cannot show because its round is open: HR prepares a round, and
 * the safety representative reviews a list on which people have come and gone since the last one.
 * @returns its id; it is hidden until the caller shows it
 */
export async function seedSmallOrganisation({ deps, at, now }: Simulated): Promise<string> {
  const organisationId = deps.newId()
  const daysAgo = (days: number) => new Date(now.getTime() - days * day)
  const opening = daysAgo(daysSinceOpening)
  const before = at(daysAgo(daysSinceOpening + 1))
  await asIdentity(deps.pools.identity, (tx) =>
    beginSimulation(tx, {
      id: organisationId,
      name: 'Lillabolaget',
      createdAt: daysAgo(daysSinceOpening + 7),
    }),
  )
  const accounts = await makePeople(before, smallDemoPeople)
  const readIn = (when: Deps, members: readonly SmallMember[]) =>
    readInOrganisation(
      when,
      { organisationId, personId: accounts.get(hr) ?? '', email: hr },
      { units: smallUnits, members },
    )
  const members = workforce()
  await readIn(before, members)
  // Again after the import, so that accounts find their memberships.
  const people = await makePeople(before, smallDemoPeople)
  await giveRoles(before, organisationId, members, smallDemoPeople)
  await holdRound({
    deps,
    at,
    organisationId,
    people,
    by: { hr, representative },
    round: { answers: answersOf(members) },
    instrument: djupanalys,
    opening,
    isLast: false,
  })
  await readIn(at(daysAgo(2)), withTurnover(members))
  return organisationId
}

function answersOf(members: readonly SmallMember[]) {
  const random = seededRandom(simulation.seed + 1)
  const answering = members.filter(() => random.chance(participation))
  return new Map(
    answering.map(({ employeeId }) => {
      const temperament = drawTemperament(random)
      return [employeeId, simulateAnswers(djupanalys, temperament, { strain: 0, cause: 'demands' }, random)]
    }),
  )
}
