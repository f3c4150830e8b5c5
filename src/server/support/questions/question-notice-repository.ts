import { sql } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { JobsPool } from '#server/platform/db/pool.ts'
import type { HrTransaction } from '#server/platform/db/transaction.ts'

/** Organisations with questions from before today that no e-mail has told of. */
export async function listUnnoticed({ kysely }: JobsPool, today: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('anonymous_question')
    .select('organisationId')
    .distinct()
    .where('noticedOn', 'is', null)
    .where('sentOn', '<', today)
    .execute()
  return rows.map(({ organisationId }) => organisationId)
}

export async function markNoticed(
  { kysely }: JobsPool,
  organisationId: string,
  today: string,
): Promise<void> {
  await kysely
    .updateTable('anonymous_question')
    .set({ noticedOn: today })
    .where('organisationId', '=', organisationId)
    .where('noticedOn', 'is', null)
    .where('sentOn', '<', today)
    .execute()
}

export type NoticeReader = {
  readonly email: string
  readonly language: Language
  readonly organisation: string
}

/** The safety representatives of an organisation. */
export async function listNoticeReaders(
  tx: HrTransaction,
  organisationId: string,
): Promise<readonly NoticeReader[]> {
  const { rows } = await sql<NoticeReader>`
    select distinct m.email, m.language, o.name as organisation from role_assignment r
    join member m on m.organisation_id = r.organisation_id and m.id = r.member_id and m.left_at is null
    join organisation o on o.id = r.organisation_id
    where r.organisation_id = ${organisationId} and r.role = 'safety_representative' and m.email is not null
    order by m.email`.execute(tx)
  return rows
}

/** Deletes questions sent before a day, with their replies. */
export async function forgetQuestions({ kysely }: JobsPool, before: string): Promise<void> {
  await kysely.deleteFrom('anonymous_question').where('sentOn', '<', before).execute()
}
