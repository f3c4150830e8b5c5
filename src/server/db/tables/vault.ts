import type { Json, WithDefault } from './columns.ts'

/** What the release counts with; nobody else reads it. */

/** Measure → integer; sums of scores in hundredths. */
export type Amounts = Record<string, number>

export type CounterTable = {
  organisation_id: string
  round_id: string
  unit_id: string
  amounts: Json<Amounts>
}

export type ParticipationTable = {
  organisation_id: string
  round_id: string
  person_hash: Buffer
  causes: WithDefault<boolean>
}

export type BlockMemberTable = {
  organisation_id: string
  round_id: string
  run: 'scores' | 'causes'
  block_id: string
  person_hash: Buffer
}

export type HeldUnitTable = {
  organisation_id: string
  round_id: string
  run: 'scores' | 'causes'
  unit_id: string
}

export type CalibrationTable = {
  instrument_id: string
  instrument_version: string
  answers: number
  amounts: Json<Amounts>
}

export type HashKeyTable = { wrapped_key: Buffer; master_key: string }

export type ListedPersonTable = {
  organisation_id: string
  round_id: string
  person_hash: Buffer
  established: boolean
}
