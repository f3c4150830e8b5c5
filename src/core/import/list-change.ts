import type { Language } from '#core/languages.ts'
import type { PresentOrganisation } from './present.ts'

export type PersonToAdd = {
  readonly kind: 'add-person'
  readonly name: string
  /** Null: none; the person then needs a name and an employee number. */
  readonly email: string | null
  readonly employeeId: string | null
  /** Null: their former language, or the organisation's. */
  readonly language: Language | null
  /** As typed; absent or null: none. */
  readonly mobile?: string | null | undefined
  readonly unitId: string
}

/** Absent fields stay as they are, and so does a pending change of address. */
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
  /** The id of the unit in the organisation's own files; null: one is made from the name. */
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

/** Everything that the last change removed and made, to be restored as a whole. Only `undoOf` makes it. */
export type Undo = {
  readonly kind: 'undo'
  /** Former values of units that the change changed or closed. */
  readonly units: readonly (UnitRow & { readonly id: string })[]
  readonly addedUnitIds: readonly string[]
  /** Former values of people who stayed. */
  readonly changed: readonly (PersonRow & { readonly memberId: string })[]
  readonly left: readonly (PersonRow & { readonly memberId: string })[]
  readonly addedMemberIds: readonly string[]
  /** The number of managers' roles that the change ended. No list gives a role, so they stay ended. */
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

/** The complete list after a change, from a file or by hand. */
export type List = {
  readonly units: Map<string, UnitRow>
  readonly people: Map<string, PersonRow>
}
export type UnitRow = { readonly externalId: string; readonly name: string; readonly parentId: string | null }
export type PersonRow = {
  /** Null: a person who is new in today's list. */
  readonly memberId: string | null
  readonly unitId: string
  readonly email: string
  readonly name: string
  readonly employeeId: string
  /** Null: unchanged, as for an empty cell. */
  readonly language: Language | null
  /** Absent: none. An undo has the former number. */
  readonly mobile?: string
}

/**
 * A postponed change as it is applied on its day. People chosen for a new unit who have left the old one are left out: in a
 * few months somebody always leaves. Everything else applies as prepared, or not at all.
 */
export function whenItsDayComes(change: ListChange, { members }: PresentOrganisation): ListChange {
  if (change.kind !== 'split-unit') return change
  const there = new Set(
    members.filter(({ here, unitId }) => here && unitId === change.unitId).map(({ id }) => id),
  )
  return { ...change, memberIds: change.memberIds.filter((id) => there.has(id)) }
}
