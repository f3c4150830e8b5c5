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

/** The newest of a thread, or the nearest before a moment, in order. The newest reach back to what waits for the guide. */
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

/** A guide marks as read, and answers, all until the newest: so what the guide has not read or answered is shown at once. */
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
  /** The first answer that is owed. */
  readonly dueOn: Day | null
}

/** What a thread has in all, without reading it. */
export async function summariseThread(
  tx: PersonTransaction,
  { personId, id }: GuidanceKey,
): Promise<ThreadSummary> {
  const { rows } = await sql<ThreadSummary>`
    select count(*)::int as messages, min(due_on) filter (where answered_at is null) as due_on
    from guidance_message where person_id = ${personId} and guidance_id = ${id}`.execute(tx)
  return rows[0] ?? { messages: 0, dueOn: null }
}

/** Whether a guide has answered after a moment; null: at all. */
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

/** The moment of a new message: later than all before, so that the order of a thread never depends on the clock. */
export async function afterAll(tx: PersonTransaction, guidance: GuidanceKey, now: Date): Promise<Date> {
  const newest = await inThread(tx, guidance)
    .clearSelect()
    .select('sentAt')
    .orderBy('sentAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return new Date(Math.max(now.getTime(), (newest?.sentAt.getTime() ?? 0) + 1))
}

/** What the other side has not answered or, of a guide's answers, not read; in order. */
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

/** @returns false when it is there already, or the participant is being erased */
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

/** What the other side wrote until then has been read or, where the guide answers, been answered. */
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
    /** All, where left out. */
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

/** What is not answered is promised from today on. @returns the new day of a letter that is owed, to be stored */
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
