import { promisedOn } from '#core/guidance/guidance.ts'
import { asPerson } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { Refusal } from '#server/platform/errors.ts'
import { idOfKey } from '#server/platform/keys/hmac.ts'
import { withinLimits } from '#server/platform/limits/within-limits.ts'
import { holdOwnGuidance, listOwnGuidances, updateGuidance } from './guidance-repository.ts'
import { listReaders } from './guide-repository.ts'
import { afterAll, findMessage, insertMessage } from './message-repository.ts'
import { type MyGuidance, type Need, readIn } from './my-guidance.ts'
import { sealIn } from './sealed-guidance.ts'
import { openMessage } from './thread.ts'

/** Messages of one participant an hour. */
const perHour = 30

type Written = {
  readonly text: string
  /** The guidance and the guide whom the participant wrote to. */
  readonly guidanceId: string
  readonly guideId: string
  /** The idempotency key that the browser makes for each message. */
  readonly key: string | null
}

/** The id of a message, derived from its writer's idempotency key. */
export const messageIdOf = (
  { keys, newId }: Pick<Deps, 'keys' | 'newId'>,
  writerId: string,
  key: string | null,
): string => (key === null ? newId() : idOfKey(keys.attemptKey('guidance message', `${writerId} ${key}`)))

/**
 * Sends a participant's message, with the promised day of an answer.
 * @throws Refusal `guidance-closed`, also when it was meant for an earlier guide or nobody can read it; `too-many-requests`;
 * `idempotency-conflict` when the key stands for another message
 */
export function writeToGuide(
  deps: Need & Pick<Deps, 'newId'>,
  personId: string,
  { text, guidanceId, guideId, key }: Written,
): Promise<MyGuidance> {
  const { keys, pools } = deps
  const limit = { key: keys.attemptKey('messages to a guide', personId), limit: perHour }
  return withinLimits(deps, [limit], (now) =>
    asPerson(pools.app, { personId }, async (tx) => {
      await holdOwnGuidance(tx, personId)
      const row = (await listOwnGuidances(tx, personId)).find((one) => one.id === guidanceId)
      if (row === undefined) throw new Refusal('guidance-closed')
      const id = messageIdOf(deps, personId, key)
      const before = await findMessage(tx, row, id)
      if (before !== null) {
        if (openMessage(keys, row, before).text !== text) throw new Refusal('idempotency-conflict')
        return readIn(tx, deps, personId)
      }
      const isClosed = row.state !== 'active' || row.guideId !== guideId
      if (isClosed || (await listReaders(tx, row.id)).length === 0) throw new Refusal('guidance-closed')
      await insertMessage(tx, {
        personId,
        guidanceId: row.id,
        id,
        author: 'participant',
        sealed: sealIn(keys, row, 'message', { text, guideName: null, proposal: [] }, id),
        sentAt: await afterAll(tx, row, now),
        dueOn: promisedOn(now),
      })
      await updateGuidance(tx, row, { lastSignAt: now })
      return readIn(tx, deps, personId)
    }),
  )
}
