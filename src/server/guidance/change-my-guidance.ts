import { promisedOn } from '#core/guidance/guidance.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import { Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import {
  deleteShares,
  findOwnGuidance,
  type GuidanceRow,
  holdOwnGuidance,
  updateGuidance,
} from './guidance-repository.ts'
import { type Guide, holdPlace } from './guide-repository.ts'
import { markMessages, promiseAnew } from './message-repository.ts'
import { type MyGuidance, type Need, readIn } from './my-guidance.ts'
import { sealIn } from './sealed-guidance.ts'

export type OwnChange =
  | { readonly do: 'pause' | 'resume' | 'end' | 'ask-for-letter' | 'read' }
  | { readonly do: 'choose'; readonly guideId: string }
  | { readonly do: 'answer-offer'; readonly accept: boolean }
  | { readonly do: 'phone'; readonly phone: string | null }
  | { readonly do: 'stop-sharing'; readonly kind: string }

/**
 * Changes a participant's guidance. A repeated request changes nothing, even when it arrives late.
 * @throws Refusal `guidance-closed` where there is nothing to change; `guide-unavailable` as for beginGuidance
 */
export function changeMyGuidance(
  deps: Need,
  personId: string,
  change: OwnChange,
  key: string | null,
): Promise<MyGuidance> {
  return asPerson(deps.pools.app, { personId }, async (tx) => {
    const guide = await holdChosen(tx, personId, change)
    const row = await holdOwnGuidance(tx, personId)
    if (!(await isFirstTime(tx, deps.keys, { personId, kind: 'guidance', key })))
      return readIn(tx, deps, personId)
    if (row !== null) await makeChange(tx, deps, row, change, guide)
    else await changeEnded(tx, personId, change)
    return readIn(tx, deps, personId)
  })
}

/** @returns the guide of the change, if the participant can choose them */
async function holdChosen(tx: PersonTransaction, personId: string, change: OwnChange): Promise<Guide | null> {
  if (change.do === 'choose') return holdPlace(tx, change.guideId)
  if (change.do !== 'answer-offer' || !change.accept) return null
  const offered = (await findOwnGuidance(tx, personId))?.offeredGuideId ?? null
  return offered === null ? null : holdPlace(tx, offered)
}

/** After its end a participant may end it once more, delete the shared plan, or read the last letter. */
async function changeEnded(tx: PersonTransaction, personId: string, change: OwnChange): Promise<void> {
  const row = await findOwnGuidance(tx, personId)
  if (row === null) throw new Refusal('guidance-closed')
  if (change.do === 'stop-sharing') await deleteShares(tx, row, change.kind)
  else if (change.do !== 'end' && change.do !== 'read') throw new Refusal('guidance-closed')
}

async function makeChange(
  tx: PersonTransaction,
  { keys, clock }: Need,
  row: GuidanceRow,
  change: OwnChange,
  chosen: Guide | null,
): Promise<void> {
  const now = clock()
  switch (change.do) {
    case 'pause':
      return updateGuidance(tx, row, { state: 'paused' })
    case 'resume':
      if (row.state === 'active') return
      return updateGuidance(tx, row, { state: 'active', ...(await promiseAnew(tx, row, promisedOn(now))) })
    case 'end':
      await deleteShares(tx, row, 'all but the plan')
      return updateGuidance(tx, row, {
        state: 'ended',
        endedAt: now,
        ending: 'participant',
        phone: null,
        offeredGuideId: null,
        letterAskedAt: null,
        letterDueOn: null,
      })
    case 'ask-for-letter':
      if (row.state === 'paused') throw new Refusal('guidance-closed')
      if (row.letterAskedAt !== null || row.ending === 'letter') return
      return updateGuidance(tx, row, { letterAskedAt: now, letterDueOn: promisedOn(now) })
    case 'read':
      return markMessages(tx, row, { of: 'guide', as: 'readAt', at: now })
    case 'choose':
      return change.guideId === row.guideId ? undefined : changeGuide(tx, row, chosen, now)
    case 'answer-offer':
      if (row.offeredGuideId === null) return
      // Somebody else has been offered since the participant read the offer: they have not accepted that guide.
      return change.accept
        ? changeGuide(tx, row, chosen?.personId === row.offeredGuideId ? chosen : null, now)
        : updateGuidance(tx, row, { offeredGuideId: null })
    case 'phone':
      return updateGuidance(tx, row, {
        phone: change.phone === null ? null : sealIn(keys, row, 'phone', change.phone),
      })
    case 'stop-sharing':
      return deleteShares(tx, row, change.kind)
  }
}

/**
 * The former guide loses access at once; thread, shared copies and note pass on. Owed answers get a new day: the new guide has the
 * whole time.
 */
async function changeGuide(
  tx: PersonTransaction,
  row: GuidanceRow,
  guide: Guide | null,
  now: Date,
): Promise<void> {
  if (guide === null) throw new Refusal('guide-unavailable')
  const promised = await promiseAnew(tx, row, promisedOn(now))
  await updateGuidance(tx, row, { guideId: guide.personId, offeredGuideId: null, ...promised })
}
