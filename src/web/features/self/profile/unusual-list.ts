import type { InvitationView } from '#contract/identity/me.ts'

/** Whether a person should look at the list of invited people before the first question, and not only may. */
export function isUnusual({ group, all, seen }: NonNullable<InvitationView['list']>): boolean {
  const asksUnitAnew = group.joined === null && all.joined !== null
  return asksUnitAnew || (group.joined ?? 0) > 0 || seen === 'statement'
}
