import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import type { Reminder } from '#core/measures/measure.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'
import type { MeasureColumns } from './measure-repository.ts'

export type MeasureInTime = Pick<MeasureColumns, 'dueOn' | 'followUpOn' | 'status'> & {
  readonly organisationId: string
  readonly id: string
  readonly reminded: string | null
}

/** Measures of all organisations that are due, or to be followed up, on a day between these. */
export async function listMeasuresInTime(
  { kysely }: JobsPool,
  from: Day,
  until: Day,
): Promise<MeasureInTime[]> {
  return kysely
    .selectFrom('measure')
    .select(['organisationId', 'id', 'dueOn', 'followUpOn', 'status', 'reminded'])
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('status', 'in', ['planned', 'under-way']),
          eb('dueOn', '>=', from),
          eb('dueOn', '<=', until),
        ]),
        and([eb('status', '=', 'done'), eb('followUpOn', '>=', from), eb('followUpOn', '<=', until)]),
      ]),
    )
    .execute()
}

export async function markReminded(
  { kysely }: JobsPool,
  { organisationId, id }: Pick<MeasureInTime, 'organisationId' | 'id'>,
  { about, day }: Reminder,
): Promise<void> {
  await kysely
    .updateTable('measure')
    .set({ reminded: `${about} ${day}` })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute()
}

export type MeasureMail = {
  readonly memberId: string
  readonly email: string
  readonly language: Language
  readonly organisation: string
  /** HR, which is reminded of every measure. */
  readonly runs: boolean
}

/** Who may be reminded of measures: HR, and managers of those that they own. */
export async function listMeasureMail(tx: HrTransaction, organisationId: string): Promise<MeasureMail[]> {
  const { rows } = await sql<MeasureMail>`
    select m.id as member_id, m.email, m.language, o.name as organisation, bool_or(r.role = 'hr') as runs
    from member m
    join organisation o on o.id = m.organisation_id
    join role_assignment r on r.organisation_id = m.organisation_id and r.member_id = m.id
    where m.organisation_id = ${organisationId} and m.left_at is null and m.email is not null
      and r.role in ('hr', 'manager')
    group by m.id, m.email, m.language, o.name
    order by m.email`.execute(tx)
  return rows
}
