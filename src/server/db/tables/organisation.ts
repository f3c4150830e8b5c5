import type { Generated } from 'kysely'
import type { Json, WithDefault } from './columns.ts'

/** The customer: its tree, its people and what they are there, lists read in, and what has been done to the set-up. */

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
  joined_at: WithDefault<Date>
  last_left_at: Date | null
  last_left_unit_id: string | null
}

export type AssignedRole = 'manager' | 'hr' | 'safety_representative' | 'owner'

export type RoleAssignmentTable = {
  organisation_id: string
  member_id: string
  role: AssignedRole
  unit_id: string | null
}

export type RoleRequestTable = {
  organisation_id: string
  id: string
  member_id: string
  gives: boolean
  asked_at: Date
  asked_by: string
  state: WithDefault<'waiting' | 'confirmed' | 'refused'>
  decided_at: Date | null
  decided_by: string | null
}

export type IdentityChangeState = 'waiting' | 'applied' | 'stopped' | 'withdrawn' | 'impossible'

export type IdentityChangeTable = {
  organisation_id: string
  id: string
  member_id: string
  unit_id: string
  old_email: string
  new_email: string | null
  new_external_id: string | null
  asked_at: Date
  takes_effect_at: Date
  stop_hash: Buffer
  state: WithDefault<IdentityChangeState>
  ended_at: Date | null
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
