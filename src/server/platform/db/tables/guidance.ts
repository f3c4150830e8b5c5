import type { Day } from '#core/calendar/local-time.ts'
import type { CountedProgramme } from '#core/guidance/counted-change.ts'
import type { Ending, GuidanceState } from '#core/guidance/guidance.ts'
import type { WithDefault } from './columns.ts'

/** Guides, and what participants and guides write to each other: sealed with a key of the guidance. */

export type GuideTable = {
  personId: string
  name: string
  licenceNumber: string
  caseload: WithDefault<number>
  awayUntil: Day | null
  standInId: string | null
  endedAt: Date | null
}

export type GuidanceTable = {
  personId: string
  id: string
  guideId: string | null
  offeredGuideId: string | null
  state: WithDefault<GuidanceState>
  startedAt: Date
  /** When the participant last wrote or shared anything. */
  lastSignAt: Date | null
  endedAt: Date | null
  terms: string
  throughEmployer: boolean
  letterAskedAt: Date | null
  /** The deadline of the guide for a closing letter that the participant has asked for. */
  letterDueOn: Day | null
  endsOn: Day | null
  ending: Ending | null
  wrappedKey: Buffer
  masterKey: string
  name: Buffer
  phone: Buffer | null
  note: Buffer | null
  noteVersion: WithDefault<number>
}

export type GuidanceMessageTable = {
  personId: string
  guidanceId: string
  id: string
  author: 'participant' | 'guide'
  sealed: Buffer
  letter: WithDefault<boolean>
  sentAt: Date
  dueOn: Day | null
  answeredAt: Date | null
  readAt: Date | null
}

export type GuidanceShareTable = {
  personId: string
  guidanceId: string
  kind: string
  sealed: Buffer
  /** The latest weekly checks of the shared copy, for the guide's list of participants. */
  latest: Buffer | null
  updatedAt: Date
}

export type GuidanceTimeTable = {
  personId: string
  guidanceId: string
  guideId: string
  day: Day
  minutes: number
}

/** The programme for which a person's change has been counted; no row holds the change itself. */
export type CountedChangeTable = { personId: string; programme: CountedProgramme }
