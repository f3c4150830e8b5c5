import type { MemberDiff } from './diff-members.ts'
import type { UnitDiff } from './diff-units.ts'
import type { UnitChange } from './import-plan.ts'
import type { PresentOrganisation } from './present.ts'

/** A dry run names at most this many units. */
const mostNamed = 20

type Tree = ReadonlyMap<string, { readonly name: string; readonly parentId: string | null }>

/**
 * The units that a plan makes, renames, moves or closes, and those that people move between, by name, with the numbers of
 * people afterwards. In the order of today's list; at most twenty.
 */
export function nameUnitChanges(
  present: PresentOrganisation,
  units: UnitDiff,
  members: MemberDiff,
): readonly UnitChange[] {
  const before: Tree = new Map(present.units.filter(({ open }) => open).map((unit) => [unit.id, unit]))
  const closed = new Set(units.closedIds)
  const after: Tree = new Map(
    [...before, ...units.planned.map((unit) => [unit.id, unit] as const)].filter(([id]) => !closed.has(id)),
  )
  const planned = new Map(members.planned.map((member) => [member.id, member]))
  const leaving = new Set(members.leavingIds)
  const people = present.members.map(({ id, here, unitId }) => ({
    was: here ? unitId : null,
    is: leaving.has(id) ? null : (planned.get(id)?.unitId ?? (here ? unitId : null)),
  }))
  const known = new Set(present.members.map(({ id }) => id))
  for (const { id, unitId } of members.planned) if (!known.has(id)) people.push({ was: null, is: unitId })

  const touched = new Set([...units.closedIds, ...units.planned.map(({ id }) => id)])
  for (const { was, is } of people) {
    if (touched.size >= mostNamed) break
    if (was !== null && is !== null && was !== is) touched.add(was).add(is)
  }
  return [...touched].slice(0, mostNamed).map((id) => {
    const [had, has] = [within(before, id), within(after, id)]
    const count = (counts: (one: (typeof people)[number]) => boolean) => people.filter(counts).length
    const wasIn = (unitId: string | null) => unitId !== null && had.has(unitId)
    const isIn = (unitId: string | null) => unitId !== null && has.has(unitId)
    const nameIn = (tree: Tree, unitId: string | null | undefined) =>
      unitId == null ? null : (tree.get(unitId)?.name ?? null)
    return {
      name: nameIn(before, id) ?? nameIn(after, id) ?? '',
      newName: nameIn(after, id),
      from: nameIn(before, before.get(id)?.parentId),
      to: nameIn(after, after.get(id)?.parentId),
      isNew: !before.has(id),
      peopleBefore: count(({ was }) => wasIn(was)),
      peopleAfter: count(({ is }) => isIn(is)),
      newcomers: count(({ was, is }) => isIn(is) && !wasIn(was)),
    }
  })
}

/** A unit and everything below it. */
function within(tree: Tree, topId: string): ReadonlySet<string> {
  if (!tree.has(topId)) return new Set()
  const below = Map.groupBy(tree, ([, { parentId }]) => parentId)
  const found = new Set([topId])
  for (const id of found) for (const [child] of below.get(id) ?? []) found.add(child)
  return found
}
