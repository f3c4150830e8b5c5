import { listContactMessages as readMessages } from '#server/db/contact-message-repository.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** What a page of the staff's inbox holds. */
const most = 200

/** What has been written to us, newest first, with whether staff have had it by mail. The caller is staff. */
export function listContactMessages(deps: Pick<Deps, 'pools'>, personId: string) {
  return asPerson(deps.pools.app, { personId }, (tx) => readMessages(tx, most))
}
