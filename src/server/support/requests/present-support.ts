import type { SignedIn } from '#core/access/actor.ts'
import type { ReceiversOfPerson } from './list-support-receivers.ts'
import type { OwnRequest } from './read-support-requests.ts'

/** The receivers, with the address of occupational health: the employer has typed it, and the sender can check whose it is. */
export function presentReceivers(person: SignedIn, found: ReceiversOfPerson) {
  return {
    receivers: found.receivers.map((one) => ({ ...one, address: one.email })),
    suggestion: { name: found.ownName, reach: person.email },
    contactRules: found.contactRules,
  }
}

/** A request, for its sender. `late`: nobody answered in time, and we have told staff and sender. */
export const presentOwnRequest = (row: OwnRequest) => ({ ...row, late: row.escalatedAt !== null })
