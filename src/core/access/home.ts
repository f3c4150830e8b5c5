import type { MemberRole } from './actor.ts'

/** Roles, which decide the home page. */
export type Roles = {
  readonly staff: boolean
  readonly memberships: readonly { readonly roles: readonly MemberRole[] }[]
}

export type Home = '/hem' | '/hr-dashboard' | '/personer-och-enheter' | '/idag'

/** Roles that read released figures: of the organisation, or of the units that they lead. */
export const figureRoles = ['hr', 'safety_representative', 'manager'] as const satisfies readonly MemberRole[]

/** The first page of each role, the one with the most work to do first. */
const homes = [
  { roles: figureRoles, home: '/hr-dashboard' },
  { roles: ['owner'], home: '/personer-och-enheter' },
] as const satisfies readonly { roles: readonly MemberRole[]; home: Home }[]

/** The first page of a person's work in the product; null for people without work there. */
export function workHomeOf({ staff, memberships }: Roles): Exclude<Home, '/hem'> | null {
  if (staff) return '/idag'
  const held = memberships.flatMap(({ roles }) => roles)
  return homes.find(({ roles }) => roles.some((role) => held.includes(role)))?.home ?? null
}

/** The redirect after signing in and from `/`: the work page of a role, for everybody else their own page. */
export const homeOf = (roles: Roles): Home => workHomeOf(roles) ?? '/hem'
