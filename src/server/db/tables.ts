import type { ColumnType, Generated } from 'kysely'
import type { ReceiverKind } from '#core/support/receiver.ts'

/** Rows as the migrations lay them out. Which role may touch which is decided in the migrations, not here. */

type WithDefault<T> = ColumnType<T, T | undefined, T>
type Json<T> = ColumnType<T, string, string>

export type OrganisationTable = {
  id: string
  name: string
  smallest_group: WithDefault<number>
  simulated: WithDefault<boolean>
  ready: WithDefault<boolean>
  created_at: WithDefault<Date>
}

export type UnitTable = {
  organisation_id: string
  id: string
  external_id: string
  name: string
  parent_id: string | null
  closed_at: Date | null
}

export type MemberTable = {
  organisation_id: string
  id: string
  external_id: string | null
  email: string
  name: WithDefault<string>
  language: WithDefault<'sv' | 'en'>
  unit_id: string
  person_id: string | null
  left_at: Date | null
}

export type AssignedRole = 'manager' | 'hr' | 'safety_representative' | 'owner'

export type RoleAssignmentTable = {
  organisation_id: string
  member_id: string
  role: AssignedRole
  unit_id: string | null
}

export type StaffTable = { person_id: string }

export type ImportState = 'planning' | 'refused' | 'planned' | 'applying' | 'applied' | 'failed'

export type MemberImportTable = {
  organisation_id: string
  id: string
  file_name: string
  content: Buffer | null
  created_at: WithDefault<Date>
  created_by: string
  state: WithDefault<ImportState>
  progress: WithDefault<number>
  report: Json<unknown> | null
  planned_against: string | null
}

export type AuditEntryTable = {
  organisation_id: string | null
  id: Generated<string>
  at: WithDefault<Date>
  person_id: string | null
  action: string
  details: Json<unknown>
}

export type RoundState = 'open' | 'closed' | 'released'

export type RoundTable = {
  organisation_id: string
  id: string
  name: string
  instrument_id: string
  instrument_version: string
  unit_id: string
  smallest_group: number
  state: WithDefault<RoundState>
  opened_at: Date
  closes_at: Date
  closed_at: Date | null
  released_at: Date | null
  invited: number
  invitations_percent: WithDefault<number>
  release_percent: WithDefault<number>
  participation_step: number | null
  participation_day: string | null
}

export type RoundUnitTable = {
  organisation_id: string
  round_id: string
  unit_id: string
  parent_id: string | null
  name: string
  position: number
}

export type InvitationTable = {
  organisation_id: string
  round_id: string
  member_id: string
  unit_id: string
  token_hash: Buffer
  used: WithDefault<boolean>
  /** Who answered and was erased before the release: counted under this. */
  tombstone: WithDefault<Buffer | null>
}

/** Measure → integer; sums of scores in hundredths. */
export type Amounts = Record<string, number>

export type CounterTable = {
  organisation_id: string
  round_id: string
  unit_id: string
  amounts: Json<Amounts>
}

export type ParticipationTable = {
  organisation_id: string
  round_id: string
  person_hash: Buffer
  causes: WithDefault<boolean>
}

export type BlockMemberTable = {
  organisation_id: string
  round_id: string
  run: 'scores' | 'causes'
  block_id: string
  person_hash: Buffer
}

export type CalibrationTable = {
  instrument_id: string
  instrument_version: string
  answers: number
  amounts: Json<Amounts>
}

export type SnapshotTable = {
  organisation_id: string
  round_id: string
  released_at: Date
  policy_version: string
}

export type SnapshotFigureTable = {
  organisation_id: string
  round_id: string
  run: 'scores' | 'causes'
  unit_id: string
  within_id: string | null
  figure: Json<unknown> | null
}

export type PersonKeyTable = { person_id: string; wrapped_key: Buffer; master_key: string }

export type ErasureTable = { person_id: string; erased_at: Date }

export type HashKeyTable = { wrapped_key: Buffer; master_key: string }

export type OwnResultTable = { person_id: string; id: string; sealed: Buffer }

export type OwnDocumentTable = {
  person_id: string
  kind: string
  version: number
  sealed: Buffer
  last_key: Buffer | null
  updated_at: Date
}

export type DemoMailTable = {
  message_id: string
  recipient: string
  subject: string
  text: string
  html: string
  sent_at: Date
  attachments: Json<{ name: string; type: string; text: string }[]>
}

export type AttemptTable = { key: Buffer; window_start: Date; amount: WithDefault<number> }

export type PersonTable = { id: string; email: string; language: WithDefault<'sv' | 'en'>; created_at: Date }

export type SessionTable = {
  id: string
  person_id: string
  token_hash: Buffer
  device: string
  started_at: Date
  last_used_at: Date
  expires_at: Date
}

export type SignInCodeTable = {
  id: string
  email: string
  language: 'sv' | 'en'
  return_to: string | null
  withheld: boolean
  tries: WithDefault<number>
  network_key: Buffer
  created_at: Date
  expires_at: Date
}

export type SentMailTable = { message_id: string; claimed_until: Date; sent_at: Date | null }

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

export type MailRefusalTable = { address_hash: Buffer; kind: string; refused_at: Date }

export type DueLetterTable = {
  person_id: string
  kind: string
  due_at: Date
  source: string
  id: Generated<string>
}

export type CalendarFeedTable = {
  person_id: string
  token_hash: Buffer
  titled: boolean
  made_at: Date
  /** A day, as `YYYY-MM-DD`. */
  fetched_on: string | null
}

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

export type WeeklyHoursColumn = { weekday: number; from: string; until: string; types: string[] }[]

export type AvailabilityTable = {
  person_id: string
  name: string
  email: string
  video_url: string | null
  weekly: Json<WeeklyHoursColumn>
  minutes_before: number
  minutes_after: number
  notice_hours: number
  horizon_days: number
  version: number
  last_key: Buffer | null
}

export type AvailabilityExceptionTable = {
  person_id: string
  id: string
  kind: 'away' | 'extra'
  from_local: string
  until_local: string
  types: Json<string[]>
}

export type BookingState = 'requested' | 'booked' | 'cancelled' | 'declined' | 'no-show'

export type BookingTable = {
  id: string
  asked_hash: Buffer
  person_id: string | null
  staff_id: string | null
  type: string
  state: BookingState
  starts_at: Date | null
  ends_at: Date | null
  way: string
  name: string
  email: string
  phone: string
  language: 'sv' | 'en'
  wishes: Json<unknown> | null
  version: number
  cancelled_by: 'guest' | 'staff' | null
  reminder_at: Date | null
  made_at: Date
  changed_at: Date
}

export type Database = {
  availability: AvailabilityTable
  availability_exception: AvailabilityExceptionTable
  booking: BookingTable
  organisation: OrganisationTable
  unit: UnitTable
  member: MemberTable
  role_assignment: RoleAssignmentTable
  staff: StaffTable
  member_import: MemberImportTable
  audit_entry: AuditEntryTable
  round: RoundTable
  round_unit: RoundUnitTable
  invitation: InvitationTable
  'vault.counter': CounterTable
  'vault.participation': ParticipationTable
  'vault.block_member': BlockMemberTable
  'vault.calibration': CalibrationTable
  'vault.hash_key': HashKeyTable
  snapshot: SnapshotTable
  snapshot_figure: SnapshotFigureTable
  person_key: PersonKeyTable
  own_result: OwnResultTable
  own_document: OwnDocumentTable
  erasure: ErasureTable
  sent_mail: SentMailTable
  demo_mail: DemoMailTable
  contact_message: ContactMessageTable
  support_setting: SupportSettingTable
  support_request: SupportRequestTable
  mail_refusal: MailRefusalTable
  due_letter: DueLetterTable
  calendar_feed: CalendarFeedTable
  'identity.person': PersonTable
  'identity.session': SessionTable
  'identity.sign_in_code': SignInCodeTable
  'identity.attempt': AttemptTable
}
