import type { Json, WithDefault } from './columns.ts'

/** The input of the release; no other role reads these tables. */

/** Measure → integer; sums of scores in hundredths. */
export type Amounts = Record<string, number>

export type CounterTable = {
  organisationId: string
  roundId: string
  unitId: string
  amounts: Json<Amounts>
}

export type ParticipationTable = {
  organisationId: string
  roundId: string
  personHash: Buffer
  causes: WithDefault<boolean>
}

export type BlockMemberTable = {
  organisationId: string
  roundId: string
  run: 'scores' | 'causes'
  blockId: string
  personHash: Buffer
}

export type HeldUnitTable = {
  organisationId: string
  roundId: string
  run: 'scores' | 'causes'
  unitId: string
}

export type CalibrationTable = {
  instrumentId: string
  instrumentVersion: string
  answers: number
  amounts: Json<Amounts>
}

export type HashKeyTable = { wrappedKey: Buffer; masterKey: string }

export type ListedPersonTable = {
  organisationId: string
  roundId: string
  personHash: Buffer
  established: boolean
}
