import type { ReceiverKind } from '#core/support/receiver.ts'
import type { WithDefault } from './columns.ts'

/** Calls for contact, and whom an organisation lets its people call. */

export type SupportSettingTable = {
  organisation_id: string
  health_name: string | null
  health_email: string | null
  health_working_days: number | null
  contact_rules: WithDefault<boolean>
  updated_at: Date
}

export type SupportRequestTable = {
  person_id: string
  id: string
  receiver: ReceiverKind
  organisation_id: string | null
  receiver_name: string
  receiver_email: string | null
  link_hash: Buffer | null
  name: string
  reach: string
  message: string
  state: WithDefault<'sent' | 'acknowledged' | 'closed'>
  sent_at: Date
  promised_on: string
  remind_at: Date
  escalate_at: Date
  acknowledged_at: WithDefault<Date | null>
  closed_at: WithDefault<Date | null>
  reminded_at: WithDefault<Date | null>
  escalated_at: WithDefault<Date | null>
}
