import type { Json, WithDefault } from './columns.ts'

/** What an organisation asks, whom, and what was released of it. */

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
