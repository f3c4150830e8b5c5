import type { MemberRole } from './actor.ts'

/** The roles that decide which part of the product is somebody's home. */
export type Roles = {
  readonly staff: boolean
  readonly memberships: readonly { readonly roles: readonly MemberRole[] }[]
}

export type Home = '/hem' | '/hr-dashboard' | '/personer-och-enheter' | '/idag'

/** Who reads released figures: of the organisation, or of the units led. */
export const figureRoles = ['hr', 'safety_representative', 'manager'] as const satisfies readonly MemberRole[]

/** The first page of each role, the one with the most work to do first. */
const homes = [
  { roles: figureRoles, home: '/hr-dashboard' },
  { roles: ['owner'], home: '/personer-och-enheter' },
] as const satisfies readonly { roles: readonly MemberRole[]; home: Home }[]

/** The first page of somebody's work in the product; null for people who have none there. */
export function workHomeOf({ staff, memberships }: Roles): Exclude<Home, '/hem'> | null {
  if (staff) return '/idag'
  const held = memberships.flatMap(({ roles }) => roles)
  return homes.find(({ roles }) => roles.some((role) => held.includes(role)))?.home ?? null
}

/** Where signing in and the address `/` lead: to the work of a role, and everybody else to their own page. */
export const homeOf = (roles: Roles): Home => workHomeOf(roles) ?? '/hem'
