import { promiseFor } from '#core/support/promise.ts'
import type { ReceiverKind } from '#core/support/receiver.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { withinLimits } from '#server/platform/limits/within-limits.ts'
import { sealWords, withWords } from '#server/support/sealed-words.ts'
import { type Receiver, receiversAmong } from './list-support-receivers.ts'
import type { OwnRequest } from './read-support-requests.ts'
import { findOwnRequest, insertSupportRequest, listSupportContacts } from './support-repository.ts'

/** A request for support. It has no field for the reason, so that nothing distinguishes the ways to this page. */
export type SupportToKeep = {
  readonly receiver: ReceiverKind
  readonly organisationId: string | null
  readonly name: string
  readonly reach: string
  readonly message: string
  /** The idempotency key that the sender's browser makes for each request. */
  readonly key: string | null
}

type Need = Pick<Deps, 'clock' | 'keys' | 'newId' | 'pools' | 'queue'>

/** Quota an hour: there are three receivers, and each can be tried again. */
const requestsPerHour = 12

/**
 * Stores a request, promises an answer in working days and enqueues the mail to the receiver.
 * @throws Refusal `receiver-gone`; `request-open` when one to this receiver is open; `idempotency-conflict` when the key
 * stands for another request; `too-many-requests`
 */
export async function sendSupportRequest(
  deps: Need,
  personId: string,
  input: SupportToKeep,
): Promise<OwnRequest> {
  const limit = { key: deps.keys.attemptKey('support requests', personId), limit: requestsPerHour }
  return withinLimits(deps, [limit], (now) => keepRequest(deps, personId, input, now))
}

async function keepRequest(
  deps: Need,
  personId: string,
  input: SupportToKeep,
  now: Date,
): Promise<OwnRequest> {
  const { keys } = deps
  const { key } = input
  const id = key === null ? deps.newId() : idOfKey(keys.attemptKey('support request', `${personId} ${key}`))
  return asPerson(deps.pools.app, { personId }, async (tx) => {
    const before = await findOwnRequest(tx, personId, id)
    if (before !== null) return same(withWords(keys, before), input)
    const { receivers } = receiversAmong(await listSupportContacts(tx), now)
    const receiver = receivers.find((one) => isAsked(one, input))
    if (receiver === undefined) throw new Refusal('receiver-gone')
    const promise = promiseFor(now, receiver.workingDays)
    const inserted = await insertSupportRequest(tx, {
      personId,
      id,
      receiver: receiver.receiver,
      organisationId: input.organisationId,
      receiverName: nameOf(receiver),
      receiverEmail: receiver.email,
      linkHash: receiver.email === null ? null : keys.supportTokenHash(keys.supportToken(id)),
      ...sealWords(keys, id, { name: input.name, reach: input.reach, message: input.message }),
      sentAt: now,
      promisedOn: promise.day,
      remindAt: promise.remindAt,
      escalateAt: promise.escalateAt,
    })
    const row = await findOwnRequest(tx, personId, id)
    // Either a request to this receiver is open, or the person is being erased.
    if (row === null) throw new Refusal('request-open')
    const kept = withWords(keys, row)
    if (!inserted) return same(kept, input)
    await deps.queue.enqueue(tx, 'send-support-notice', { requestId: id }, { key: id })
    return kept
  })
}

const isAsked = ({ receiver, organisation }: Receiver, input: SupportToKeep): boolean =>
  receiver === input.receiver && (organisation?.id ?? null) === input.organisationId

/** The receiver's name as the sender reads it, even after leaving: that of occupational health, else of the organisation. */
const nameOf = ({ receiver, organisation, names }: Receiver): string =>
  receiver === 'occupational_health' ? (names[0] ?? '') : (organisation?.name ?? '')

function same(kept: OwnRequest, input: SupportToKeep): OwnRequest {
  const alike =
    kept.receiver === input.receiver &&
    kept.organisationId === input.organisationId &&
    kept.name === input.name &&
    kept.reach === input.reach &&
    kept.message === input.message
  if (!alike) throw new Refusal('idempotency-conflict')
  return kept
}
