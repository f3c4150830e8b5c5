import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type ReviewMail = {
  readonly memberId: string
  readonly email: string
  readonly language: Language
  readonly organisation: string
}

/** Addresses for mail about a list or a program: those of the safety representatives, the owners or HR. */
export async function listReviewAddresses(
  tx: HrTransaction,
  organisationId: string,
  role: 'safety_representative' | 'owner' | 'hr',
): Promise<readonly ReviewMail[]> {
  const { rows } = await sql<ReviewMail>`
    select distinct m.id as member_id, m.email, m.language, o.name as organisation from role_assignment r
    join member m on m.organisation_id = r.organisation_id and m.id = r.member_id and m.left_at is null
    join organisation o on o.id = r.organisation_id
    where r.organisation_id = ${organisationId} and r.role = ${role} and m.email is not null
    order by m.email`.execute(tx)
  return rows
}
