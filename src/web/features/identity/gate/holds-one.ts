import type { Me } from '#contract/identity/me.ts'

export type Role = Me['memberships'][number]['roles'][number]

/** Whether a member holds at least one of the roles asked for. */
export function holdsOne(held: readonly Role[], wanted: readonly Role[]): boolean {
  return held.some((role) => wanted.includes(role))
}
