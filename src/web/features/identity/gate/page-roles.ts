import type { Me } from '#contract/identity/me.ts'
import { figureRoles } from '#core/access/home.ts'

/** The roles that open each page about an organisation: those that may call its endpoints (src/core/access/rules.ts). */
export const pageRoles = {
  '/hr-dashboard': figureRoles,
  '/enheter': figureRoles,
  '/atgarder': figureRoles,
  '/arlig-uppfoljning': ['hr', 'safety_representative'],
  '/matningar': ['hr', 'safety_representative', 'owner'],
  '/personer-och-enheter': ['hr', 'owner', 'safety_representative'],
  '/lappar': ['hr', 'safety_representative'],
  '/roller': ['hr', 'owner', 'safety_representative'],
  '/organisation': ['hr', 'owner'],
  '/integrationer': ['owner'],
  '/logg': ['owner', 'safety_representative'],
} as const satisfies Record<string, readonly Role[]>

/** The roles that read the guides and checklists for managers. */
export const managerSupportRoles = ['manager', 'hr', 'owner'] as const satisfies readonly Role[]

export type Role = Me['memberships'][number]['roles'][number]

/** Whether a member holds at least one of the wanted roles. */
export function holdsOne(held: readonly Role[], wanted: readonly Role[]): boolean {
  return held.some((role) => wanted.includes(role))
}
