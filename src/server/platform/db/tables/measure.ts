import type { Generated } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { Change } from '#core/measures/changes.ts'
import type { MeasureKind, MeasureStatus } from '#core/measures/measure.ts'
import type { Step } from '#core/measures/risk-level.ts'
import type { FollowUpAnswers } from '#core/measures/yearly-follow-up.ts'
import type { Json, WithDefault } from './columns.ts'

/** The work-environment action plan. */

export type WorkRiskTable = {
  organisationId: string
  id: string
  unitId: string
  roundId: string | null
  cause: string | null
  resultUnitId: WithDefault<string | null>
  description: string
  likelihood: Step
  consequence: Step
  /** Null: the risk goes on. */
  endedOn: WithDefault<Day | null>
  version: WithDefault<number>
  lastKey: Buffer | null
  madeAt: Date
}

export type MeasureTable = {
  organisationId: string
  id: string
  riskId: string
  title: string
  description: string
  kind: MeasureKind | null
  ownerMemberId: string | null
  ownerName: string | null
  dueOn: Day
  followUpOn: Day
  status: MeasureStatus
  followUpResult: string
  dropReason: string
  told: boolean
  version: WithDefault<number>
  lastKey: Buffer | null
  madeAt: Date
  changedAt: Date
  reminded: WithDefault<string | null>
}

export type YearlyFollowUpTable = {
  organisationId: string
  year: number
  answers: Json<FollowUpAnswers>
  version: number
  changedAt: Date
}

export type MeasureEntryTable = {
  organisationId: string
  riskId: string
  id: string
  measureId: string | null
  place: Generated<number>
  at: Date
  personId: string | null
  what: 'made' | 'changed' | 'commented'
  comment: string | null
  changes: Json<readonly Change[]>
}
