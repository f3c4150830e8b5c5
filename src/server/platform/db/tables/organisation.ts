import type { ColumnType, Generated } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { ListChange, Undo } from '#core/import/list-change.ts'
import type { FileChoice } from '#core/import/workbook-choice.ts'
import type { Language } from '#core/languages.ts'
import type { Json, WithDefault } from './columns.ts'

/** The customer: its tree, its people and what they are there, lists read in, and what has been done to the set-up. */

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
  /** Since when the mail server refuses the address for good, or the gateway the number. */
  addressRefusedOn: string | null
  /** Until when that stands; `infinity` and null as migration 0122 says. */
  addressRefusedUntil: string | null
  /** E.164. */
  mobile: string | null
}

/** `unitId`: where they were until then. */
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
  /** Null: the provider. */
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

/** What a list is changed by: a file, one thing by hand, or a program by SCIM in a day. */
export type ImportKind = 'file' | 'scim' | ListChange['kind']

/** `unmapped`: the file is another list than the documented one, and somebody has to say what its columns are. */
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
  /** How a file is read, where somebody has chosen or an earlier list says it. */
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
  /** Written by the database alone. */
  provenAt: ColumnType<Date | null, never, never>
}
