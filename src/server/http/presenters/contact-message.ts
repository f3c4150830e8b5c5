import type { ContactMessageTable } from '#server/db/tables/mail.ts'

/** A message as staff see it. */
export function presentContactMessage(row: ContactMessageTable) {
  const { id, name, email, phone, subject, message, language } = row
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
  }
}
