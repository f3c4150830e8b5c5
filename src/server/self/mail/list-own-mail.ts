import { findMailAddresses, listRefusals } from '#server/identity/addresses/own-mail-addresses.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findFeed, type StoredFeed } from '#server/self/calendar-feed/calendar-feed-repository.ts'
import { listOwnDueMail, type StoredDueMail } from './due-mail-repository.ts'

/** Stored data about a person's mail. */
export type OwnMail = {
  /** Kinds of mail that are switched off. */
  readonly refused: readonly string[]
  readonly due: readonly StoredDueMail[]
  readonly feed: StoredFeed | null
}

/** For the export: mail switched off, mail to come, and the calendar feed without its address. */
export async function readMailForExport(
  { keys, pools }: Pick<Deps, 'keys' | 'pools'>,
  personId: string,
): Promise<OwnMail> {
  const addresses = await findMailAddresses({ pools }, personId)
  return asPerson(pools.app, { personId }, async (tx) => ({
    refused: addresses === null ? [] : await listRefusals(tx, keys, addresses),
    due: await listOwnDueMail(tx, personId),
    feed: await findFeed(tx, personId),
  }))
}
