import type { ReceiverKind } from '#core/support/receiver.ts'
import type { WithDefault } from './columns.ts'

/** Support requests, and the receivers that an organisation offers its employees. */

export type SupportSettingTable = {
  organisationId: string
  healthName: string | null
  healthEmail: string | null
  healthWorkingDays: number | null
  contactRules: WithDefault<boolean>
  updatedAt: Date
}

export type SupportRequestTable = {
  personId: string
  id: string
  receiver: ReceiverKind
  organisationId: string | null
  receiverName: string
  receiverEmail: string | null
  linkHash: Buffer | null
  /** Empty where the words are sealed. */
  name: WithDefault<string>
  reach: WithDefault<string>
  message: WithDefault<string>
  sealed: WithDefault<Buffer | null>
  wrappedKey: WithDefault<Buffer | null>
  masterKey: WithDefault<string | null>
  state: WithDefault<'sent' | 'acknowledged' | 'closed'>
  sentAt: Date
  promisedOn: string
  remindAt: Date
  escalateAt: Date
  acknowledgedAt: WithDefault<Date | null>
  closedAt: WithDefault<Date | null>
  remindedAt: WithDefault<Date | null>
  escalatedAt: WithDefault<Date | null>
}

/** Sealed words and days: the table holds no person and no time of day. */
export type AnonymousQuestionTable = {
  organisationId: string
  id: string
  secretHash: Buffer
  sentOn: string
  sealed: Buffer
  wrappedKey: Buffer
  masterKey: string
  replySealed: WithDefault<Buffer | null>
  repliedOn: WithDefault<string | null>
  state: WithDefault<'open' | 'done'>
  noticedOn: WithDefault<string | null>
  /** The day of withdrawal. The sender no longer sees the question; representatives read it until the next morning. */
  withdrawnOn: WithDefault<string | null>
}
