import type { Language } from '#core/languages.ts'
import { readOrganisationNumber } from '#core/organisation/organisation-number.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField, found } from '#server/platform/errors.ts'
import { type Organisation, readOrganisation, writeOrganisation } from './organisation-repository.ts'

type Wanted = {
  readonly organisationId: string
  readonly personId: string | null
  readonly name: string
  /** Null: it has none. */
  readonly number: string | null
  readonly smallestGroup: number
  /** Undefined: as it is. */
  readonly hideFullParticipation?: boolean | undefined
  readonly language: Language
}

/**
 * Sets name, number, smallest group, whether full participation is hidden, and language. Group and hiding hold for rounds that are prepared from now on, the language for
 * people who are added from now on; those that are there keep theirs.
 * @throws Refusal invalid-input: number `wrong-format`, smallestGroup `below-organisation`, because it only goes up
 */
export async function setUpOrganisation(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  { organisationId, personId, name, number: written, smallestGroup, language, ...more }: Wanted,
): Promise<Organisation> {
  const number = written === null ? null : readOrganisationNumber(written)
  if (written !== null && number === null) throw badField('number', 'wrong-format')
  const settings = { name, number, smallestGroup, language, ...hidingIn(more) }
  return asHr(pools.app, { organisationId, personId }, async (tx) => {
    found(await readOrganisation(tx, organisationId))
    if (!(await writeOrganisation(tx, organisationId, settings)))
      throw badField('smallestGroup', 'below-organisation')
    await writeAuditEntry(tx, {
      organisationId,
      personId,
      at: clock(),
      action: 'organisation-set-up',
      details: settings,
    })
    return found(await readOrganisation(tx, organisationId))
  })
}

const hidingIn = ({ hideFullParticipation }: Pick<Wanted, 'hideFullParticipation'>) =>
  hideFullParticipation === undefined ? {} : { hideFullParticipation }
