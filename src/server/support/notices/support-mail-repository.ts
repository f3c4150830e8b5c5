import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { ReceiverKind } from '#core/support/receiver.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'

/** Whom the e-mails about one request concern. What the request says is not here, and jobs cannot read it. */
export type SupportMail = {
  readonly receiver: ReceiverKind
  readonly state: 'sent' | 'acknowledged' | 'closed'
  readonly organisation: string | null
  readonly promisedOn: string
  /** Of occupational health. */
  readonly receiverEmail: string | null
  /** Of HR, each with a language at the same place. */
  readonly hrEmails: readonly string[] | null
  readonly hrLanguages: readonly Language[] | null
  readonly senderEmail: string
  readonly senderLanguage: Language
}

/** Null when the request is gone, with its person. */
export async function findSupportMail({ kysely }: JobsPool, id: string): Promise<SupportMail | null> {
  const { rows } = await sql<SupportMail>`
    select receiver, state, organisation, promised_on, receiver_email,
      hr_emails, hr_languages, sender_email,
      sender_language
    from find_support_mail(${id})`.execute(kysely)
  return rows[0] ?? null
}

type Step = 'remindedAt' | 'escalatedAt'
const dueBy = { remindedAt: 'remindAt', escalatedAt: 'escalateAt' } as const

/** Requests that nobody has answered although a step is due, and the step not taken. */
export async function listUnanswered({ kysely }: JobsPool, step: Step, now: Date): Promise<string[]> {
  const rows = await kysely
    .selectFrom('support_request')
    .select('id')
    .where('state', '=', 'sent')
    .where(step, 'is', null)
    .where(dueBy[step], '<=', now)
    .orderBy(dueBy[step])
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}

export async function markStep({ kysely }: JobsPool, id: string, step: Step, at: Date): Promise<void> {
  await kysely
    .updateTable('support_request')
    .set({ [step]: at })
    .where('id', '=', id)
    .where(step, 'is', null)
    .execute()
}

/** How long what belongs to a support request stays: each a moment; what is older is deleted. */
export type SupportMemory = { readonly open: Date; readonly content: Date; readonly case: Date }

/** Ends cases that nobody ended, empties closed ones, and forgets that there was one. */
export async function forgetSupportRequests(
  { kysely }: JobsPool,
  before: SupportMemory,
  now: Date,
): Promise<void> {
  await kysely
    .updateTable('support_request')
    .set({ state: 'closed', closedAt: now })
    .where('state', '<>', 'closed')
    .where('sentAt', '<', before.open)
    .execute()
  await kysely
    .updateTable('support_request')
    .set({ name: '', reach: '', message: '', sealed: null, wrappedKey: null, masterKey: null })
    .where('closedAt', '<', before.content)
    .execute()
  await kysely
    .deleteFrom('support_request')
    .where('closedAt', '<', before.case)
    .where('sentAt', '<', before.case)
    .execute()
}
