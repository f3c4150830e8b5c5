import { djupanalys, stressprofil } from '#core/instrument/shipped.ts'
import { demoPeople } from '#server/identity/sign-in/demo-people.ts'
import { asIdentity } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { writeSupportSettings } from '#server/support/requests/set-up-support.ts'
import { holdRound } from './hold-round.ts'
import { askAnonymously, askForSupport } from './people-and-work/ask-for-support.ts'
import { fillOwnPages } from './people-and-work/fill-own-pages.ts'
import { guideEmployee } from './people-and-work/guide-employee.ts'
import { fillWorkOfStaff } from './people-and-work/work-for-staff.ts'
import { giveRoles, makePeople } from './people-with-accounts.ts'
import { planMeasures } from './plan-measures.ts'
import { publishHours } from './publish-hours.ts'
import { readInOrganisation } from './read-in-organisation.ts'
import { seedSmallOrganisation } from './seed-small-organisation.ts'
import { calendar, simulation } from './simulation/distributions.ts'
import { simulateOrganisation } from './simulation/simulate-organisation.ts'
import {
  beginSimulation,
  findSimulation,
  finishSimulation,
  removeUnfinishedSimulation,
} from './simulation-repository.ts'

const day = 86_400_000

/** The share of people who have answered the round that is open when the demo starts. */
const answeredSoFar = 0.45

/**
 * Makes the simulated organisation, once, and a small one beside it: their people by the real import, their answers by the real
 * endpoint, their figures by the real release. Only the clock is set back, and only the demo accounts get e-mails. After an
 * interruption it starts over.
 */
export async function seedDemo(deps: Deps): Promise<void> {
  if ((await asIdentity(deps.pools.identity, findSimulation)) !== null) return
  deps.log.info({}, 'The simulated organisation is being made. The pages answer meanwhile')
  const now = deps.clock()
  const organisationId = deps.newId()
  const instruments = [...simulation.participation.map(() => djupanalys), stressprofil]
  const rounds = simulateOrganisation(instruments, answeredSoFar)
  const at = (time: Date): Deps => ({ ...deps, clock: () => time, queue: quiet })

  const begun = openingOf(now, 0, rounds.length)
  await asIdentity(deps.pools.identity, async (tx) => {
    await removeUnfinishedSimulation(tx)
    await beginSimulation(tx, {
      id: organisationId,
      name: 'Exempelbolaget',
      createdAt: new Date(begun.getTime() - 7 * day),
    })
  })
  for (const [index, round] of rounds.entries()) {
    const opening = openingOf(now, index, rounds.length)
    const importer = (await makePeople(at(begun), demoPeople)).get(importedBy) ?? deps.newId()
    const asked = { organisationId, personId: importer, email: importedBy }
    await readInOrganisation(at(new Date(opening.getTime() - day)), asked, round)
    // Again after the import, so that accounts find their memberships.
    const people = await makePeople(at(begun), demoPeople)
    if (index === 0) {
      await giveRoles(at(begun), organisationId, round.members, demoPeople)
      await writeSupportSettings(at(begun), { organisationId, personId: null, ...demoSupport })
      await publishHours(deps, people)
    }
    const isLast = index === rounds.length - 1
    await holdRound({
      deps,
      at,
      organisationId,
      people,
      by: { hr: importedBy, representative: 'skyddsombud@exempelbolaget.example' },
      round,
      instrument: instruments[index] ?? djupanalys,
      opening,
      isLast,
    })
  }
  const people = await makePeople(at(begun), demoPeople)
  await planMeasures({ deps, at, organisationId, people })
  const members = rounds.at(-1)?.members ?? []
  await askForSupport({ deps, at }, organisationId, members)
  await askAnonymously({ deps, at }, organisationId, members)
  await fillWorkOfStaff({ deps, at, people })
  await fillOwnPages({ deps, at, people })
  await guideEmployee({ deps, at, people })
  const small = await seedSmallOrganisation({ deps, at, now })
  await asIdentity(deps.pools.identity, async (tx) => {
    await finishSimulation(tx, small)
    await finishSimulation(tx, organisationId)
  })
  deps.log.info({ rounds: rounds.length - 1 }, 'The simulated organisation is ready')
}

/** Settings with which visitors can try all receivers of a support request, and see offers of a meeting. */
const demoSupport = {
  health: { name: 'Exempelhälsan', email: 'mottagningen@exempelhalsan.example', workingDays: 2 },
  contactRules: true,
} as const

/** The person in the history of the simulated imports. */
const importedBy = 'hr@exempelbolaget.example'

/** The last round opened three days ago and is open; earlier ones lie `weeksBetweenRounds` apart. */
function openingOf(now: Date, index: number, rounds: number): Date {
  if (index === rounds - 1) return new Date(now.getTime() - 3 * day)
  const lastClosing = now.getTime() - calendar.daysSinceLastClosing * day
  const before = rounds - 2 - index
  return new Date(lastClosing - (calendar.daysOpen + before * calendar.weeksBetweenRounds * 7) * day)
}

/** A queue that drops all jobs: six rounds of 240 invitations must not be mailed to people who do not exist. */
const quiet: Deps['queue'] = {
  enqueue: async () => {},
  enqueueAll: async () => {},
  enqueueNow: async () => {},
}
