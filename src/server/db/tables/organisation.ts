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
