import type { ReceivedRequest, SupportReceivers, SupportRequest } from '#contract/support/support.ts'
import type { SignedIn } from '#core/access/actor.ts'
import type { ReceiversOfPerson } from './list-support-receivers.ts'
import type { OwnRequest, ReceivedRequest as Received } from './read-support-requests.ts'

/** Whom I can turn to. The employer has written the address of occupational health: the sender sees whose it is. */
export function presentReceivers(person: SignedIn, found: ReceiversOfPerson): SupportReceivers {
  return {
    receivers: found.receivers.map(({ receiver, organisation, names, email, workingDays, promisedOn }) => ({
      receiver,
      organisation,
      names: [...names],
      address: email,
      workingDays,
      promisedOn,
    })),
    suggestion: { name: found.ownName, reach: person.email },
    contactRules: found.contactRules,
  }
}

/** A request, for the person who sent it. */
export function presentOwnRequest(row: OwnRequest): SupportRequest {
  const { id, receiver, name, reach, message, state } = row
  return {
    id,
    receiver,
    organisationId: row.organisationId,
    receiverName: row.receiverName,
    name,
    reach,
    message,
    state,
    sentAt: row.sentAt.toISOString(),
    promisedOn: row.promisedOn,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
    late: row.escalatedAt !== null,
  }
}

/** A request, for its receiver. */
export function presentReceived(row: Received): ReceivedRequest {
  const { id, receiver, organisation, name, reach, message, state } = row
  return {
    id,
    receiver,
    organisation,
    name,
    reach,
    message,
    state,
    sentAt: row.sentAt.toISOString(),
    promisedOn: row.promisedOn,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  }
}
