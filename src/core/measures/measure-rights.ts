import type { MemberRole, SignedIn } from '#core/access/actor.ts'
import { type SeenUnits, seenUnitsOf } from '#core/access/seen-units.ts'

/**
 * A person's rights in the work-environment action plan of one organisation. HR writes all of it. The owner of a measure
 * changes that measure. The safety representative reads and comments. A manager reads what concerns the units that they
 * lead.
 */
export type MeasureReader = {
  readonly memberId: string | null
  readonly sees: SeenUnits
  readonly roles: readonly MemberRole[]
}

export function measureReaderOf(actor: SignedIn, organisationId: string): MeasureReader {
  const here = actor.memberships.find((membership) => membership.organisationId === organisationId)
  return {
    memberId: here?.memberId ?? null,
    sees: seenUnitsOf(actor, organisationId),
    roles: here?.roles ?? [],
  }
}

export type MeasureRights = {
  /** May write everything of the measure, including its owner and whether employees see it. */
  readonly run: boolean
  /** May write its status, its days and its texts. */
  readonly change: boolean
  readonly comment: boolean
}

/** A safety representative never owns a measure: the duty is the employer's. */
const answersFor: readonly MemberRole[] = ['hr', 'manager']

/** @param ownerId the member who owns the measure; null if the owner is only a name */
export function measureRights(
  { memberId, roles }: Pick<MeasureReader, 'memberId' | 'roles'>,
  ownerId: string | null,
): MeasureRights {
  const run = roles.includes('hr')
  const owns = ownerId !== null && ownerId === memberId && roles.some((role) => answersFor.includes(role))
  return { run, change: run || owns, comment: run || owns || roles.includes('safety_representative') }
}

/** Whether a person with these roles can own a measure. */
export const canOwn = (roles: readonly MemberRole[]): boolean =>
  roles.some((role) => answersFor.includes(role))
