import type { OrganisationId } from '#core/ids.ts'
import type { KeyHolder, MemberRole, SignedIn } from './actor.ts'

/** The units whose released figures a person reads: all, or these and the units below them. */
export type SeenUnits = 'all' | readonly string[]

const readAll: readonly MemberRole[] = ['hr', 'safety_representative']

/**
 * HR and safety representatives read the whole organisation, and so does its API key with that scope. A manager reads the
 * units that they lead, and nothing beside or above.
 */
export function seenUnitsOf(actor: SignedIn | KeyHolder, organisationId: string | OrganisationId): SeenUnits {
  if (actor.kind === 'api-key')
    return actor.organisationId === organisationId && actor.scopes.includes('figures') ? 'all' : []
  const here = actor.memberships.find((membership) => membership.organisationId === organisationId)
  if (here?.roles.some((role) => readAll.includes(role))) return 'all'
  return here?.roles.includes('manager') ? here.ledUnitIds : []
}

/** The visible units of a tree as it was in a round: those named and everything below them. */
export function keepSeen<Unit extends { readonly id: string; readonly parentId: string | null }>(
  tree: readonly Unit[],
  seen: SeenUnits,
): readonly Unit[] {
  if (seen === 'all') return tree
  const children = Map.groupBy(tree, ({ parentId }) => parentId)
  const kept = new Set<string>()
  const waiting = [...seen]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (kept.has(next)) continue
    kept.add(next)
    for (const { id } of children.get(next) ?? []) waiting.push(id)
  }
  return tree.filter(({ id }) => kept.has(id))
}
