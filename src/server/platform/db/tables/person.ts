/** A person's own data, sealed where they say something about the person. */

export type PersonKeyTable = { personId: string; wrappedKey: Buffer; masterKey: string }

export type ErasureTable = { personId: string; erasedAt: Date }

export type OwnResultTable = { personId: string; id: string; sealed: Buffer }

export type OwnDocumentTable = {
  personId: string
  kind: string
  version: number
  sealed: Buffer
  lastKey: Buffer | null
  updatedAt: Date
}

export type SpentKeyTable = { personId: string; kind: string; ids: string[] }

export type CalendarFeedTable = {
  personId: string
  tokenHash: Buffer
  titled: boolean
  madeAt: Date
  /** A day, as `YYYY-MM-DD`. */
  fetchedOn: string | null
}

export type ConsentTable = {
  personId: string
  sealed: Buffer
}
