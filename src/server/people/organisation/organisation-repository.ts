import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import { hold } from '#server/platform/db/hold.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type Organisation = {
  readonly id: string
  readonly name: string
  /** Number of a Swedish organisation, NNNNNN-NNNN. */
  readonly number: string | null
  readonly simulated: boolean
  /** The smallest group whose figures are shown, 8 or more. */
  readonly smallestGroup: number
  /** Whether no figure may say that everybody invited to a group answered. */
  readonly hideFullParticipation: boolean
  /** Whether people with an address and a number get reminders also by SMS. */
  readonly smsReminders: boolean
  /** The language of new members for whom the list has none. */
  readonly language: Language
  /** Present members, and open units. */
  readonly members: number
  readonly units: number
  /** Members whose address accepts no mail. */
  readonly refusedAddresses: number
}

export async function readOrganisation(
  tx: HrTransaction,
  organisationId: string,
): Promise<Organisation | null> {
  const row = await tx
    .selectFrom('organisation as o')
    .select([
      'o.id',
      'o.name',
      'o.number',
      'o.simulated',
      'o.smallestGroup',
      'o.hideFullParticipation',
      'o.smsReminders',
      'o.language',
    ])
    .select(({ selectFrom }) => [
      selectFrom('member as m')
        .select(({ fn }) => fn.countAll<number>().as('amount'))
        .whereRef('m.organisationId', '=', 'o.id')
        .where('m.leftAt', 'is', null)
        .as('members'),
      selectFrom('unit as u')
        .select(({ fn }) => fn.countAll<number>().as('amount'))
        .whereRef('u.organisationId', '=', 'o.id')
        .where('u.closedAt', 'is', null)
        .as('units'),
      selectFrom('member as r')
        .select(({ fn }) => fn.countAll<number>().as('amount'))
        .whereRef('r.organisationId', '=', 'o.id')
        .where('r.leftAt', 'is', null)
        .where('r.addressRefusedOn', 'is not', null)
        .as('refusedAddresses'),
    ])
    .where('o.id', '=', organisationId)
    .executeTakeFirst()
  if (row === undefined) return null
  const { members, units, refusedAddresses, ...rest } = row
  return { ...rest, members: members ?? 0, units: units ?? 0, refusedAddresses: refusedAddresses ?? 0 }
}

/** @returns false, with nothing written, when the smallest group would become smaller */
export async function writeOrganisation(
  tx: HrTransaction,
  organisationId: string,
  settings: Pick<Organisation, 'name' | 'number' | 'smallestGroup' | 'language'> &
    Partial<Pick<Organisation, 'hideFullParticipation' | 'smsReminders'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('organisation')
    .set(settings)
    .where('id', '=', organisationId)
    .where('smallestGroup', '<=', settings.smallestGroup)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** For imports: language of new members without one, name of a missing top unit, and whether numbers beside addresses are stored. */
export async function readListSettings(
  tx: HrTransaction,
  organisationId: string,
): Promise<Pick<Organisation, 'language' | 'name' | 'smsReminders'>> {
  return tx
    .selectFrom('organisation')
    .select(['language', 'name', 'smsReminders'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow()
}

/**
 * Lets one transaction at a time change who is in the organisation and where: an import, or a round that freezes its
 * members, waits for the other to end.
 */
export async function holdMembers(tx: HrTransaction, organisationId: string): Promise<void> {
  await hold(tx, `members ${organisationId}`)
}

/**
 * One value for the present units, members and roles, and for whether numbers beside addresses are stored. A plan is valid while it
 * stays the same. Whether somebody has signed in does not affect it.
 */
export async function readFingerprint(tx: HrTransaction, organisationId: string): Promise<string> {
  const { rows } = await sql<{ fingerprint: string }>`
    select encode(sha256(convert_to(concat(
      (select string_agg(row(u.id, u.external_id, u.name, u.parent_id)::text, ';' order by u.id) from unit u
        where u.organisation_id = ${organisationId} and u.closed_at is null), '#',
      (select string_agg(row(m.id, m.external_id, m.email, m.name, m.language, m.unit_id, m.mobile)::text, ';' order by m.id)
        from member m where m.organisation_id = ${organisationId} and m.left_at is null), '#',
      (select string_agg(row(r.member_id, r.role, r.unit_id)::text, ';' order by r.member_id, r.role, r.unit_id)
        from role_assignment r where r.organisation_id = ${organisationId}), '#',
      (select string_agg(c.id::text, ';' order by c.id)
        from identity_change c where c.organisation_id = ${organisationId} and c.state = 'waiting'), '#',
      (select case when o.sms_reminders then 'numbers beside addresses' end from organisation o where o.id = ${organisationId})
    ), 'UTF8')), 'hex') as fingerprint`.execute(tx)
  return rows[0]?.fingerprint ?? ''
}
