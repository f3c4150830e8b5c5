import type { SignedIn } from '#core/access/actor.ts'
import { writeEntryOfDay } from '#server/platform/audit/audit-repository.ts'
import { readAsPerson } from '#server/platform/db/read-as.ts'
import { asHr } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { type SealedWords, withWords } from '#server/support/sealed-words.ts'
import {
  listOwnRequests,
  listReceivedRequests,
  type SealedOwnRequest,
  type SealedReceived,
} from './support-repository.ts'

/** A request, for its sender. */
export type OwnRequest = Omit<SealedOwnRequest, keyof SealedWords>
/** An open request, for its receiver. */
export type ReceivedRequest = Omit<SealedReceived, keyof SealedWords>

type Need = Pick<Deps, 'pools' | 'keys'>

/** A person's own requests, newest first. */
export async function readMyRequests(deps: Need, personId: string): Promise<readonly OwnRequest[]> {
  const rows = await readAsPerson(deps, personId, listOwnRequests)
  return rows.map((row) => withWords(deps.keys, row))
}

/** Open requests addressed to this person, unanswered first, oldest first. */
export async function readReceivedRequests(
  deps: Need,
  personId: string,
): Promise<readonly ReceivedRequest[]> {
  const rows = await readAsPerson(deps, personId, listReceivedRequests)
  return rows.map((row) => withWords(deps.keys, row))
}

/**
 * Writes to the log that HR opens the page of support requests, once a day, whether there are any or not, so that an entry does not
 * reveal that somebody has asked for support.
 */
export async function noteSupportReading(
  { pools, clock }: Pick<Deps, 'pools' | 'clock'>,
  { personId, memberships }: SignedIn,
): Promise<void> {
  for (const { organisationId, roles } of memberships) {
    if (!roles.includes('hr')) continue
    await asHr(pools.app, { organisationId, personId }, (tx) =>
      writeEntryOfDay(tx, { organisationId, personId, at: clock(), action: 'support-read' }),
    )
  }
}
