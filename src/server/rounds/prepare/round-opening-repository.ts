import { sql } from 'kysely'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import type { Language } from '#core/languages.ts'
import type { OpenedBy, Reviewer } from '#core/round/list-review.ts'
import type { TreeUnit } from '#core/round/tree.ts'
import { readInPages } from '#server/platform/db/read-in-pages.ts'
import type { RoundState } from '#server/platform/db/tables/round.ts'
import type { Amounts } from '#server/platform/db/tables/vault.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type ScopeMember = {
  readonly id: string
  readonly unitId: string
  readonly email: string | null
  readonly externalId: string | null
  readonly name: string
}

/** How many members are in these units now. */
export async function countMembersIn(
  tx: HrTransaction,
  organisationId: string,
  unitIds: readonly string[],
): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select count(*) as amount from member
    where organisation_id = ${organisationId} and left_at is null and unit_id = any(${unitIds}::uuid[])`.execute(
    tx,
  )
  return rows[0]?.amount ?? 0
}

/** How many of these members have no address, how many of those have a number that takes SMS, as far as we know, and how many have both. */
export async function countReached(
  tx: HrTransaction,
  organisationId: string,
  unitIds: readonly string[],
): Promise<{ withoutAddress: number; withNumber: number; withBoth: number }> {
  const { rows } = await sql<{ withoutAddress: number; withNumber: number; withBoth: number }>`
    select count(*) filter (where email is null) as without_address,
      count(*) filter (where email is null and mobile is not null and address_refused_on is null) as with_number,
      count(*) filter (where email is not null and mobile is not null) as with_both
    from member
    where organisation_id = ${organisationId} and left_at is null
      and unit_id = any(${unitIds}::uuid[])`.execute(tx)
  return rows[0] ?? { withoutAddress: 0, withNumber: 0, withBoth: 0 }
}

/** The members in these units, page by page. */
export function readMembersIn(
  tx: HrTransaction,
  organisationId: string,
  unitIds: readonly string[],
): AsyncGenerator<ScopeMember[]> {
  return readInPages(
    tx,
    'members_in_scope',
    sql<ScopeMember>`
      select id, unit_id, email, external_id, name from member
      where organisation_id = ${organisationId} and left_at is null and unit_id = any(${unitIds}::uuid[])`,
  )
}

export type OverlappingRound = {
  readonly id: string
  readonly name: string
  readonly unitId: string
  readonly instrumentId: string
  readonly state: RoundState
  readonly openedAt: Date
  /** The planned closing; of a closed round the actual one. */
  readonly closesAt: Date
  readonly releasedAt: Date | null
}

export type Scope = {
  readonly organisationId: string
  readonly topId: string
  readonly unitIds: readonly string[]
  readonly idsAbove: readonly string[]
}

/** The choices of a prepared round, and who prepared it. */
export type OverlappingChoice = OverlappingRound & {
  readonly preparedBy: string | null
  readonly frozenAt: Date
  readonly reminders: readonly number[]
  readonly smallestGroup: number
  readonly ownQuestions: readonly OwnQuestion[]
  /** The interval of the plan that it began or was prepared from; null: it is not repeated. */
  readonly everyMonths: number | null
}

/**
 * Rounds that are under way, or opened or released after `since`, and ask the same part of the organisation: they share a unit, or
 * their scope contains this one, or, where a re-organisation has made all units new, more than half of their people are the
 * same.
 */
export async function findOverlappingRounds(
  tx: HrTransaction,
  scope: Scope,
  since: Date,
  planId: string | null,
): Promise<OverlappingChoice[]> {
  const { rows } = await sql<OverlappingChoice>`
    select r.id, r.name, r.unit_id, r.instrument_id, r.state, r.opened_at,
      coalesce(r.closed_at, r.closes_at) as closes_at, r.released_at, r.frozen_at, r.reminders, r.smallest_group,
      r.own_questions,
      (select e.person_id from list_review_entry e
        where e.organisation_id = r.organisation_id and e.round_id = r.id and e.what = 'prepared'
        order by e.place limit 1) as prepared_by,
      (select p.every_months from round_plan p
        where p.organisation_id = r.organisation_id and p.id = coalesce(${planId}, r.id) and p.stopped_at is null
        ) as every_months
    from round r
    where r.organisation_id = ${scope.organisationId} and r.state <> 'cancelled'
      and (r.state <> 'released' or r.opened_at > ${since} or r.released_at > ${since})
      and (
        r.unit_id = any(${scope.idsAbove}::uuid[])
        or exists (select 1 from round_unit ru where ru.organisation_id = r.organisation_id and ru.round_id = r.id
          and ru.unit_id = any(${scope.unitIds}::uuid[]))
        or r.invited < 2 * (select count(*) from invitation i
          join member m on m.organisation_id = i.organisation_id and m.id = i.member_id
          where i.organisation_id = r.organisation_id and i.round_id = r.id
            and m.left_at is null and m.unit_id = any(${scope.unitIds}::uuid[]))
      )
    order by r.opened_at desc`.execute(tx)
  return rows
}

/** Some of an organisation's rounds, in the form of `findOverlappingRounds`. */
export async function findRoundsById(
  tx: HrTransaction,
  organisationId: string,
  ids: readonly string[],
): Promise<OverlappingRound[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('round')
    .select(['id', 'name', 'unitId', 'instrumentId', 'state'])
    .select(['openedAt', 'releasedAt'])
    .select(({ fn }) => fn.coalesce('closedAt', 'closesAt').as('closesAt'))
    .where('organisationId', '=', organisationId)
    .where('id', 'in', ids)
    .execute()
}

/** The largest `smallestGroup` of the organisation's last rounds; null before the first. */
export async function readStrictestGroup(
  tx: HrTransaction,
  organisationId: string,
  rounds: number,
): Promise<number | null> {
  const { rows } = await sql<{ most: number | null }>`
    select max(smallest_group) as most from (
      select smallest_group from round where organisation_id = ${organisationId} and state <> 'cancelled'
      order by opened_at desc limit ${rounds}) last`.execute(tx)
  return rows[0]?.most ?? null
}

export type RoundToInsert = {
  readonly organisationId: string
  readonly id: string
  readonly name: string
  readonly instrumentId: string
  readonly instrumentVersion: string
  readonly unitId: string
  readonly smallestGroup: number
  /** Whether no figure may say that everybody invited to a group answered. */
  readonly hideFullParticipation: boolean
  readonly frozenAt: Date
  readonly reviewer: Reviewer
  /** The planned opening. */
  readonly openedAt: Date
  readonly closesAt: Date
  readonly invited: number
  /** How many days before the last day each reminder goes out, the first reminder first. */
  readonly reminders: readonly number[]
  readonly ownQuestions: readonly OwnQuestion[]
}

export async function insertRound(tx: HrTransaction, round: RoundToInsert): Promise<void> {
  await tx
    .insertInto('round')
    .values({
      ...round,
      reminders: [...round.reminders],
      ownQuestions: JSON.stringify(round.ownQuestions),
      state: 'in-review',
      closedAt: null,
      releasedAt: null,
      participationStep: null,
      participationDay: null,
      mailedCodes: true,
    })
    .execute()
}

/** Freezes the tree, in the given order; the first unit is the top and gets no parent. */
export async function insertRoundUnits(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  units: readonly TreeUnit[],
): Promise<void> {
  const frozen = units.map(({ id, name, parentId }, position) => ({
    id,
    name,
    parentId: position === 0 ? null : parentId,
    position,
  }))
  await sql`
    insert into round_unit (organisation_id, round_id, unit_id, parent_id, name, position)
    select ${organisationId}::uuid, ${roundId}::uuid, id, "parentId", name, position
    from jsonb_to_recordset(${JSON.stringify(frozen)}::jsonb)
      as frozen(id uuid, "parentId" uuid, name text, position integer)`.execute(tx)
}

/** Creates a counter for every unit of the round, so that the first answer updates a row like every later one. */
export async function openCounters(tx: HrTransaction, roundId: string, amounts: Amounts): Promise<void> {
  await sql`select vault.open_counters(${roundId}, ${JSON.stringify(amounts)}::jsonb)`.execute(tx)
}

/** Ids of invited members, page by page in a fixed order; `after` is the last id of the page before. */
export async function listInvited(
  tx: HrTransaction,
  organisationId: string,
  roundId: string,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('invitation')
    .select('memberId')
    .where('organisationId', '=', organisationId)
    .where('roundId', '=', roundId)
    .$if(after !== null, (query) => query.where('memberId', '>', after ?? ''))
    .orderBy('memberId')
    .limit(limit)
    .execute()
  return rows.map((row) => row.memberId)
}

export type Invitee = {
  readonly roundId: string
  readonly memberId: string
  /** Null: the member gets an SMS to `mobile`. */
  readonly email: string | null
  /** The mail server has refused the address before, or the gateway the number. */
  readonly addressRefused: boolean
  readonly mobile: string | null
  /** Whether the customer wants reminders by SMS beside the e-mail. */
  readonly smsReminders: boolean
  readonly language: Language
  readonly organisation: string
  readonly smallestGroup: number
  readonly openedBy: OpenedBy | null
  readonly closesAt: Date
  /** Whether the link's secret follows from a code that can be typed. */
  readonly mailedCodes: boolean
}

/**
 * The invited members to write to now, and the facts for their message. Leaves out members who have left since or have neither
 * address nor number; empty where the round is not open.
 */
export async function findInvitees(
  tx: HrTransaction,
  organisationId: string,
  asked: readonly { readonly roundId: string; readonly memberId: string }[],
  now: Date,
): Promise<Invitee[]> {
  const roundIds = asked.map(({ roundId }) => roundId)
  const memberIds = asked.map(({ memberId }) => memberId)
  const { rows } = await sql<Invitee>`
    select i.round_id, i.member_id, m.email, m.mobile, m.address_refused_on is not null as address_refused, m.language, o.name as organisation, o.sms_reminders,
      r.smallest_group, r.opened_by, r.closes_at, r.mailed_codes
    from unnest(${roundIds}::uuid[], ${memberIds}::uuid[]) as asked (round_id, member_id)
    join invitation i on i.organisation_id = ${organisationId} and i.round_id = asked.round_id
      and i.member_id = asked.member_id
    join member m on m.organisation_id = i.organisation_id and m.id = i.member_id and m.left_at is null
      and coalesce(m.email, m.mobile) is not null
    join round r on r.organisation_id = i.organisation_id and r.id = i.round_id and r.state = 'open'
      and r.closes_at > ${now}
    join organisation o on o.id = i.organisation_id`.execute(tx)
  return rows
}

/** Calls hold_sms_code, the only function that stores codes of SMS. */
export async function holdSmsCode(
  tx: HrTransaction,
  {
    roundId,
    memberId,
    codeHash,
  }: { readonly roundId: string; readonly memberId: string; readonly codeHash: Buffer },
): Promise<void> {
  await sql`select hold_sms_code(${roundId}, ${memberId}, ${codeHash})`.execute(tx)
}
