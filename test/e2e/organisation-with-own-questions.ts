import { ensurePerson } from '#server/identity/ensure-person.ts'
import type { Config } from '#server/platform/config/config.ts'
import { foundOrganisation } from '#server/provider/found-organisation.ts'
import { prepareRound } from '#server/rounds/prepare/prepare-round.ts'
import { stateHowInformed } from '#server/rounds/review/state-how-informed.ts'
import { addresses, oneUnit, readIn, withDeps } from './second-organisation.ts'

const hr = 'hr@egnabolaget.example'
export const askedInOwnWords = 'medarbetare-1@egnabolaget.example'

const same = (words: string) => ({ sv: words, en: words })

/** An organisation whose open round has two questions of its own. */
export async function makeOrganisationWithOwnQuestions(config: Config): Promise<void> {
  await withDeps(config, async (deps) => {
    const organisationId = await foundOrganisation(deps, { name: 'Egnabolaget', email: hr })
    const where = { organisationId, hr: await ensurePerson(deps, { email: hr, language: 'sv' }) }
    await readIn(deps, where, oneUnit('Egnabolaget', [hr, ...addresses('egnabolaget.example', 9)]))
    const round = await prepareRound(deps, {
      organisationId,
      personId: where.hr,
      name: 'Pauser',
      instrument: 'stressprofil',
      closesAt: new Date(Date.now() + 20 * 86_400_000),
      ownQuestions: ['Hinner du ta dina pauser?', 'Vet du vem du frågar om schemat?'].map((words) => ({
        text: same(words),
      })),
    })
    const which = { organisationId, roundId: round.id, personId: where.hr }
    await stateHowInformed(deps, { ...which, statement: 'Alla fick höra om mätningen på ett möte.' })
  })
}
