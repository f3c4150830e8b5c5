import { normaliseAddress, normaliseName, normaliseNumber } from '#core/round/normalise-person.ts'
import type { Keys } from '#server/platform/keys/keys.ts'
import type { ListedPerson } from '#server/rounds/review/list-review-repository.ts'
import type { ScopeMember } from './round-opening-repository.ts'

/**
 * A member as lists store them. The address is hashed without the organisation: two organisations of one employer
 * must not each count the same people. Without an address, number and name together replace it, because a slip finds its
 * reader by them: a member who gets another number or name counts as new, as one who gets another address does.
 */
export function listedPerson(
  keys: Keys,
  { organisationId, roundId }: { readonly organisationId: string; readonly roundId: string },
  member: ScopeMember,
): ListedPerson {
  const number = normaliseNumber(member.externalId)
  return {
    memberId: member.id,
    unitId: member.unitId,
    tokenHash: keys.invitationTokenHash(keys.invitationToken(roundId, member.id)),
    personHash: keys.participantHash(organisationId, member.id),
    number: number === null ? null : keys.listedKey('number', organisationId, number),
    ...presentPerson(keys, organisationId, member),
  }
}

/** The part that shows whether somebody is still here under the same address. */
export function presentPerson(
  keys: Keys,
  organisationId: string,
  member: Pick<ScopeMember, 'email' | 'externalId' | 'name'>,
): Pick<ListedPerson, 'address' | 'name'> {
  const name = normaliseName(member.name)
  return {
    address: addressKey(keys, member),
    name: name === null ? null : keys.listedKey('name', organisationId, name),
  }
}

function addressKey(
  keys: Keys,
  { email, externalId, name }: Pick<ScopeMember, 'email' | 'externalId' | 'name'>,
): Buffer {
  if (email !== null) return keys.listedKey('address', normaliseAddress(email))
  return keys.listedKey('no address', normaliseNumber(externalId) ?? '', normaliseName(name) ?? '')
}
