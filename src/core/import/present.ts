import type { Language } from '#core/languages.ts'

/** A unit as it is in the organisation today. */
export type PresentUnit = {
  readonly id: string
  readonly externalId: string
  readonly name: string
  readonly parentId: string | null
  /** A closed unit is opened again when a file names it, so that its trend continues. */
  readonly open: boolean
}

export type PresentRole = {
  readonly role: 'manager' | 'hr' | 'safety_representative' | 'owner'
  readonly unitId: string | null
}

/** A requested change; null: the value stays. */
export type AskedChange = {
  readonly email: string | null
  readonly externalId: string | null
  readonly name: string | null
  /** `stopped`: by the person concerned. */
  readonly state: 'waiting' | 'stopped'
}

/** A present or former member: a person who returns stays the same person for the release. */
export type PresentMember = {
  readonly id: string
  readonly externalId: string | null
  /** Null: none. Then employee id and name are set, and identify the member. */
  readonly email: string | null
  readonly name: string
  readonly language: Language
  /** E.164; absent or null: none. */
  readonly mobile?: string | null
  readonly unitId: string
  readonly here: boolean
  readonly roles: readonly PresentRole[]
  /** The last requested change of address, employee id or (without address) name, unless it has taken effect; null: none. */
  readonly change: AskedChange | null
  /** The unit that the member left in the last 28 days, even if they have returned; null: none. */
  readonly leftLately: string | null
  /** Whether such a change was requested in the last 28 days. */
  readonly changedLately: boolean
  /** Whether the member has been here long enough for the limits to count them. */
  readonly counts: boolean
}

/** How many members the limits count, and how many of them have left or become somebody else recently. */
export type Tally = { readonly members: number; readonly removed: number; readonly changed: number }

/** Sorted by when units closed and members left, the earliest first: of two with the same key the last one counts. */
export type PresentOrganisation = {
  readonly units: readonly PresentUnit[]
  readonly members: readonly PresentMember[]
  /** The organisation's language, for newcomers without one in the list. Absent: Swedish. */
  readonly language?: Language
  /** Whether the product can send SMS. Absent: no, and numbers in a file are not stored. */
  readonly sms?: boolean
  /** Whether a number is stored beside an address, for reminders. Absent: no. */
  readonly smsReminders?: boolean
  /** Members whom a change does not concern and who are not listed, as numbers by unit: limits count them too. */
  readonly beside?: ReadonlyMap<string, Tally>
}
