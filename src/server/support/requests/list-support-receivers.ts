import { promiseFor } from '#core/support/promise.ts'
import { type ReceiverKind, usualPromise } from '#core/support/receiver.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { listSupportContacts, type SupportContact } from './support-repository.ts'

export type Receiver = {
  readonly receiver: ReceiverKind
  readonly organisation: { readonly id: string; readonly name: string } | null
  readonly names: readonly string[]
  readonly workingDays: number
  /** The last day for an answer to a request sent now. */
  readonly promisedOn: string
  /** The address of occupational health, where the request goes. */
  readonly email: string | null
}

export type ReceiversOfPerson = {
  readonly receivers: readonly Receiver[]
  readonly ownName: string
  readonly contactRules: boolean
}

/** The receivers that a person can choose: HR and occupational health of their organisations, and always the provider's psychologist. */
export function listSupportReceivers(
  deps: Pick<Deps, 'pools' | 'clock'>,
  personId: string,
): Promise<ReceiversOfPerson> {
  return asPerson(deps.pools.app, { personId }, async (tx) =>
    receiversAmong(await listSupportContacts(tx), deps.clock()),
  )
}

/** The same, from the settings of the person's organisations. */
export function receiversAmong(contacts: readonly SupportContact[], now: Date): ReceiversOfPerson {
  return {
    receivers: [
      ...contacts.filter(({ hr }) => hr > 0).map((contact) => hrOf(contact, now)),
      ...contacts.flatMap((contact) => healthOf(contact, now)),
      receiver({ receiver: 'provider', organisation: null, names: [], email: null }, usualPromise, now),
    ],
    ownName: contacts.find(({ ownName }) => ownName !== '')?.ownName ?? '',
    contactRules: contacts.some(({ contactRules }) => contactRules),
  }
}

const hrOf = (contact: SupportContact, now: Date): Receiver =>
  receiver(
    { receiver: 'hr', organisation: placeOf(contact), names: contact.hrNames, email: null },
    usualPromise,
    now,
  )

function healthOf(contact: SupportContact, now: Date): Receiver[] {
  const { healthName, healthEmail, healthWorkingDays } = contact
  if (healthName === null || healthEmail === null || healthWorkingDays === null) return []
  const organisation = placeOf(contact)
  return [
    receiver(
      { receiver: 'occupational_health', organisation, names: [healthName], email: healthEmail },
      healthWorkingDays,
      now,
    ),
  ]
}

const placeOf = ({ organisationId, organisation }: SupportContact) => ({
  id: organisationId,
  name: organisation,
})

const receiver = (
  who: Omit<Receiver, 'workingDays' | 'promisedOn'>,
  workingDays: number,
  now: Date,
): Receiver => ({ ...who, workingDays, promisedOn: promiseFor(now, workingDays).day })
