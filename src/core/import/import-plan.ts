import type { Language } from '#core/languages.ts'
import type { ImportErrorCode, ImportProblem, ImportWarningCode } from './problem.ts'

/** A unit as it is to be, new, changed or opened again. */
export type PlannedUnit = {
  readonly id: string
  readonly externalId: string
  readonly name: string
  readonly parentId: string | null
}

/** A member as it is to be, new, changed or back again. */
export type PlannedMember = {
  readonly id: string
  readonly externalId: string | null
  /** Null: has none. Then employee id and name are there, and say who it is. */
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

/** Everything that applying does, in the order of the lists; ids only for what goes away. */
export type ImportChanges = {
  readonly closedUnitIds: readonly string[]
  readonly units: readonly PlannedUnit[]
  readonly leavingMemberIds: readonly string[]
  /** Told to the people concerned; they take effect later. */
  readonly identityChanges: readonly PlannedIdentityChange[]
  /** Whose change that was asked for earlier is not wanted any more. */
  readonly withdrawnMemberIds: readonly string[]
  readonly members: readonly PlannedMember[]
  readonly removedRoles: readonly PlannedRole[]
}

/** How many of each; the first, third, fourth and last of the members add up to everybody concerned. */
export type ImportCounts = {
  readonly units: {
    readonly added: number
    readonly changed: number
    readonly removed: number
    readonly kept: number
  }
  readonly members: {
    readonly added: number
    /** Same unit, something else new: name, language, address. */
    readonly changed: number
    readonly moved: number
    readonly removed: number
    readonly kept: number
    /** Of the changed and moved: those whose address or employee id is to be another. Told now, done later. */
    readonly identitiesChanged: number
  }
}

/** Somebody whom a file changes, as a reader of the dry run knows them: names of units, not ids. */
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

/** A unit that a plan changes, or that people move from or to, as a reader of the dry run knows it. */
export type UnitChange = {
  /** Today's; of a new unit the one it gets. */
  readonly name: string
  /** Null: it closes. */
  readonly newName: string | null
  /** The unit above it, now and afterwards; null for the top, for one that is new, and for one that closes. */
  readonly from: string | null
  readonly to: string | null
  readonly isNew: boolean
  /** In it and in all units below it. */
  readonly peopleBefore: number
  readonly peopleAfter: number
  /** Of those afterwards: who is not in it, nor below it, today. */
  readonly newcomers: number
}

/** How many people a dry run names. */
export const mostNamed = 200

export type ImportPlan = {
  readonly counts: ImportCounts
  /** Those who lose a role first, then those who leave, move, change and come; at most `mostNamed`. */
  readonly people: readonly PersonChange[]
  readonly unitChanges: readonly UnitChange[]
  readonly errorCount: number
  readonly errors: readonly ImportProblem<ImportErrorCode>[]
  readonly warnings: readonly ImportProblem<ImportWarningCode>[]
  /** Null: refused whole. */
  readonly changes: ImportChanges | null
}

export const nothingCounted: ImportCounts = {
  units: { added: 0, changed: 0, removed: 0, kept: 0 },
  members: { added: 0, changed: 0, moved: 0, removed: 0, kept: 0, identitiesChanged: 0 },
}
