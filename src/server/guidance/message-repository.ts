import { type Insertable, type Selectable, sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import { messagesAtATime } from '#core/guidance/guidance.ts'
import type { GuidanceMessageTable } from '#server/platform/db/tables/guidance.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { GuidanceKey, GuidanceRow } from './guidance-repository.ts'

export type MessageRow = Selectable<GuidanceMessageTable>

const inThread = (tx: PersonTransaction, { personId, id }: GuidanceKey) =>
  tx.selectFrom('guidance_message').selectAll().where('personId', '=', personId).where('guidanceId', '=', id)

/** The whole thread. */
export const listMessages = (tx: PersonTransaction, guidance: GuidanceKey): Promise<MessageRow[]> =>
  inThread(tx, guidance).orderBy('sentAt').orderBy('id').execute()

/** The newest messages of a thread, or the nearest before a time, in order. The newest reach back to those that wait for the guide. */
export async function listNewestMessages(
  tx: PersonTransaction,
  guidance: GuidanceKey,
  before: Date | null = null,
): Promise<MessageRow[]> {
  const thread = inThread(tx, guidance)
  const rows = await (before === null ? thread : thread.where('sentAt', '<', before))
    .orderBy('sentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(before === null ? atFirst(guidance) : messagesAtATime)
    .execute()
  return rows.toReversed()
}

/** A guide marks and answers everything up to the newest message, so the first page shows all that is unread or unanswered. */
const atFirst = ({ personId, id }: GuidanceKey) => sql<number>`
  greatest(${messagesAtATime}::int, (
    select count(*) from guidance_message
    where person_id = ${personId} and guidance_id = ${id} and sent_at >= (
      select min(sent_at) from guidance_message
      where person_id = ${personId} and guidance_id = ${id}
        and author = 'participant' and (read_at is null or answered_at is null))))`

export async function findMessage(
  tx: PersonTransaction,
  guidance: GuidanceKey,
  messageId: string,
): Promise<MessageRow | null> {
  const row = await inThread(tx, guidance).where('id', '=', messageId).executeTakeFirst()
  return row ?? null
}

export type ThreadSummary = {
  readonly messages: number
  /** The day of the first owed answer. */
  readonly dueOn: Day | null
}

/** Counts and dates of a thread, without reading its messages. */
export async function summariseThread(
  tx: PersonTransaction,
  { personId, id }: GuidanceKey,
): Promise<ThreadSummary> {
  const { rows } = await sql<ThreadSummary>`
    select count(*)::int as messages, min(due_on) filter (where answered_at is null) as due_on
    from guidance_message where person_id = ${personId} and guidance_id = ${id}`.execute(tx)
  return rows[0] ?? { messages: 0, dueOn: null }
}

/** Whether a guide has answered after a time; null: has answered at all. */
export async function isAnsweredAfter(
  tx: PersonTransaction,
  guidance: GuidanceKey,
  moment: Date | null,
): Promise<boolean> {
  const answers = inThread(tx, guidance).clearSelect().select('id').where('author', '=', 'guide')
  const one = await (moment === null ? answers : answers.where('sentAt', '>', moment))
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

/** The time of a new message: later than all others, so that the order of a thread does not depend on the clock. */
export async function afterAll(tx: PersonTransaction, guidance: GuidanceKey, now: Date): Promise<Date> {
  const newest = await inThread(tx, guidance)
    .clearSelect()
    .select('sentAt')
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return new Date(Math.max(now.getTime(), (newest?.sentAt.getTime() ?? 0) + 1))
}

/** Messages that the other side has not answered or, of a guide's, not read; in order. */
export function listOpenMessages(
  tx: PersonTransaction,
  { personId, id }: GuidanceKey,
): Promise<readonly Pick<MessageRow, 'id' | 'author' | 'sealed' | 'dueOn' | 'answeredAt'>[]> {
  return tx
    .selectFrom('guidance_message')
    .select(['id', 'author', 'sealed', 'dueOn', 'answeredAt'])
    .where('personId', '=', personId)
    .where('guidanceId', '=', id)
    .where((row) =>
      row.or([
        row.and([row('author', '=', 'participant'), row('answeredAt', 'is', null)]),
        row.and([row('author', '=', 'guide'), row('readAt', 'is', null)]),
      ]),
    )
    .orderBy('sentAt')
    .orderBy('id')
    .execute()
}

/** @returns false when the message exists already, or the participant is being erased */
export async function insertMessage(
  tx: PersonTransaction,
  row: Insertable<GuidanceMessageTable>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('guidance_message')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Marks the other side's messages up to `until` as read or, by the guide, as answered. */
export async function markMessages(
  tx: PersonTransaction,
  { personId, id }: GuidanceKey,
  {
    of,
    as,
    until,
    at,
  }: {
    readonly of: MessageRow['author']
    readonly as: 'readAt' | 'answeredAt'
    /** All messages by default. */
    readonly until?: Date
    readonly at: Date
  },
): Promise<void> {
  const marked = tx
    .updateTable('guidance_message')
    .set({ [as]: at })
    .where('personId', '=', personId)
    .where('guidanceId', '=', id)
    .where('author', '=', of)
    .where(as, 'is', null)
  await (until === undefined ? marked : marked.where('sentAt', '<=', until)).execute()
}

/** Promises unanswered messages a new day, counted from today. @returns the new day of an owed letter, to be stored */
export async function promiseAnew(
  tx: PersonTransaction,
  { personId, id, letterDueOn }: Pick<GuidanceRow, 'personId' | 'id' | 'letterDueOn'>,
  dueOn: Day,
): Promise<Pick<GuidanceRow, 'letterDueOn'>> {
  await tx
    .updateTable('guidance_message')
    .set({ dueOn })
    .where('personId', '=', personId)
    .where('guidanceId', '=', id)
    .where('author', '=', 'participant')
    .where('answeredAt', 'is', null)
    .execute()
  return { letterDueOn: letterDueOn === null ? null : dueOn }
}
