import { type MemberRow, type MemberSearch, searchMembers } from '#server/db/member-repository.ts'
import { asHr } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** Members of today, a page at a time. Says what roles they hold, nothing about rounds. */
export async function listMembers(
  deps: Deps,
  asked: MemberSearch & { readonly organisationId: string; readonly personId: string },
): Promise<{ total: number; members: MemberRow[] }> {
  return asHr(deps.pools.app, asked, (tx) => searchMembers(tx, asked.organisationId, asked))
}
