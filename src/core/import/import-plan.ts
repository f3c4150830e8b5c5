import type { Language } from '#core/languages.ts'
import type { ImportErrorCode, ImportProblem, ImportWarningCode } from './problem.ts'

/** A unit after the import, new, changed or opened again. */
export type PlannedUnit = {
  readonly id: string
  readonly externalId: string
  readonly name: string
  readonly parentId: string | null
}

/** A member after the import, new, changed or returning. */
export type PlannedMember = {
  readonly id: string
  readonly externalId: string | null
  /** Null: none. Then employee id and name are set, and identify the member. */
  readonly email: string | null
  readonly name: string
  readonly language: Language
  readonly unitId: string
  /** E.164; absent: none. */
  readonly mobile?: string
}

/** Another address, employee id or, for somebody without address, name; null: stays as it is. */
export type PlannedIdentityChange = {
  readonly memberId: string
  readonly email: string | null
  readonly externalId: string | null
  readonly name: string | null
}

/** A manager's role, which ends with the unit it was for, or with the manager's membership. */
export type PlannedRole = {
  readonly memberId: string
  readonly role: 'manager'
  readonly unitId: string
}

/** Everything that applying does, in the order of the fields; removals have ids only. */
export type ImportChanges = {
  readonly closedUnitIds: readonly string[]
  readonly units: readonly PlannedUnit[]
  readonly leavingMemberIds: readonly string[]
  /** The people concerned are notified; the changes take effect later. */
  readonly identityChanges: readonly PlannedIdentityChange[]
  /** Members whose earlier requested change is withdrawn. */
  readonly withdrawnMemberIds: readonly string[]
  readonly members: readonly PlannedMember[]
  readonly removedRoles: readonly PlannedRole[]
}

/** How many of each. Of the members, the first, third, fourth and last number add up to everybody concerned. */
export type ImportCounts = {
  readonly units: {
    readonly added: number
    readonly changed: number
    readonly removed: number
    readonly kept: number
  }
  readonly members: {
    readonly added: number
    /** Members in the same unit with another name, language or address. */
    readonly changed: number
    readonly moved: number
    readonly removed: number
    readonly kept: number
    /** Of the changed and moved: members whose address or employee id is to change. They are notified now, the change comes later. */
    readonly identitiesChanged: number
  }
}

/** A person whom a file changes, for readers of the dry run: with names of units, not ids. */
export type PersonChange = {
  readonly kind: 'added' | 'changed' | 'moved' | 'removed'
  readonly name: string
  readonly email: string | null
  /** The unit now; null for somebody new. */
  readonly from: string | null
  /** The unit afterwards; null for somebody who leaves. */
  readonly to: string | null
  /** Units that this person then no longer leads. */
  readonly leadsNoLonger: readonly string[]
}

/** A unit that a plan changes, or that people move from or to, for readers of the dry run. */
export type UnitChange = {
  /** Today's name; for a new unit its future name. */
  readonly name: string
  /** Null: the unit closes. */
  readonly newName: string | null
  /** The unit above it, now and afterwards; null for the top, for a new unit, and for one that closes. */
  readonly from: string | null
  readonly to: string | null
  readonly isNew: boolean
  /** People in it and in all units below it. */
  readonly peopleBefore: number
  readonly peopleAfter: number
  /** How many of those afterwards are neither in it nor below it today. */
  readonly newcomers: number
}

/** A dry run names at most this many people. */
export const mostNamed = 200

export type ImportPlan = {
  readonly counts: ImportCounts
  /** Those who lose a role first, then those who leave, move, change and come; at most `mostNamed`. */
  readonly people: readonly PersonChange[]
  readonly unitChanges: readonly UnitChange[]
  readonly errorCount: number
  readonly errors: readonly ImportProblem<ImportErrorCode>[]
  readonly warnings: readonly ImportProblem<ImportWarningCode>[]
  /** Null: the whole import is refused. */
  readonly changes: ImportChanges | null
}

export const nothingCounted: ImportCounts = {
  units: { added: 0, changed: 0, removed: 0, kept: 0 },
  members: { added: 0, changed: 0, moved: 0, removed: 0, kept: 0, identitiesChanged: 0 },
}
