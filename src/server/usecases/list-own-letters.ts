import { findFeed, type KeptFeed } from '#server/db/calendar-feed-repository.ts'
import { type LetterToCome, listLetters } from '#server/db/due-letter-repository.ts'
import { asIdentity } from '#server/db/identity-transaction.ts'
import { listRefusedKinds } from '#server/db/mail-refusal-repository.ts'
import { findReader } from '#server/db/person-repository.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** What is kept so that a person is written to, or not. */
export type OwnLetters = {
  /** Kinds of mail that are switched off. */
  readonly refused: readonly string[]
  readonly due: readonly LetterToCome[]
  readonly feed: KeptFeed | null
}

/** For the export: mail switched off, letters to come, and the calendar feed without its address. */
export async function listOwnLetters(
  { keys, pools }: Pick<Deps, 'keys' | 'pools'>,
  personId: string,
): Promise<OwnLetters> {
  const reader = await asIdentity(pools.identity, (tx) => findReader(tx, personId))
  return asPerson(pools.app, { personId }, async (tx) => ({
    refused: reader === null ? [] : await listRefusedKinds(tx, keys.mailAddressHash(reader.email)),
    due: await listLetters(tx, personId),
    feed: await findFeed(tx, personId),
  }))
}
