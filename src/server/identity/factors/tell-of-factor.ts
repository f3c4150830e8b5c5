import { type AccountEntry, noteAccount } from '#server/platform/audit/audit-repository.ts'
import type { IdentityTransaction } from '#server/platform/db/identity-transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { FactorEvent } from '#server/platform/queue/queue.ts'

const entries: Readonly<Record<FactorEvent, AccountEntry>> = {
  'authenticator-added': 'authenticator-added',
  'authenticator-removed': 'authenticator-removed',
  'passkey-added': 'passkey-added',
  'passkey-removed': 'passkey-removed',
  'recovery-code-used': 'recovery-code-used',
  'recovery-codes-made': 'recovery-codes-made',
  'sessions-ended': 'sessions-ended',
  'all-removed': 'factors-removed',
}

/** Events caused by the provider, on somebody's request. A person's own acts on their sessions cause no e-mail. */
export const doneByProvider: ReadonlySet<FactorEvent> = new Set<FactorEvent>([
  'all-removed',
  'sessions-ended',
])

/**
 * Tells of a change of sign-in methods: by e-mail to the person, and in the log of organisations where they have a role. `onlyPrivate`:
 * it concerns the private address, and only that one gets it.
 */
export async function tellOfFactor(
  tx: IdentityTransaction,
  { clock, newId, queue }: Pick<Deps, 'clock' | 'newId' | 'queue'>,
  {
    personId,
    news,
    onlyPrivate = false,
  }: { readonly personId: string; readonly news: FactorEvent; readonly onlyPrivate?: boolean },
): Promise<void> {
  const at = clock()
  const noted = onlyPrivate ? newId() : personId
  await noteAccount(tx, { personId: noted, action: entries[news], byProvider: doneByProvider.has(news), at })
  const notice = { newsId: newId(), personId, news, at: at.toISOString(), onlyPrivate }
  await queue.enqueue(tx, 'send-factor-notice', notice)
}
