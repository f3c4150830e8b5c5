/** A person's own, sealed where it says something of them. */

export type PersonKeyTable = { person_id: string; wrapped_key: Buffer; master_key: string }

export type ErasureTable = { person_id: string; erased_at: Date }

export type OwnResultTable = { person_id: string; id: string; sealed: Buffer }

export type OwnDocumentTable = {
  person_id: string
  kind: string
  version: number
  sealed: Buffer
  last_key: Buffer | null
  updated_at: Date
}

export type CalendarFeedTable = {
  person_id: string
  token_hash: Buffer
  titled: boolean
  made_at: Date
  /** A day, as `YYYY-MM-DD`. */
  fetched_on: string | null
}
