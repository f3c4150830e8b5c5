import { sql } from 'kysely'
import type { PersonTransaction } from './transaction.ts'

/** Whose place in which round an answer takes, and what that round asks. */
export type Invitation = {
  readonly organisationId: string
  readonly roundId: string
  readonly memberId: string
  readonly instrumentId: string
  readonly instrumentVersion: string
}

/** What a mailed link stands for; null for one that leads nowhere. */
export async function findInvitationByToken(
  tx: PersonTransaction,
  tokenHash: Buffer,
): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`
    select i.organisation_id, i.round_id, i.member_id,
      r.instrument_id, r.instrument_version
    from find_invitation(${tokenHash}) i, find_invited_round(${tokenHash}) r`.execute(tx)
  return rows[0] ?? null
}

/**
 * Whether a round has been released: its invitations are gone, and nothing in it can be answered any more. Without a
 * link only of the person's own organisations; false for every other.
 */
export async function isRoundOver(tx: PersonTransaction, roundId: string, byLink: boolean): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`select round_is_over(${roundId}, ${byLink}) as over`.execute(
    tx,
  )
  return rows[0]?.over ?? false
}

/**
 * The signed-in person's own place in a round; with two memberships the one that has not answered yet. Row-level
 * security alone would find it too, but only by reading everybody's: from the member on, indexes lead there.
 */
export async function findOwnInvitation(tx: PersonTransaction, roundId: string): Promise<Invitation | null> {
  const { rows } = await sql<Invitation>`
    select i.organisation_id, i.round_id, i.member_id,
      r.instrument_id, r.instrument_version
    from member m
    join invitation i on i.organisation_id = m.organisation_id and i.member_id = m.id
    join round r on r.organisation_id = i.organisation_id and r.id = i.round_id
    where m.person_id = current_person() and m.left_at is null and i.round_id = ${roundId}
    order by i.used, i.member_id limit 1`.execute(tx)
  return rows[0] ?? null
}
