import type { ColumnType, Generated } from 'kysely'
import type { Day } from '#core/calendar/local-time.ts'
import type { OwnQuestion } from '#core/instrument/own-question.ts'
import type { OpenedBy, Reviewer } from '#core/round/list-review.ts'
import type { RepeatMonths } from '#core/round/repeat.ts'
import type { Json, WithDefault } from './columns.ts'

/** Rounds: questions, invitations, and released figures. */

export type RoundState = 'in-review' | 'open' | 'closed' | 'released' | 'cancelled'

/** The figures that employees see: the whole that was asked, or also their own unit and those above it. */
export type ToldAs = 'whole' | 'units'

export type RoundTable = {
  organisationId: string
  id: string
  name: string
  instrumentId: string
  instrumentVersion: string
  unitId: string
  smallestGroup: number
  hideFullParticipation: WithDefault<boolean>
  state: WithDefault<RoundState>
  /** While under review: when it is planned to open. */
  openedAt: Date
  closesAt: Date
  closedAt: Date | null
  releasedAt: Date | null
  invited: number
  invitationsPercent: WithDefault<number>
  releasePercent: WithDefault<number>
  participationStep: number | null
  participationDay: string | null
  frozenAt: Date
  reviewer: WithDefault<Reviewer | null>
  openedBy: WithDefault<OpenedBy | null>
  statement: WithDefault<string | null>
  joined: WithDefault<number | null>
  gone: WithDefault<number | null>
  reminders: WithDefault<number[]>
  remindersDone: WithDefault<number>
  extendedAt: WithDefault<Date | null>
  toldAt: WithDefault<Date | null>
  toldAs: WithDefault<ToldAs | null>
  /** Member ids. Null: the list was frozen before this column existed, or an owner reviews. */
  reviewers: WithDefault<readonly string[] | null>
  silenceFrom: WithDefault<Date | null>
  mailedCodes: WithDefault<boolean>
  ownQuestions: ColumnType<readonly OwnQuestion[], string | undefined, never>
}

export type RoundPlanTable = {
  organisationId: string
  id: string
  instrumentId: string
  unitId: string | null
  everyMonths: RepeatMonths
  daysOpen: number
  reminders: number[]
  nextOn: Day
  announced: WithDefault<Day | null>
  version: WithDefault<number>
  stoppedAt: WithDefault<Date | null>
}

/** A problem's code, and the ISO instant from which on preparing is possible. */
export type PreparationRefusal = { readonly code: string; readonly possibleFrom: string | null }

export type RoundPreparationTable = {
  organisationId: string
  id: string
  asked: Json<unknown>
  askedBy: string
  askedAt: Date
  invited: number
  percent: WithDefault<number>
  refusal: Json<PreparationRefusal> | null
}

export type RoundUnitTable = {
  organisationId: string
  roundId: string
  unitId: string
  parentId: string | null
  name: string
  position: number
  invited: WithDefault<number | null>
  joined: WithDefault<number | null>
  gone: WithDefault<number | null>
  brief: WithDefault<number | null>
  /** The release writes it. */
  delivered: WithDefault<number | null>
}

export type ListReviewEntryTable = {
  organisationId: string
  roundId: string
  id: WithDefault<string>
  place: Generated<number>
  at: Date
  what: 'prepared' | 'approved' | 'objected' | 'stated' | 'opened' | 'cancelled' | 'extended'
  personId: string | null
  reason: string | null
}

export type InvitationTable = {
  organisationId: string
  roundId: string
  memberId: string
  unitId: string
  tokenHash: Buffer
  listSalt: WithDefault<Buffer | null>
  used: WithDefault<boolean>
  change: WithDefault<'new' | 'moved' | null>
  /** Null: the list was frozen before this column existed. */
  delivered: WithDefault<boolean | null>
  /** Of a person who answered and was erased before the release: the release counts them under it. */
  tombstone: WithDefault<Buffer | null>
}

export type SnapshotTable = {
  organisationId: string
  roundId: string
  releasedAt: Date
  policyVersion: string
}

export type SnapshotFigureTable = {
  organisationId: string
  roundId: string
  run: 'scores' | 'causes'
  unitId: string
  withinId: string | null
  figure: Json<unknown> | null
}
