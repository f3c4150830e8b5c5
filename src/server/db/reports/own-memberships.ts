import { sql } from 'kysely'
import type { PersonTransaction } from '../transaction.ts'

/** What an organisation has about the person in its list of members, also after they have left. */
export type OwnMembershipRow = {
  readonly organisation: string
  readonly unit: string
  readonly name: string
  readonly email: string
  readonly externalId: string | null
  readonly leftAt: Date | null
  readonly roles: readonly string[]
}

export async function readOwnMemberships(tx: PersonTransaction): Promise<OwnMembershipRow[]> {
  const { rows } = await sql<OwnMembershipRow>`
    select organisation, unit, name, email, external_id, left_at, roles
    from own_memberships_ever()`.execute(tx)
  return rows
}
