import type { Generated } from 'kysely'
import type { Json, WithDefault } from './columns.ts'

/** What is written to people, and by people to the provider. */

export type SentMailTable = { messageId: string; claimedUntil: Date; sentAt: Date | null }

export type DemoMailTable = {
  messageId: string
  recipient: string
  subject: string
  text: string
  html: string
  sentAt: Date
  attachments: Json<{ name: string; type: string; text: string }[]>
}

export type MailRefusalTable = { addressHash: Buffer; kind: string; refusedAt: Date }

export type DueMailTable = {
  personId: string
  kind: string
  dueAt: Date
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
  receivedAt: Date
  noticedAt: Date | null
  state: WithDefault<'new' | 'answered' | 'done'>
  stateAt: WithDefault<Date | null>
}
