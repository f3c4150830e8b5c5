import type { AvailabilityExceptionTable, AvailabilityTable, BookingTable } from './booking.ts'
import type {
  CountedChangeTable,
  GuidanceMessageTable,
  GuidanceShareTable,
  GuidanceTable,
  GuidanceTimeTable,
  GuideTable,
} from './guidance.ts'
import type {
  AttemptTable,
  AuthenticatorTable,
  ContinuationTable,
  KnownBrowserTable,
  PasskeyTable,
  PersonTable,
  PrivateAddressTable,
  RecoveryCodeTable,
  SessionTable,
  SignInCodeTable,
} from './identity.ts'
import type {
  ApiKeyTable,
  ProvisionedMemberTable,
  ProvisionedUnitTable,
  WebhookDeliveryTable,
  WebhookSecretTable,
  WebhookTable,
} from './integration.ts'
import type {
  ContactMessageTable,
  DemoMailTable,
  DueMailTable,
  MailRefusalTable,
  SentMailTable,
} from './mail.ts'
import type { MeasureEntryTable, MeasureTable, WorkRiskTable, YearlyFollowUpTable } from './measure.ts'
import type {
  AuditEntryTable,
  IdentityChangeTable,
  MemberImportTable,
  MemberMoveTable,
  MemberTable,
  OrganisationTable,
  RoleAssignmentTable,
  RoleRequestTable,
  SingleSignOnDomainTable,
  SingleSignOnTable,
  StaffTable,
  UnitTable,
} from './organisation.ts'
import type {
  CalendarFeedTable,
  ConsentTable,
  ErasureTable,
  OwnDocumentTable,
  OwnResultTable,
  PersonKeyTable,
  SpentKeyTable,
} from './person.ts'
import type {
  FrozenListTable,
  FrozenListTileTable,
  ProgramRecordTable,
  RecordLogCosignatureTable,
  RecordLogEntryTable,
  RecordLogKeyTable,
  RecordLogSubtreeTable,
  RoundRecordTable,
} from './record-log.ts'
import type {
  InvitationTable,
  ListReviewEntryTable,
  RoundPlanTable,
  RoundPreparationTable,
  RoundTable,
  RoundUnitTable,
  SnapshotFigureTable,
  SnapshotTable,
} from './round.ts'
import type { AnonymousQuestionTable, SupportRequestTable, SupportSettingTable } from './support.ts'
import type {
  BlockMemberTable,
  CalibrationTable,
  CounterTable,
  HashKeyTable,
  HeldUnitTable,
  ListedPersonTable,
  ParticipationTable,
} from './vault.ts'

/**
 * Tables as the migrations define them, their columns in camelCase (pool.ts). The migrations also decide which role may
 * access which table.
 */
export type Database = {
  organisation: OrganisationTable
  unit: UnitTable
  member: MemberTable
  role_assignment: RoleAssignmentTable
  role_request: RoleRequestTable
  identity_change: IdentityChangeTable
  single_sign_on: SingleSignOnTable
  single_sign_on_domain: SingleSignOnDomainTable
  staff: StaffTable
  member_import: MemberImportTable
  member_move: MemberMoveTable
  audit_entry: AuditEntryTable
  api_key: ApiKeyTable
  provisioned_member: ProvisionedMemberTable
  provisioned_unit: ProvisionedUnitTable
  webhook: WebhookTable
  webhook_secret: WebhookSecretTable
  webhook_delivery: WebhookDeliveryTable
  round: RoundTable
  round_plan: RoundPlanTable
  round_preparation: RoundPreparationTable
  round_unit: RoundUnitTable
  invitation: InvitationTable
  list_review_entry: ListReviewEntryTable
  snapshot: SnapshotTable
  snapshot_figure: SnapshotFigureTable
  work_risk: WorkRiskTable
  measure: MeasureTable
  measure_entry: MeasureEntryTable
  yearly_follow_up: YearlyFollowUpTable
  record_log_entry: RecordLogEntryTable
  record_log_key: RecordLogKeyTable
  record_log_subtree: RecordLogSubtreeTable
  record_log_cosignature: RecordLogCosignatureTable
  program_record: ProgramRecordTable
  round_record: RoundRecordTable
  frozen_list: FrozenListTable
  frozen_list_tile: FrozenListTileTable
  'vault.counter': CounterTable
  'vault.participation': ParticipationTable
  'vault.block_member': BlockMemberTable
  'vault.calibration': CalibrationTable
  'vault.hash_key': HashKeyTable
  'vault.held_unit': HeldUnitTable
  'vault.listed_person': ListedPersonTable
  'identity.person': PersonTable
  'identity.session': SessionTable
  'identity.authenticator': AuthenticatorTable
  'identity.passkey': PasskeyTable
  'identity.recovery_code': RecoveryCodeTable
  'identity.sign_in_code': SignInCodeTable
  'identity.attempt': AttemptTable
  'identity.continuation': ContinuationTable
  'identity.private_address': PrivateAddressTable
  'identity.known_browser': KnownBrowserTable
  person_key: PersonKeyTable
  own_result: OwnResultTable
  own_document: OwnDocumentTable
  consent: ConsentTable
  erasure: ErasureTable
  spent_key: SpentKeyTable
  calendar_feed: CalendarFeedTable
  sent_mail: SentMailTable
  demo_mail: DemoMailTable
  contact_message: ContactMessageTable
  mail_refusal: MailRefusalTable
  due_mail: DueMailTable
  anonymous_question: AnonymousQuestionTable
  support_setting: SupportSettingTable
  support_request: SupportRequestTable
  availability: AvailabilityTable
  availability_exception: AvailabilityExceptionTable
  booking: BookingTable
  guide: GuideTable
  counted_change: CountedChangeTable
  guidance: GuidanceTable
  guidance_message: GuidanceMessageTable
  guidance_share: GuidanceShareTable
  guidance_time: GuidanceTimeTable
}
