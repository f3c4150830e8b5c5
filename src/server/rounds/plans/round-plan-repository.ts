import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { RepeatMonths } from '#core/round/repeat.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

export type RoundPlanContent = {
  readonly instrumentId: string
  /** Null: the whole organisation. */
  readonly unitId: string | null
  readonly everyMonths: RepeatMonths
  readonly daysOpen: number
  readonly reminders: readonly number[]
  readonly nextOn: Day
}

export type RoundPlanRow = RoundPlanContent & {
  readonly id: string
  readonly version: number
  readonly unitName: string | null
  readonly unitIsOpen: boolean | null
}

/** Plans that have not been stopped, the next first. */
export async function listRoundPlans(tx: HrTransaction, organisationId: string): Promise<RoundPlanRow[]> {
  const { rows } = await sql<RoundPlanRow>`
    select p.id, p.version, p.instrument_id, p.unit_id, p.every_months, p.days_open, p.reminders, p.next_on,
      u.name as unit_name, u.closed_at is null as unit_is_open
    from round_plan p left join unit u on u.organisation_id = p.organisation_id and u.id = p.unit_id
    where p.organisation_id = ${organisationId} and p.stopped_at is null
    order by p.next_on, p.id`.execute(tx)
  return rows
}

export async function insertRoundPlan(
  tx: HrTransaction,
  organisationId: string,
  id: string,
  content: RoundPlanContent,
): Promise<void> {
  await tx
    .insertInto('round_plan')
    .values({ organisationId, id, ...content, reminders: [...content.reminders] })
    .execute()
}

type Which = { readonly organisationId: string; readonly id: string; readonly version: number }

/** @returns false when the plan has changed or stopped since this version, or does not exist */
export async function updateRoundPlan(
  tx: HrTransaction,
  which: Which,
  change: RoundPlanContent | { readonly stoppedAt: Date },
): Promise<boolean> {
  const set = 'stoppedAt' in change ? change : { ...change, reminders: [...change.reminders] }
  const { numUpdatedRows } = await tx
    .updateTable('round_plan')
    .set({ ...set, version: which.version + 1 })
    .where('organisationId', '=', which.organisationId)
    .where('id', '=', which.id)
    .where('version', '=', which.version)
    .where('stoppedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether the plan exists, stopped or not. */
export async function isRoundPlan(tx: HrTransaction, organisationId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('round_plan')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

export type PlanToAnnounce = { readonly organisationId: string; readonly id: string; readonly nextOn: Day }

/** Plans of all organisations whose next day has come by `until` and has not been announced. */
export async function listPlansToAnnounce({ kysely }: JobsPool, until: Day): Promise<PlanToAnnounce[]> {
  return kysely
    .selectFrom('round_plan')
    .select(['organisationId', 'id', 'nextOn'])
    .where('stoppedAt', 'is', null)
    .where('nextOn', '<=', until)
    .where(({ or, eb, ref }) => or([eb('announced', 'is', null), eb('announced', '<>', ref('nextOn'))]))
    .execute()
}

export async function markAnnounced(
  { kysely }: JobsPool,
  { organisationId, id, nextOn }: PlanToAnnounce,
): Promise<void> {
  await kysely
    .updateTable('round_plan')
    .set({ announced: nextOn })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute()
}
