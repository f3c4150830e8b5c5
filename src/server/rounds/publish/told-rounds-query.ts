import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import { findRound, type RoundRow } from '#server/rounds/round-repository.ts'

/** The most rounds that an employee sees: three years of quarters. */
const most = 12

/** Rounds whose figures are open to employees and that asked this person's present unit, newest first. */
export async function listToldRounds(
  tx: HrTransaction,
  organisationId: string,
  personId: string,
): Promise<{ readonly round: RoundRow; readonly ownUnitId: string }[]> {
  const { rows } = await sql<{ roundId: string; unitId: string }>`
    select distinct on (r.closed_at, r.id) r.id as round_id, m.unit_id
    from member m
    join round_unit u on u.organisation_id = m.organisation_id and u.unit_id = m.unit_id
    join round r on r.organisation_id = u.organisation_id and r.id = u.round_id
    where m.organisation_id = ${organisationId} and m.person_id = ${personId} and m.left_at is null
      and r.told_at is not null and r.state = 'released'
    order by r.closed_at desc, r.id, m.id limit ${most}`.execute(tx)
  const told: { round: RoundRow; ownUnitId: string }[] = []
  for (const { roundId, unitId } of rows) {
    const round = await findRound(tx, organisationId, roundId)
    if (round !== null) told.push({ round, ownUnitId: unitId })
  }
  return told
}

/** Members with an address in a unit that a round asked, page by page; `after` is the last id of the page before. */
export async function listMembersToTell(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from member m
    join round_unit u on u.organisation_id = m.organisation_id and u.unit_id = m.unit_id and u.round_id = ${roundId}
    where m.organisation_id = ${organisationId} and m.left_at is null and m.email is not null
      and (${after}::uuid is null or m.id > ${after})
    order by m.id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

export type MemberToTell = {
  readonly email: string
  readonly language: Language
  readonly organisation: string
}

/** The recipient of an e-mail about opened figures; null for a member who has left since, or has no address. */
export async function findMemberToTell(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  memberId: string,
): Promise<MemberToTell | null> {
  const { rows } = await sql<MemberToTell>`
    select m.email, m.language, o.name as organisation from member m
    join organisation o on o.id = m.organisation_id
    join round r on r.organisation_id = m.organisation_id and r.id = ${roundId} and r.told_at is not null
    where m.organisation_id = ${organisationId} and m.id = ${memberId} and m.left_at is null
      and m.email is not null`.execute(tx)
  return rows[0] ?? null
}
