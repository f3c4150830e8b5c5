import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { ReceiverKind } from '#core/support/receiver.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'

/** The people whom e-mails about one request concern. Without its words, which jobs cannot read. */
export type SupportMail = {
  readonly receiver: ReceiverKind
  readonly state: 'sent' | 'acknowledged' | 'closed'
  readonly organisation: string | null
  readonly promisedOn: string
  /** The address of occupational health. */
  readonly receiverEmail: string | null
  /** Addresses of HR; the languages stand in the same order. */
  readonly hrEmails: readonly string[] | null
  readonly hrLanguages: readonly Language[] | null
  readonly senderEmail: string
  readonly senderLanguage: Language
}

/** Null when the request has been erased with its person. */
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

/** Unanswered requests for which a step is due and not taken. */
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

/** Retention of support requests and their parts, as times: older ones are deleted. */
export type SupportMemory = { readonly open: Date; readonly content: Date; readonly case: Date }

/** Closes cases that nobody closed, deletes the content of closed ones, and later the cases themselves. */
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
