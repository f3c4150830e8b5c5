import { findFeed, type KeptFeed } from '#server/db/calendar-feed-repository.ts'
import { type LetterToCome, listLetters } from '#server/db/due-letter-repository.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { findMailAddresses, listRefusals } from './own-mail-addresses.ts'

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
  const addresses = await findMailAddresses({ pools }, personId)
  return asPerson(pools.app, { personId }, async (tx) => ({
    refused: addresses === null ? [] : await listRefusals(tx, keys, addresses),
    due: await listLetters(tx, personId),
    feed: await findFeed(tx, personId),
  }))
}
