import type { OngoingStep } from '@andrum/release/disclosure/ongoing-participation.ts'
import { sql, type Updateable } from 'kysely'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import type { OpenedBy, Reviewer } from '#core/round/list-review.ts'
import type { Database } from '#server/platform/db/tables/database.ts'
import type { RoundState, ToldAs } from '#server/platform/db/tables/round.ts'
import type { AnyTransaction, HrTransaction, ReleaseTransaction } from '#server/platform/db/transaction.ts'

export type RoundRow = {
  readonly id: string
  readonly name: string
  readonly instrumentId: string
  readonly instrumentVersion: string
  /** The top unit of the scope, with its name when the round opened. */
  readonly unitId: string
  readonly unitName: string
  readonly smallestGroup: number
  /** Whether no figure may say that everybody invited to a group answered. */
  readonly hideFullParticipation: boolean
  readonly state: RoundState
  readonly frozenAt: Date
  readonly reviewer: Reviewer | null
  /** The members who were safety representatives when the list was frozen; null where that is unknown. */
  readonly reviewers: readonly string[] | null
  /** Null: silence counts from the freezing. */
  readonly silenceFrom: Date | null
  /** While under review: the planned opening. */
  readonly openedAt: Date
  readonly openedBy: OpenedBy | null
  /** The owner's statement of how employees were informed. */
  readonly statement: string | null
  readonly closesAt: Date
  readonly closedAt: Date | null
  readonly releasedAt: Date | null
  readonly invited: number
  /** New on the list, and gone since the list before; null where there is none. */
  readonly joined: number | null
  readonly gone: number | null
  readonly invitationsPercent: number
  readonly releasePercent: number
  readonly participationStep: number | null
  /** How many days before the last day each reminder goes out, and how many reminders are over. */
  readonly reminders: readonly number[]
  readonly remindersDone: number
  /** When HR moved the last day. */
  readonly extendedAt: Date | null
  /** When HR opened the figures to employees, and which figures. */
  readonly toldAt: Date | null
  readonly toldAs: ToldAs | null
  /** The round's own questions. */
  readonly ownQuestions: readonly OwnQuestion[]
}

const selectRounds = (tx: AnyTransaction, organisationId: string) =>
  tx
    .selectFrom('round as r')
    .innerJoin('round_unit as u', (join) =>
      join
        .onRef('u.organisationId', '=', 'r.organisationId')
        .onRef('u.roundId', '=', 'r.id')
        .onRef('u.unitId', '=', 'r.unitId'),
    )
    .select([
      'r.id',
      'r.name',
      'r.instrumentId',
      'r.instrumentVersion',
      'r.unitId',
      'u.name as unitName',
      'r.smallestGroup',
      'r.hideFullParticipation',
      'r.state',
      'r.frozenAt',
      'r.reviewer',
      'r.reviewers',
      'r.silenceFrom',
      'r.openedAt',
      'r.openedBy',
      'r.statement',
      'r.closesAt',
      'r.closedAt',
      'r.releasedAt',
      'r.invited',
      'r.joined',
      'r.gone',
      'r.invitationsPercent',
      'r.releasePercent',
      'r.participationStep',
      'r.reminders',
      'r.remindersDone',
      'r.extendedAt',
      'r.toldAt',
      'r.toldAs',
      'r.ownQuestions',
    ])
    .where('r.organisationId', '=', organisationId)

/** Newest first. */
export async function listRounds(tx: HrTransaction, organisationId: string): Promise<RoundRow[]> {
  return selectRounds(tx, organisationId).orderBy('r.openedAt', 'desc').orderBy('r.id').execute()
}

export async function findRound(
  tx: AnyTransaction,
  organisationId: string,
  roundId: string,
): Promise<RoundRow | null> {
  return (await selectRounds(tx, organisationId).where('r.id', '=', roundId).executeTakeFirst()) ?? null
}

/**
 * Locks a round's row until the transaction ends. Answers lock it too while they are counted (vault.take_invitations): this
 * waits for those that have begun, and later ones wait for this.
 */
export async function lockRound(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
): Promise<Pick<RoundRow, 'state' | 'openedAt' | 'closesAt'> | null> {
  const row = await tx
    .selectFrom('round')
    .select(['state', 'openedAt', 'closesAt'])
    .where('organisationId', '=', organisationId)
    .where('id', '=', roundId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

const updateRound = (
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  set: Updateable<Database['round']>,
) =>
  tx
    .updateTable('round')
    .set(set)
    .where('organisationId', '=', organisationId)
    .where('id', '=', roundId)
    .execute()

export async function markRoundClosed(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  at: Date,
): Promise<void> {
  await updateRound(tx, organisationId, roundId, { state: 'closed', closedAt: at })
}

/** Restarts the days after which silence opens a round. */
export async function restartSilence(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  at: Date,
): Promise<void> {
  await updateRound(tx, organisationId, roundId, { silenceFrom: at })
}

/** Opens a round that was under review. */
export async function markRoundOpen(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  opened: { readonly at: Date; readonly by: OpenedBy; readonly closesAt: Date },
): Promise<void> {
  await updateRound(tx, organisationId, roundId, {
    state: 'open',
    openedAt: opened.at,
    openedBy: opened.by,
    closesAt: opened.closesAt,
  })
}

/** Stores how many reminders of a round are over. @returns false when another worker has stored it already */
export async function noteReminders(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  { before, done }: { readonly before: number; readonly done: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('round')
    .set({ remindersDone: done })
    .where('organisationId', '=', organisationId)
    .where('id', '=', roundId)
    .where('state', '=', 'open')
    .where('remindersDone', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves the last day of an open round. */
export async function moveClosing(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  { closesAt, at }: { readonly closesAt: Date; readonly at: Date },
): Promise<void> {
  await updateRound(tx, organisationId, roundId, { closesAt, extendedAt: at })
}

/** Opens the figures of a released round to employees. */
export async function markRoundTold(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  told: { readonly at: Date; readonly as: ToldAs },
): Promise<void> {
  await updateRound(tx, organisationId, roundId, { toldAt: told.at, toldAs: told.as })
}

export async function setInvitationsPercent(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  percent: number,
): Promise<void> {
  await updateRound(tx, organisationId, roundId, { invitationsPercent: percent })
}

export type RoundToTend = {
  readonly organisationId: string
  readonly roundId: string
  readonly state: RoundState
  readonly closesAt: Date
}

/** Rounds of all organisations with work left: to open, close or release them, or to publish their participation. */
export async function listRoundsToTend(tx: ReleaseTransaction): Promise<RoundToTend[]> {
  const { rows } = await sql<RoundToTend>`
    select organisation_id, round_id, state, closes_at
    from unreleased_rounds() order by closes_at, round_id`.execute(tx)
  return rows
}

/**
 * How many are invited and have answered, for an open round that has not published its participation today. A round that
 * opened today publishes nothing yet. Days are those of Stockholm.
 *
 * `known`: how many were on an earlier released list of the organisation; all of them where there is none. Established people are
 * not counted instead: that depends on the lists of other organisations, which nobody here may learn about.
 */
export async function readDueParticipation(
  tx: ReleaseTransaction,
  organisationId: string,
  roundId: string,
  now: Date,
): Promise<{ readonly invited: number; readonly known: number; readonly answered: number } | null> {
  const { rows } = await sql<{ invited: number; known: number; answered: number }>`
    with earlier as (
      select before.id from round before, round now
      where now.organisation_id = ${organisationId} and now.id = ${roundId}
        and before.organisation_id = now.organisation_id and before.state = 'released' and before.frozen_at < now.frozen_at
    )
    select r.invited, vault.count_participants(r.id) as answered,
      case when exists (select from earlier) then (
        select count(*) from vault.listed_person l
        where l.organisation_id = r.organisation_id and l.round_id = r.id and exists (
          select from vault.listed_person was
          where was.organisation_id = l.organisation_id and was.person_hash = l.person_hash
            and was.round_id in (select id from earlier)))
      else r.invited end as known
    from round r
    where r.organisation_id = ${organisationId} and r.id = ${roundId} and r.state = 'open'
      and (${now}::timestamptz at time zone 'Europe/Stockholm')::date
        > coalesce(r.participation_day, (r.opened_at at time zone 'Europe/Stockholm')::date)`.execute(tx)
  return rows[0] ?? null
}

export async function setParticipation(
  tx: ReleaseTransaction,
  organisationId: string,
  roundId: string,
  step: OngoingStep | null,
  now: Date,
): Promise<void> {
  await sql`update round set participation_step = ${step},
      participation_day = (${now}::timestamptz at time zone 'Europe/Stockholm')::date
    where organisation_id = ${organisationId} and id = ${roundId} and state = 'open'`.execute(tx)
}
