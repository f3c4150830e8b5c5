import { type Selectable, sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import { checkKinds } from '#core/guidance/guidance.ts'
import type { GuidanceTable } from '#server/platform/db/tables/guidance.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'

export type ListedGuidance = Omit<Selectable<GuidanceTable>, 'note' | 'noteVersion' | 'phone'> & {
  /** Messages of the participant that the guide has not read. */
  readonly unread: number
  /** The day of the first owed answer. */
  readonly dueOn: Day | null
  /** The sum of all noted minutes. */
  readonly minutes: number
}

/** The guidances that a guide has or stands in for and that have not ended. Reads no thread and no note. */
export async function listGuidedGuidances(
  tx: PersonTransaction,
  guideId: string,
): Promise<readonly ListedGuidance[]> {
  const { rows } = await sql<ListedGuidance>`
    select g.person_id, g.id, g.guide_id, g.offered_guide_id, g.state, g.started_at, g.last_sign_at, g.ended_at, g.terms,
      g.through_employer, g.letter_asked_at, g.letter_due_on, g.ends_on, g.ending, g.wrapped_key, g.master_key, g.name,
      waiting.unread, waiting.due_on, noted.minutes
    from guidance g
    cross join lateral (
      select (count(*) filter (where m.read_at is null))::int as unread,
        min(m.due_on) filter (where m.answered_at is null) as due_on
      from guidance_message m
      where m.person_id = g.person_id and m.guidance_id = g.id and m.author = 'participant'
        and (m.read_at is null or m.answered_at is null)) waiting
    cross join lateral (
      select coalesce(sum(t.minutes), 0)::int as minutes
      from guidance_time t where t.person_id = g.person_id and t.guidance_id = g.id) noted
    where g.person_id <> ${guideId} and g.state <> 'ended'
    order by g.started_at, g.id`.execute(tx)
  return rows
}

export type SharedCheck = {
  readonly guidanceId: string
  readonly kind: string
  /** The latest checks, sealed by themselves; null for copies shared before that existed. */
  readonly latest: Buffer | null
  /** The whole copy, where `latest` is null. */
  readonly sealed: Buffer | null
}

/** The weekly checks that participants share. */
export function listSharedChecks(
  tx: PersonTransaction,
  personIds: readonly string[],
): Promise<readonly SharedCheck[]> {
  return tx
    .selectFrom('guidance_share')
    .select(['guidanceId', 'kind', 'latest'])
    .select(sql<Buffer | null>`case when latest is null then sealed end`.as('sealed'))
    .where('personId', 'in', personIds)
    .where('kind', 'in', checkKinds)
    .execute()
}
