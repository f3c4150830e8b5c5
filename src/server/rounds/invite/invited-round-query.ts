import { sql } from 'kysely'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import type { OpenedBy } from '#core/round/list-review.ts'
import type { RoundState } from '#server/platform/db/tables/round.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

/** What an invited person may know of a round before answering, including the units whose figures may count the answer. */
export type InvitedRound = {
  readonly roundId: string
  readonly organisation: string
  readonly name: string
  readonly instrumentId: string
  readonly instrumentVersion: string
  readonly state: RoundState
  readonly closesAt: Date
  readonly smallestGroup: number
  /** Names from the member's own unit upward to the top of the round. */
  readonly units: readonly string[]
  readonly used: boolean
  /** Invited people in the member's own unit; null for rounds opened before lists were reviewed. */
  readonly groupInvited: number | null
  /** People new in that unit since it was last asked; null: it never was. */
  readonly groupJoined: number | null
  readonly invited: number
  readonly joined: number | null
  readonly gone: number | null
  readonly openedBy: OpenedBy | null
  readonly statement: string | null
  /** The round's own questions. */
  readonly ownQuestions: readonly OwnQuestion[]
}

/** The rounds that ask the signed-in person. Begins with the member, so that indexes apply and no other person's row is read. */
export async function readOwnInvitedRounds(tx: PersonTransaction): Promise<InvitedRound[]> {
  const { rows } = await sql<InvitedRound>`
    with recursive upward as (
      select i.member_id, i.used, u.organisation_id, u.round_id, u.parent_id, u.name, 0 as step,
        u.invited as group_invited, u.joined as group_joined
      from member m
      join invitation i on i.organisation_id = m.organisation_id and i.member_id = m.id
      join round_unit u on u.organisation_id = i.organisation_id and u.round_id = i.round_id and u.unit_id = i.unit_id
      where m.person_id = current_person() and m.left_at is null
      union all
      select w.member_id, w.used, u.organisation_id, u.round_id, u.parent_id, u.name, w.step + 1,
        w.group_invited, w.group_joined
      from upward w join round_unit u
        on u.organisation_id = w.organisation_id and u.round_id = w.round_id and u.unit_id = w.parent_id
    )
    select r.id as round_id, o.name as organisation, r.name, r.instrument_id,
      r.instrument_version, r.state, r.closes_at,
      r.smallest_group, array_agg(w.name order by w.step) as units, w.used,
      w.group_invited, w.group_joined, r.invited, r.joined, r.gone,
      r.opened_by, r.statement, r.own_questions
    from upward w
    join round r on r.organisation_id = w.organisation_id and r.id = w.round_id
    join organisation o on o.id = w.organisation_id
    where r.state not in ('in-review', 'cancelled')
    group by r.organisation_id, r.id, o.id, w.member_id, w.used, w.group_invited, w.group_joined
    order by r.closes_at, r.id, w.member_id`.execute(tx)
  return rows
}

/** The round of a mailed link, for a visitor; null for an invalid link. */
export async function readInvitedRound(
  tx: PersonTransaction,
  tokenHash: Buffer,
): Promise<InvitedRound | null> {
  const { rows } = await sql<InvitedRound>`
    select i.round_id, r.organisation, r.name, r.instrument_id,
      r.instrument_version, r.state, r.closes_at,
      r.smallest_group, r.unit_names as units, i.used,
      r.group_invited, r.group_joined, r.invited, r.joined, r.gone,
      r.opened_by, r.statement, r.own_questions
    from find_invitation(${tokenHash}) i, find_invited_round(${tokenHash}) r`.execute(tx)
  return rows[0] ?? null
}
