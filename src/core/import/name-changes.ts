import { defaultLanguage, rowOf } from '#core/languages.ts'
import type { MemberDiff } from './diff-members.ts'
import type { UnitDiff } from './diff-units.ts'
import { mostNamed, type PersonChange } from './import-plan.ts'
import type { PresentOrganisation } from './present.ts'

const order = ['removed', 'moved', 'changed', 'added'] as const

/** The people whom a plan changes, by name, with the unit before and after: the most important first. */
export function nameChanges(
  present: PresentOrganisation,
  units: UnitDiff,
  members: MemberDiff,
): readonly PersonChange[] {
  const unitNow = new Map(present.units.map(({ id, name }) => [id, name]))
  const unitThen = new Map([...unitNow, ...units.planned.map(({ id, name }) => [id, name] as const)])
  const before = new Map(present.members.map((member) => [member.id, member]))
  const lost = Map.groupBy(members.removedRoles, ({ memberId }) => memberId)
  const after = new Map(members.planned.map((member) => [member.id, member]))
  const leaving = new Set(members.leavingIds)
  const ids = new Set([
    ...lost.keys(),
    ...leaving,
    ...after.keys(),
    ...members.identityChanges.map(({ memberId }) => memberId),
  ])
  const changes = [...ids].map((id): PersonChange => {
    const [was, is] = [before.get(id), after.get(id)]
    const here = was?.here === true
    const unitId = is?.unitId ?? was?.unitId ?? ''
    const leaves = leaving.has(id)
    const moves = here && !leaves && was.unitId !== unitId
    return {
      kind: leaves ? 'removed' : here ? (moves ? 'moved' : 'changed') : 'added',
      name: is?.name ?? was?.name ?? '',
      email: is?.email ?? was?.email ?? null,
      from: here ? (unitNow.get(was.unitId) ?? null) : null,
      to: leaves ? null : (unitThen.get(unitId) ?? null),
      leadsNoLonger: (lost.get(id) ?? []).map((role) => unitNow.get(role.unitId) ?? ''),
    }
  })
  const weight = ({ kind, leadsNoLonger }: PersonChange) =>
    (leadsNoLonger.length > 0 ? 0 : order.length) + order.indexOf(kind)
  return changes
    .toSorted((a, b) => weight(a) - weight(b) || a.name.localeCompare(b.name, rowOf(defaultLanguage).locale))
    .slice(0, mostNamed)
}
