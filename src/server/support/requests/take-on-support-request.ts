import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { withWords } from '#server/support/sealed-words.ts'
import type { OwnRequest, ReceivedRequest } from './read-support-requests.ts'
import {
  closeOwnRequest,
  findLinkedRequest,
  findOwnRequest,
  type TakenOn,
  takeOnLinkedRequest,
  takeOnRequest,
} from './support-repository.ts'

type Step = TakenOn['state']

/**
 * A receiver acknowledges or closes; a second time changes nothing. Closing ends the receiver's access to the case. It is never
 * refused: otherwise a refusal would tell HR who has erased an account.
 * @throws Refusal not-found for acknowledging one that is closed, gone, or addressed to somebody else
 */
export async function takeOn(
  deps: Pick<Deps, 'pools' | 'clock'>,
  personId: string,
  input: { readonly requestId: string; readonly state: Step },
): Promise<void> {
  const found = await asPerson(deps.pools.app, { personId }, (tx) =>
    takeOnRequest(tx, input.requestId, { state: input.state, at: deps.clock() }),
  )
  if (!found && input.state !== 'closed') throw new Refusal('not-found')
}

/** The sender closes the case, answered or not. @throws Refusal not-found */
export async function closeMyRequest(
  deps: Pick<Deps, 'pools' | 'clock' | 'keys'>,
  personId: string,
  requestId: string,
): Promise<OwnRequest> {
  const row = await asPerson(deps.pools.app, { personId }, async (tx) => {
    await closeOwnRequest(tx, { personId, id: requestId, at: deps.clock() })
    return findOwnRequest(tx, personId, requestId)
  })
  if (row === null) throw new Refusal('not-found')
  return withWords(deps.keys, row)
}

type LinkDeps = Pick<Deps, 'pools' | 'clock' | 'keys'>

/** The case behind the link that was mailed to occupational health. @throws Refusal support-link-unknown */
export async function readSupportLink({ pools, keys }: LinkDeps, token: string): Promise<ReceivedRequest> {
  const hash = keys.supportTokenHash(token)
  const row = await asPerson(pools.app, { personId: null }, (tx) => findLinkedRequest(tx, hash))
  if (row === null) throw new Refusal('support-link-unknown')
  return withWords(keys, row)
}

/** The same as takeOn, for a receiver without an account. @throws Refusal support-link-unknown */
export async function answerSupportLink(
  { pools, clock, keys }: LinkDeps,
  input: { readonly token: string; readonly state: Step },
): Promise<void> {
  const hash = keys.supportTokenHash(input.token)
  const found = await asPerson(pools.app, { personId: null }, (tx) =>
    takeOnLinkedRequest(tx, hash, { state: input.state, at: clock() }),
  )
  if (!found && input.state !== 'closed') throw new Refusal('support-link-unknown')
}
