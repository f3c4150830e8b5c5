import type { InvitationView } from '#contract/identity/me.ts'

/** Whether the list of invited people is so unusual that a person should look at it before the first question. */
export function isUnusual({ group, all, seen }: NonNullable<InvitationView['list']>): boolean {
  const asksUnitAnew = group.joined === null && all.joined !== null
  return asksUnitAnew || (group.joined ?? 0) > 0 || seen === 'statement'
}
