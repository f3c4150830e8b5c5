import { sql } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'

/** Organisations with questions from before a day that no e-mail has mentioned. */
export async function listUnnoticed({ kysely }: JobsPool, before: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('anonymous_question')
    .select('organisationId')
    .distinct()
    .where('noticedOn', 'is', null)
    .where('withdrawnOn', 'is', null)
    .where('sentOn', '<', before)
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}

export async function markNoticed(
  { kysely }: JobsPool,
  organisationId: string,
  before: string,
): Promise<void> {
  await kysely
    .updateTable('anonymous_question')
    .set({ noticedOn: before })
    .where('organisationId', '=', organisationId)
    .where('noticedOn', 'is', null)
    .where('sentOn', '<', before)
    .execute()
}

export type NoticeReader = {
  readonly email: string
  readonly language: Language
  readonly organisation: string
}

/** The safety representatives of an organisation, by private address where they have one. */
export async function listNoticeReaders(
  { kysely }: JobsPool,
  organisationId: string,
): Promise<readonly NoticeReader[]> {
  const { rows } = await sql<NoticeReader>`
    select email, language, organisation from find_question_readers(${organisationId})`.execute(kysely)
  return rows
}

/** Deletes questions sent before a day, with their replies, and those withdrawn before `unread`. */
export async function forgetQuestions(
  { kysely }: JobsPool,
  { sentBefore, unread }: { readonly sentBefore: Day; readonly unread: Day },
): Promise<void> {
  await kysely
    .deleteFrom('anonymous_question')
    .where((row) => row.or([row('sentOn', '<', sentBefore), row('withdrawnOn', '<', unread)]))
    .execute()
}
