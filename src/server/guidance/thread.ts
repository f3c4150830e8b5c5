import type { Day } from '#core/calendar/local-time.ts'
import { owedAnswer, type SharedChecks } from '#core/guidance/guidance.ts'
import type { PersonTransaction } from '#server/platform/db/transaction.ts'
import { found } from '#server/platform/errors.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import { type GuidanceRow, listShares } from './guidance-repository.ts'
import { findMessage, listNewestMessages, type MessageRow, summariseThread } from './message-repository.ts'
import { openIn } from './sealed-guidance.ts'

export type Thread = {
  readonly messages: readonly MessageRow[]
  readonly shares: Awaited<ReturnType<typeof listShares>>
}

/** The part of a guidance that participant and guide both see: the newest messages, and how many came before them. */
export async function newestOfThread(tx: PersonTransaction, keys: Keys, row: GuidanceRow, today: Day) {
  const content = { messages: await listNewestMessages(tx, row), shares: await listShares(tx, row) }
  const { messages, dueOn } = await summariseThread(tx, row)
  return {
    ...openThread(keys, row, content),
    earlier: messages - content.messages.length,
    owed: owedIf(row, [{ dueOn, isAnswered: false }], today),
  }
}

/** Messages before one of them. @throws Refusal `not-found` for a message that is not there */
export async function earlierInThread(tx: PersonTransaction, keys: Keys, row: GuidanceRow, before: string) {
  const { sentAt } = found(await findMessage(tx, row, before))
  const messages = await listNewestMessages(tx, row, sentAt)
  return { messages: messages.map((message) => openMessage(keys, row, message)) }
}

/** Opens the stored contents of a guidance. A content that cannot be opened is null; the others are there. */
export function openThread(keys: Keys, row: GuidanceRow, { messages, shares }: Thread) {
  return {
    id: row.id,
    state: row.state,
    startedAt: row.startedAt,
    name: openIn(keys, row, 'name', row.name),
    phone: row.phone === null ? null : openIn(keys, row, 'phone', row.phone),
    letterAsked: row.letterAskedAt !== null,
    endsOn: row.endsOn,
    ending: row.ending,
    messages: messages.map((message) => openMessage(keys, row, message)),
    shares: shares.map(({ kind, sealed, updatedAt }) => ({
      updatedAt,
      content: openIn(keys, row, 'share', sealed, kind),
    })),
  }
}

export function openMessage(keys: Keys, row: GuidanceRow, message: MessageRow) {
  const { id, author, letter, sentAt, dueOn, answeredAt, readAt } = message
  const words = openIn(keys, row, 'message', message.sealed, id)
  return {
    id,
    author,
    letter,
    sentAt,
    dueOn,
    answered: answeredAt !== null,
    readAt,
    guideName: words?.guideName ?? null,
    text: words?.text ?? null,
    proposal: words?.proposal ?? [],
  }
}

/** The first owed answer or letter; none while the guidance is closed to the guide. */
export const owedIn = (
  row: GuidanceRow,
  messages: readonly Pick<MessageRow, 'dueOn' | 'answeredAt'>[],
  today: Day,
) =>
  owedIf(
    row,
    messages.map(({ dueOn, answeredAt }) => ({ dueOn, isAnswered: answeredAt !== null })),
    today,
  )

export function owedIf(
  { state, letterDueOn }: Pick<GuidanceRow, 'state' | 'letterDueOn'>,
  messages: readonly { readonly dueOn: Day | null; readonly isAnswered: boolean }[],
  today: Day,
): ReturnType<typeof owedAnswer> {
  if (state !== 'active') return null
  return owedAnswer([...messages, { dueOn: letterDueOn, isAnswered: false }], today)
}

/** The checks in a shared copy; none in one that cannot be opened. */
export const checksIn = (content: unknown): SharedChecks =>
  (content as { readonly checks?: SharedChecks } | null)?.checks ?? {}
