import { randomBytes } from 'node:crypto'
import { guidanceTerms } from '#core/guidance/guidance.ts'
import { appointGuide } from '#server/guidance/appoint-guide.ts'
import { beginGuidance } from '#server/guidance/my-guidance.ts'
import { writeToGuide } from '#server/guidance/write-to-guide.ts'
import { ensurePerson } from '#server/identity/ensure-person.ts'
import type { Config } from '#server/platform/config/config.ts'
import { withDeps } from './second-organisation.ts'

/** A guide besides the demo's, without bookable hours. */
export const secondGuide = { email: 'maria@andrum.example', name: 'Maria Ek' }
/** A participant of hers whose guidance has lost its data key. */
export const withLostKey = 'utan-nyckel@example.com'

export async function makeSecondGuide(config: Config): Promise<void> {
  await withDeps(config, async (deps) => {
    const guideId = await ensurePerson(deps, { email: secondGuide.email, language: 'sv', staff: true })
    await appointGuide(deps, { ...secondGuide, licenceNumber: '123456', caseload: 60 })
    const personId = await ensurePerson(deps, { email: withLostKey, language: 'sv' })
    const { guidance } = await beginGuidance(deps, personId, { guideId, name: 'Nils', terms: guidanceTerms })
    const guidanceId = guidance?.id ?? ''
    await writeToGuide(deps, personId, { text: 'Hej Maria!', guidanceId, guideId, key: null })
    const lost = { wrappedKey: randomBytes(60) }
    await deps.pools.jobs.kysely.updateTable('guidance').set(lost).where('id', '=', guidanceId).execute()
  })
}
