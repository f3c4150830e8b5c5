import { type AccountEntry, noteAccount } from '#server/db/audit-repository.ts'
import type { IdentityTransaction } from '#server/db/identity-transaction.ts'
import type { Deps } from '#server/deps.ts'
import type { FactorNews } from '#server/jobs/queue.ts'

const entries: Readonly<Record<FactorNews, AccountEntry>> = {
  'authenticator-added': 'authenticator-added',
  'authenticator-removed': 'authenticator-removed',
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
  'recovery-code-used': 'recovery-code-used',
  'all-removed': 'factors-removed',
}

/** What has become of what somebody signs in with: mailed to the person, and written in the log where they hold a role. */
export async function tellOfFactor(
  tx: IdentityTransaction,
  { clock, newId, queue }: Pick<Deps, 'clock' | 'newId' | 'queue'>,
  { personId, news }: { readonly personId: string; readonly news: FactorNews },
): Promise<void> {
  const at = clock()
  await noteAccount(tx, { personId, action: entries[news], byProvider: news === 'all-removed', at })
  await queue.enqueue(tx, 'send-factor-notice', { newsId: newId(), personId, news, at: at.toISOString() })
}
