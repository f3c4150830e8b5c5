import type { MemberRow } from './member-repository.ts'

/** @param sms whether people can be written to by SMS */
export function presentMembers(
  { total, members }: { readonly total: number; readonly members: readonly MemberRow[] },
  { sms }: { readonly sms: boolean },
) {
  return {
    total,
    members: members.map((member) => ({
      ...member,
      mobile: sms ? member.mobile : null,
      roles: ['employee' as const, ...member.roles],
    })),
  }
}
