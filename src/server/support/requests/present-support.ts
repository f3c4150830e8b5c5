import type { SignedIn } from '#core/access/actor.ts'
import type { ReceiversOfPerson } from './list-support-receivers.ts'
import type { OwnRequest } from './read-support-requests.ts'

/** Whom I can turn to. The employer has written the address of occupational health: the sender sees whose it is. */
export function presentReceivers(person: SignedIn, found: ReceiversOfPerson) {
  return {
    receivers: found.receivers.map((one) => ({ ...one, address: one.email })),
    suggestion: { name: found.ownName, reach: person.email },
    contactRules: found.contactRules,
  }
}

/** A request, for the person who sent it. Late: nobody answered in time, and we have told whom it concerns. */
export const presentOwnRequest = (row: OwnRequest) => ({ ...row, late: row.escalatedAt !== null })
