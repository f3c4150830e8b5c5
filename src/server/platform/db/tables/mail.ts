import type { Generated } from 'kysely'
import type { Language } from '#core/languages.ts'
import type { Json, WithDefault } from './columns.ts'

/** Messages to people, and from people to the provider. */

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
  /** Empty where the words are sealed. */
  name: WithDefault<string>
  email: WithDefault<string>
  phone: WithDefault<string>
  subject: WithDefault<string>
  message: WithDefault<string>
  sealed: WithDefault<Buffer | null>
  wrappedKey: WithDefault<Buffer | null>
  masterKey: WithDefault<string | null>
  wordsHash: WithDefault<Buffer | null>
  language: Language
  receivedAt: Date
  noticedAt: Date | null
  state: WithDefault<'new' | 'answered' | 'done'>
  stateAt: WithDefault<Date | null>
}
