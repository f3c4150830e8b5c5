import type { Language } from '#core/languages.ts'
import { readOrganisationNumber } from '#core/organisation/organisation-number.ts'
import { forgetNumbersBesideAddresses } from '#server/people/list/member-repository.ts'
import { writeAuditEntry } from '#server/platform/audit/audit-repository.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { badField, found } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import {
  holdMembers,
  type Organisation,
  readOrganisation,
  writeOrganisation,
} from './organisation-repository.ts'

type Wanted = {
  readonly organisationId: string
  readonly personId: string | null
  readonly name: string
  /** Null: the organisation has none. */
  readonly number: string | null
  readonly smallestGroup: number
  /** Undefined: unchanged. */
  readonly hideFullParticipation?: boolean | undefined
  readonly smsReminders?: boolean | undefined
  readonly language: Language
  /** The idempotency key that the browser makes for each press. */
  readonly key?: string | null
}

/**
 * Sets name, number, smallest group, whether full participation is hidden, reminders by SMS, and language. Group and hiding apply to
 * rounds prepared from now on, the language to new members. A repeated request changes nothing, even late.
 * @throws Refusal invalid-input: number `wrong-format`, smallestGroup `below-organisation`, because it may only grow
 */
export async function setUpOrganisation(
  { pools, keys, clock }: Pick<Deps, 'pools' | 'keys' | 'clock'>,
  { organisationId, personId, key, name, number: written, smallestGroup, language, ...more }: Wanted,
): Promise<Organisation> {
  const number = written === null ? null : readOrganisationNumber(written)
  if (written !== null && number === null) throw badField('number', 'wrong-format')
  const settings = { name, number, smallestGroup, language, ...chosenIn(more) }
  return asHr(pools.app, { organisationId, personId }, async (tx) => {
    const before = found(await readOrganisation(tx, organisationId))
    if (personId !== null && !(await isFirstTime(tx, keys, { personId, kind: 'organisation', key })))
      return before
    // An import that is being applied has read the setting: wait for it, so that it writes no number after the deletion.
    if (more.smsReminders === false) await holdMembers(tx, organisationId)
    if (!(await writeOrganisation(tx, organisationId, settings)))
      throw badField('smallestGroup', 'below-organisation')
    // The numbers are of no use any more.
    if (more.smsReminders === false) await forgetNumbersBesideAddresses(tx, organisationId)
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

const chosenIn = ({
  hideFullParticipation,
  smsReminders,
}: Pick<Wanted, 'hideFullParticipation' | 'smsReminders'>) => ({
  ...(hideFullParticipation === undefined ? {} : { hideFullParticipation }),
  ...(smsReminders === undefined ? {} : { smsReminders }),
})
