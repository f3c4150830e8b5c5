import type { Insertable, Selectable } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { GuidanceMessageTable } from '#server/platform/db/tables/guidance.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import type { GuidanceKey, GuidanceRow } from './guidance-repository.ts'

export type MessageRow = Selectable<GuidanceMessageTable>

export function listMessages(tx: PersonTransaction, { personId, id }: GuidanceKey): Promise<MessageRow[]> {
  return tx
    .selectFrom('guidance_message')
    .selectAll()
    .where('personId', '=', personId)
    .where('guidanceId', '=', id)
    .orderBy('sentAt')
    .orderBy('id')
    .execute()
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
