import type { Language } from '#core/languages.ts'
import type { PresentOrganisation } from './present.ts'

export type PersonToAdd = {
  readonly kind: 'add-person'
  readonly name: string
  /** Null: has none, and needs a name and an employee number. */
  readonly email: string | null
  readonly employeeId: string | null
  /** Null: the one they had, or the organisation's. */
  readonly language: Language | null
  /** As it is typed; absent or null: none. */
  readonly mobile?: string | null | undefined
  readonly unitId: string
}

/** What is absent stays as it is, a change of address that waits included. */
export type PersonToChange = {
  readonly kind: 'change-person'
  readonly memberId: string
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly employeeId?: string | undefined
  readonly language?: Language | undefined
  /** Null takes the number away. */
  readonly mobile?: string | null | undefined
  readonly unitId?: string | undefined
}

type PersonToRemove = { readonly kind: 'remove-person'; readonly memberId: string }

export type AboutPerson = PersonToAdd | PersonToChange | PersonToRemove
export type AboutUnit = UnitToAdd | UnitToRename | UnitToMove | UnitToMerge | UnitToSplit

type UnitToAdd = {
  readonly kind: 'add-unit'
  readonly name: string
  /** What the organisation's own files call it; null: one is made from the name. */
  readonly externalId: string | null
  readonly parentId: string
}

type UnitToRename = { readonly kind: 'rename-unit'; readonly unitId: string; readonly name: string }

type UnitToMove = { readonly kind: 'move-unit'; readonly unitId: string; readonly parentId: string }

/** People of the unit and units directly below it go to the other one, and the unit closes. */
type UnitToMerge = { readonly kind: 'merge-unit'; readonly unitId: string; readonly intoId: string }

/** Some people of the unit go to a new one beside it; beneath it, where it is the top. */
type UnitToSplit = {
  readonly kind: 'split-unit'
  readonly unitId: string
  readonly name: string
  readonly externalId: string | null
  readonly memberIds: readonly string[]
}

/** What the last change took away and made, to be put back whole. Only `undoOf` makes it. */
export type Undo = {
  readonly kind: 'undo'
  /** Open units as they were, which were changed or closed. */
  readonly units: readonly (UnitRow & { readonly id: string })[]
  readonly addedUnitIds: readonly string[]
  /** People as they were, who stayed. */
  readonly changed: readonly (PersonRow & { readonly memberId: string })[]
  readonly left: readonly (PersonRow & { readonly memberId: string })[]
  readonly addedMemberIds: readonly string[]
  /** Managers' roles that ended with it. No list gives a role, so they stay ended. */
  readonly rolesEnded: number
}

/** One thing that is changed in today's list by hand. */
export type ListChange =
  | PersonToAdd
  | PersonToChange
  | PersonToRemove
  | UnitToAdd
  | UnitToRename
  | UnitToMove
  | UnitToMerge
  | UnitToSplit
  | Undo

/** Every kind, those about people first, then those about units. */
export const listChangeKinds = [
  'add-person',
  'change-person',
  'remove-person',
  'add-unit',
  'rename-unit',
  'move-unit',
  'merge-unit',
  'split-unit',
  'undo',
] as const satisfies readonly ListChange['kind'][]

/** What a change by hand and a file both are: how everything is to be. */
export type List = {
  readonly units: Map<string, UnitRow>
  readonly people: Map<string, PersonRow>
}
export type UnitRow = { readonly externalId: string; readonly name: string; readonly parentId: string | null }
export type PersonRow = {
  /** Null: a person who is new to today's list. */
  readonly memberId: string | null
  readonly unitId: string
  readonly email: string
  readonly name: string
  readonly employeeId: string
  /** Null: nothing is said, as in an empty cell. */
  readonly language: Language | null
  /** Absent: none. What undoes a change has it as it was. */
  readonly mobile?: string
}

/**
 * A change that has waited for its day, as it is made then. Of those chosen for a new unit, who is no longer in the old one
 * is left out: in a few months somebody always leaves. Everything else holds as it was prepared, or not at all.
 */
export function whenItsDayComes(change: ListChange, { members }: PresentOrganisation): ListChange {
  if (change.kind !== 'split-unit') return change
  const there = new Set(
    members.filter(({ here, unitId }) => here && unitId === change.unitId).map(({ id }) => id),
  )
  return { ...change, memberIds: change.memberIds.filter((id) => there.has(id)) }
}
