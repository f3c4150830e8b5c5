import { readPrivateAddress } from '#server/identity/addresses/private-address-repository.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { BookingRow } from './booking-repository.ts'

/**
 * The secret of the link in a booking's e-mail. It depends on the person's private address, where there is one: earlier links in
 * the work mailbox then open nothing any more.
 */
export async function bookingTokenOf(
  { keys, pools }: Pick<Deps, 'keys' | 'pools'>,
  { id, personId }: Pick<BookingRow, 'id' | 'personId'>,
): Promise<string> {
  const own = personId === null ? undefined : await readPrivateAddress(pools.identity, personId)
  return keys.bookingToken(id, own?.email ?? null)
}
