import type { Selectable } from 'kysely'
import type { ContactMessageTable } from '#server/db/tables/mail.ts'

/** A message as staff see it. */
export function presentContactMessage(row: Selectable<ContactMessageTable>) {
  const { id, name, email, phone, subject, message, language, state } = row
  return {
    id,
    name,
    email,
    phone,
    subject,
    message,
    language,
    receivedAt: row.receivedAt.toISOString(),
    noticedAt: row.noticedAt?.toISOString() ?? null,
    state,
    stateAt: row.stateAt?.toISOString() ?? null,
  }
}
