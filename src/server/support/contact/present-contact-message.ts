import type { ContactMessage } from './read-contact-messages.ts'

/** A message as staff see it. */
export function presentContactMessage(row: ContactMessage) {
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
