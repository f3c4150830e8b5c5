import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** An organisation's data about the person in its list of members, also after they have left. */
export type OwnMembershipRow = {
  readonly organisation: string
  readonly unit: string
  readonly name: string
  /** Null: the organisation identifies the person only by number and name. */
  readonly email: string | null
  /** The mobile number for SMS. */
  readonly mobile: string | null
  readonly language: Language
  readonly externalId: string | null
  readonly joinedAt: Date
  readonly leftAt: Date | null
  /** The end of an earlier membership, for somebody who came back. */
  readonly lastLeftAt: Date | null
  readonly lastLeftUnit: string | null
  /** The day from which on no mail arrives at the address. */
  readonly addressRefusedOn: string | null
  readonly roles: readonly string[]
  /** The units that a manager leads. */
  readonly ledUnits: readonly string[]
  /** Earlier units, each with the day of the move. */
  readonly movedFrom: readonly string[]
}

export async function readOwnMemberships(tx: PersonTransaction): Promise<OwnMembershipRow[]> {
  const { rows } = await sql<OwnMembershipRow>`
    select organisation, unit, name, email, mobile, language, external_id, joined_at, left_at, last_left_at, last_left_unit,
      address_refused_on, roles, led_units, moved_from
    from own_memberships_ever()`.execute(tx)
  return rows
}
