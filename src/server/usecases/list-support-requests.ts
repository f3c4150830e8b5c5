import { listOwnRequests, listReceivedRequests } from '#server/db/support-repository.ts'
import { asPerson } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'

/** What a person has asked for, newest first. */
export const listMySupportRequests = ({ pools }: Pick<Deps, 'pools'>, personId: string) =>
  asPerson(pools.app, { personId }, (tx) => listOwnRequests(tx, personId))

/** Open requests that are addressed to a person: as HR of their organisation, or as staff. Nobody else has any. */
export const listReceived = ({ pools }: Pick<Deps, 'pools'>, personId: string) =>
  asPerson(pools.app, { personId }, listReceivedRequests)
