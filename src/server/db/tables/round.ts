import type { Generated } from 'kysely'
import type { OpenedBy, Reviewer } from '#core/round/list-review.ts'
import type { Json, WithDefault } from './columns.ts'

/** What an organisation asks, whom, and what was released of it. */

export type RoundState = 'in-review' | 'open' | 'closed' | 'released' | 'cancelled'

export type RoundTable = {
  organisation_id: string
  id: string
  name: string
  instrument_id: string
  instrument_version: string
  unit_id: string
  smallest_group: number
  state: WithDefault<RoundState>
  /** While under review: when it is planned to open. */
  opened_at: Date
  closes_at: Date
  closed_at: Date | null
  released_at: Date | null
  invited: number
  invitations_percent: WithDefault<number>
  release_percent: WithDefault<number>
  participation_step: number | null
  participation_day: string | null
  /** Null: opened before lists were reviewed. */
  frozen_at: WithDefault<Date | null>
  reviewer: WithDefault<Reviewer | null>
  opened_by: WithDefault<OpenedBy | null>
  statement: WithDefault<string | null>
  joined: WithDefault<number | null>
  gone: WithDefault<number | null>
}

export type RoundUnitTable = {
  organisation_id: string
  round_id: string
  unit_id: string
  parent_id: string | null
  name: string
  position: number
  invited: WithDefault<number | null>
  joined: WithDefault<number | null>
  gone: WithDefault<number | null>
  brief: WithDefault<number | null>
}

export type ListReviewEntryTable = {
  organisation_id: string
  round_id: string
  id: WithDefault<string>
  place: Generated<number>
  at: Date
  what: 'prepared' | 'approved' | 'objected' | 'stated' | 'opened' | 'cancelled'
  person_id: string | null
  reason: string | null
}

export type InvitationTable = {
  organisation_id: string
  round_id: string
  member_id: string
  unit_id: string
  token_hash: Buffer
  used: WithDefault<boolean>
  change: WithDefault<'new' | 'moved' | null>
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
