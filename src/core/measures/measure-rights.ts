import type { MemberRole, SignedIn } from '#core/access/actor.ts'
import { type SeenUnits, seenUnitsOf } from '#core/access/seen-units.ts'

/**
 * What somebody may do with the work-environment action plan of one organisation. HR writes all of it; whoever owns a
 * measure changes that measure; the safety representative reads and comments; a manager reads what concerns the units
 * led.
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
  /** Everything of the measure, its owner and whether employees are told included. */
  readonly run: boolean
  /** How it goes, its days and its words. */
  readonly change: boolean
  readonly comment: boolean
}

/** A safety representative never answers for a measure: the duty is the employer's. */
const answersFor: readonly MemberRole[] = ['hr', 'manager']

/** @param ownerId the member who owns the measure; null for one by name alone */
export function measureRights(
  { memberId, roles }: Pick<MeasureReader, 'memberId' | 'roles'>,
  ownerId: string | null,
): MeasureRights {
  const run = roles.includes('hr')
  const owns = ownerId !== null && ownerId === memberId && roles.some((role) => answersFor.includes(role))
  return { run, change: run || owns, comment: run || owns || roles.includes('safety_representative') }
}

/** Whether somebody with these roles can be chosen as the owner of a measure. */
export const canOwn = (roles: readonly MemberRole[]): boolean =>
  roles.some((role) => answersFor.includes(role))
