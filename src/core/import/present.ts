import type { Language } from '#core/languages.ts'

/** A unit as it is in the organisation today. */
export type PresentUnit = {
  readonly id: string
  readonly externalId: string
  readonly name: string
  readonly parentId: string | null
  /** A closed unit is opened again when a file names it, so that its trend goes on. */
  readonly open: boolean
}

export type PresentRole = {
  readonly role: 'manager' | 'hr' | 'safety_representative' | 'owner'
  readonly unitId: string | null
}

/** Null: stays as it is. */
export type AskedChange = {
  readonly email: string | null
  readonly externalId: string | null
  readonly name: string | null
  /** Stopped by whom it is about. */
  readonly state: 'waiting' | 'stopped'
}

/** A member as it is today. People who have left are here too: someone who returns stays the same person to the release. */
export type PresentMember = {
  readonly id: string
  readonly externalId: string | null
  /** Null: has none. Then employee id and name are there, and say who it is. */
  readonly email: string | null
  readonly name: string
  readonly language: Language
  /** E.164; absent or null: none. */
  readonly mobile?: string | null
  readonly unitId: string
  readonly here: boolean
  readonly roles: readonly PresentRole[]
  /** The last change of address, employee id or (without address) name that was asked for, unless it has taken effect; null: as it is. */
  readonly change: AskedChange | null
  /** The unit that they left from in the last 28 days, even if they are back; null: none. */
  readonly leftLately: string | null
  /** Whether such a change was asked for in the last 28 days. */
  readonly changedLately: boolean
  /** Whether they have been here long enough for limits to count them. */
  readonly counts: boolean
}

/** How many members limits count, and how many of them have left or become somebody else lately. */
export type Tally = { readonly members: number; readonly removed: number; readonly changed: number }

/** Those closed or gone earliest come first: of two with the same key the last one counts. */
export type PresentOrganisation = {
  readonly units: readonly PresentUnit[]
  readonly members: readonly PresentMember[]
  /** The organisation's, which newcomers get who have none in the list. Absent: Swedish. */
  readonly language?: Language
  /** Whether people can be written to by SMS. Absent: no, and numbers in a file are not kept. */
  readonly sms?: boolean
  /** Whether a number is kept beside an address, for reminders. Absent: no. */
  readonly smsReminders?: boolean
  /** Members whom a change does not concern and who are not listed, counted by unit: limits count them too. */
  readonly beside?: ReadonlyMap<string, Tally>
}
