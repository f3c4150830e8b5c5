import type { Generated } from 'kysely'
import type { Json } from './columns.ts'

/** What is written to people, and by people to the provider. */

export type SentMailTable = { message_id: string; claimed_until: Date; sent_at: Date | null }

export type DemoMailTable = {
  message_id: string
  recipient: string
  subject: string
  text: string
  html: string
  sent_at: Date
  attachments: Json<{ name: string; type: string; text: string }[]>
}

export type MailRefusalTable = { address_hash: Buffer; kind: string; refused_at: Date }

export type DueLetterTable = {
  person_id: string
  kind: string
  due_at: Date
  source: string
  id: Generated<string>
}

export type ContactMessageTable = {
  id: string
  name: string
  email: string
  phone: string
  subject: string
  message: string
  language: 'sv' | 'en'
  received_at: Date
  noticed_at: Date | null
}
