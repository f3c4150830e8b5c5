import type { ColumnType, Generated } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { ListChange, Undo } from '#core/import/list-change.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import type { Language } from '#core/languages.ts'
import type { Json, WithDefault } from './columns.ts'

/** The customer: its units, its members and their roles, imports, and the log. */

export type OrganisationTable = {
  id: string
  name: string
  /** NNNNNN-NNNN */
  number: WithDefault<string | null>
  smallestGroup: WithDefault<number>
  hideFullParticipation: WithDefault<boolean>
  smsReminders: WithDefault<boolean>
  language: WithDefault<Language>
  simulated: WithDefault<boolean>
  ready: WithDefault<boolean>
  createdAt: WithDefault<Date>
}

export type UnitTable = {
  organisationId: string
  id: string
  externalId: string
  name: string
  parentId: string | null
  closedAt: Date | null
}

export type MemberTable = {
  organisationId: string
  id: string
  externalId: string | null
  email: string | null
  name: WithDefault<string>
  language: WithDefault<Language>
  unitId: string
  personId: string | null
  leftAt: Date | null
  joinedAt: WithDefault<Date>
  lastLeftAt: Date | null
  lastLeftUnitId: string | null
  /** The day from which on the mail server refuses the address for good, or the gateway the number. */
  addressRefusedOn: string | null
  /** Until when the refusal stands; `infinity` and null as migration 0122 says. */
  addressRefusedUntil: string | null
  /** E.164. */
  mobile: string | null
}

/** `unitId`: the member's unit until then. */
export type MemberMoveTable = { organisationId: string; memberId: string; at: Date; unitId: string }

export type AssignedRole = 'manager' | 'hr' | 'safety_representative' | 'owner'

export type RoleAssignmentTable = {
  organisationId: string
  memberId: string
  role: AssignedRole
  unitId: string | null
}

export type RoleRequestTable = {
  organisationId: string
  id: string
  memberId: string
  role: WithDefault<'safety_representative' | 'hr' | 'owner'>
  gives: boolean
  askedAt: Date
  /** Null: the provider asked. */
  askedBy: string | null
  state: WithDefault<'waiting' | 'confirmed' | 'refused'>
  decidedAt: Date | null
  decidedBy: string | null
}

export type IdentityChangeState = 'waiting' | 'applied' | 'stopped' | 'withdrawn' | 'impossible'

export type IdentityChangeTable = {
  organisationId: string
  id: string
  memberId: string
  unitId: string
  oldEmail: string | null
  newEmail: string | null
  newExternalId: string | null
  newName: string | null
  askedAt: Date
  takesEffectAt: Date
  stopHash: Buffer
  state: WithDefault<IdentityChangeState>
  endedAt: Date | null
}

export type StaffTable = { personId: string }

/** The source of a change to the list: a file, one change by hand, or a day's changes by SCIM. */
export type ImportKind = 'file' | 'scim' | ListChange['kind']

/** `unmapped`: the file has other columns than the documented ones, and somebody has to map them. */
export type ImportState =
  | 'planning'
  | 'unmapped'
  | 'refused'
  | 'planned'
  | 'waiting'
  | 'applying'
  | 'applied'
  | 'failed'

export type MemberImportTable = {
  organisationId: string
  id: string
  kind: WithDefault<ImportKind>
  fileName: string
  content: Buffer | null
  listChange: Json<ListChange> | null
  /** How to read the file, where somebody has chosen it or an earlier list says it. */
  fileChoice: Json<FileChoice> | null
  undo: Json<Undo> | null
  apiKeyId: string | null
  onDay: Day | null
  createdAt: WithDefault<Date>
  createdBy: string
  state: WithDefault<ImportState>
  progress: WithDefault<number>
  report: Json<unknown> | null
  plannedAgainst: string | null
  holdsFrom: WithDefault<Day | null>
  settledAt: WithDefault<Date | null>
}

export type AuditEntryTable = {
  organisationId: string
  id: Generated<string>
  at: WithDefault<Date>
  personId: string | null
  action: string
  details: Json<unknown>
}

export type SingleSignOnTable = {
  organisationId: string
  issuer: string
  clientId: string
  sealedSecret: Buffer
  wrappedKey: Buffer
  masterKey: string
  joinUnitId: string | null
  changedAt: Date
}

export type SingleSignOnDomainTable = {
  organisationId: string
  domain: string
  /** Only the database writes it. */
  provenAt: ColumnType<Date | null, never, never>
}
