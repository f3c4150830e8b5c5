import type { ListChangeToStart } from '#contract/people/list-change.ts'

/** The possible changes of a unit. */
export const unitWishes = ['rename', 'move', 'merge', 'split', 'add'] as const
export type UnitWish = (typeof unitWishes)[number]

/** A change of a unit, as typed. */
export type UnitDraft = {
  readonly wish: UnitWish
  readonly name: string
  readonly externalId: string
  /** The unit below which it is moved, or with which it is merged. */
  readonly otherId: string
  readonly memberIds: readonly string[]
}

export type UnitError = 'name' | 'other' | 'people'

/** @returns the change for a dry run, or the missing fields */
export function validateUnit(
  { wish, otherId, memberIds, ...typed }: UnitDraft,
  { id, members }: { readonly id: string; readonly members: number },
): { readonly change: ListChangeToStart | null; readonly error: UnitError | null } {
  const name = typed.name.trim()
  const made = { name, externalId: typed.externalId.trim() || null }
  const wrong = (error: UnitError) => ({ change: null, error })
  const right = (change: ListChangeToStart) => ({ change, error: null })
  if (wish === 'move' || wish === 'merge') {
    if (otherId === '') return wrong('other')
    return right(
      wish === 'move'
        ? { kind: 'move-unit', unitId: id, parentId: otherId }
        : { kind: 'merge-unit', unitId: id, intoId: otherId },
    )
  }
  if (name === '') return wrong('name')
  if (wish === 'rename') return right({ kind: 'rename-unit', unitId: id, name })
  if (wish === 'add') return right({ kind: 'add-unit', ...made, parentId: id })
  if (memberIds.length === 0 || memberIds.length >= members) return wrong('people')
  return right({ kind: 'split-unit', unitId: id, ...made, memberIds: [...memberIds] })
}
