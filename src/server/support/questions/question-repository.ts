import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import { hold } from '#server/platform/db/hold.ts'
import type { AnonymousQuestionTable } from '#server/platform/db/tables/support.ts'
import type { HrTransaction, PersonTransaction } from '#server/platform/db/transaction.ts'

export type QuestionReceivers = {
  readonly receivers: number
  readonly names: readonly string[]
  /** Whether there are enough people for the sender to be one of a group. */
  readonly enough: boolean
}

/** The representatives whom the transaction's person can ask in an organisation; null where they are no member. */
export async function findQuestionReceivers(
  tx: PersonTransaction,
  organisationId: string,
): Promise<QuestionReceivers | null> {
  const { rows } = await sql<QuestionReceivers>`
    select receivers, names, enough from question_receivers() where organisation_id = ${organisationId}`.execute(
    tx,
  )
  return rows[0] ?? null
}

type NewQuestion = Pick<AnonymousQuestionTable, 'organisationId' | 'id' | 'secretHash' | 'sentOn'> &
  Pick<AnonymousQuestionTable, 'sealed' | 'wrappedKey' | 'masterKey'>

/** Stores a question without its person. */
export async function storeQuestion(
  tx: PersonTransaction,
  question: NewQuestion,
): Promise<'stored' | 'no-representative' | 'too-few-people'> {
  const { rows } = await sql<{ done: 'stored' | 'no-representative' | 'too-few-people' }>`
    select ask_question(${question.organisationId}, ${question.id}, ${question.secretHash}, ${question.sentOn},
      ${question.sealed}, ${question.wrappedKey}, ${question.masterKey}) as done`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('ask_question answered nothing')
  return row.done
}

/** A stored question, without the hash of its secret. */
export type StoredQuestion = {
  readonly id: string
  readonly sentOn: string
  readonly state: 'open' | 'done'
  readonly sealed: Buffer
  readonly wrappedKey: Buffer
  readonly masterKey: string
  readonly replySealed: Buffer | null
  readonly repliedOn: string | null
}

/** Lets one transaction at a time ask or withdraw the question of a secret. */
export const holdQuestion = (tx: PersonTransaction, secretHash: Buffer): Promise<void> =>
  hold(tx, `question ${secretHash.toString('hex')}`)

type Secret = { readonly organisationId: string; readonly secretHash: Buffer }

export async function findQuestion(
  tx: PersonTransaction,
  { organisationId, secretHash }: Secret,
): Promise<StoredQuestion | null> {
  const { rows } = await sql<StoredQuestion>`
    select * from find_question(${organisationId}, ${secretHash})`.execute(tx)
  return rows[0] ?? null
}

/** @param today the day of `unreadFrom`: representatives may read questions from before it */
export async function withdrawStored(
  tx: PersonTransaction,
  { organisationId, secretHash, today }: Secret & { readonly today: Day },
): Promise<void> {
  await sql`select withdraw_question(${organisationId}, ${secretHash}, ${today})`.execute(tx)
}

/** Questions of the transaction's organisation from before a day; empty unless its person is a safety representative. */
export async function listReceivedQuestions(tx: HrTransaction, before: string): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`select * from received_questions(${before})`.execute(tx)
  return rows
}

export async function storeReply(
  tx: HrTransaction,
  reply: { readonly id: string; readonly today: string; readonly sealed: Buffer },
): Promise<'stored' | 'replied' | 'unknown'> {
  const { rows } = await sql<{ done: 'stored' | 'replied' | 'unknown' }>`
    select reply_to_question(${reply.id}, ${reply.today}, ${reply.sealed}) as done`.execute(tx)
  return rows[0]?.done ?? 'unknown'
}

/** @returns false when the transaction's person may see no such question */
export async function markQuestion(
  tx: HrTransaction,
  mark: { readonly id: string; readonly before: string; readonly state: 'open' | 'done' },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select mark_question(${mark.id}, ${mark.before}, ${mark.state}) as found`.execute(tx)
  return rows[0]?.found === true
}
