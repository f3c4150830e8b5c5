import type { ContactMessageRow } from '#server/db/contact-message-repository.ts'

/** A message as staff see it. */
export function presentContactMessage(row: ContactMessageRow) {
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
