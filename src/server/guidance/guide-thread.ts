import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays } from '#core/calendar/local-time.ts'
import { daysAfterLetter, flagsOf } from '#core/guidance/guidance.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import {
  findGuidedGuidance,
  type GuidanceRow,
  holdGuidedGuidance,
  listTime,
  updateGuidance,
  writeNote,
  writeTime,
} from './guidance-repository.ts'
import { listGuides } from './guide-repository.ts'
import { colleagueOf, currentChecks, takersOf } from './list-guidances.ts'
import {
  afterAll,
  findMessage,
  insertMessage,
  isAnsweredAfter,
  type MessageRow,
  markMessages,
} from './message-repository.ts'
import type { Need } from './my-guidance.ts'
import { openIn, sealIn } from './sealed-guidance.ts'
import { checksIn, earlierInThread, newestOfThread, openMessage } from './thread.ts'
import { messageIdOf } from './write-to-guide.ts'

export type GuideThread = Awaited<ReturnType<typeof threadIn>>

/** A guide's view of one guidance. @throws Refusal `not-found` for one that is not theirs, has ended or does not exist */
export const readGuidance = (deps: Need, guideId: string, id: string): Promise<GuideThread> =>
  asPerson(deps.pools.app, { personId: guideId }, (tx) => threadIn(tx, deps, guideId, id))

/** Messages before one of the guidance's messages. @throws Refusal as readGuidance; `not-found` while it is paused */
export const readEarlierMessages = (deps: Need, guideId: string, id: string, before: string) =>
  asPerson(deps.pools.app, { personId: guideId }, async (tx) =>
    earlierInThread(tx, deps.keys, found(await findGuidedGuidance(tx, guideId, id)), before),
  )

async function threadIn(tx: PersonTransaction, { keys, clock }: Need, guideId: string, id: string) {
  const row = found(await findGuidedGuidance(tx, guideId, id))
  const today = dayOf(clock())
  // While it is paused, row-level security hides all messages, copies and times.
  const thread = await newestOfThread(tx, keys, row, today)
  const time = await listTime(tx, row)
  const guides = await listGuides(tx)
  const isOpen = row.state === 'active'
  const checks = currentChecks(thread.shares.map(({ content }) => checksIn(content)))
  const lastSignOn = dayOf(row.lastSignAt ?? row.startedAt)
  const offered = guides.find(({ personId }) => personId === row.offeredGuideId)
  const minutes = (among: typeof time) => among.reduce((sum, one) => sum + one.minutes, 0)
  return {
    ...thread,
    phone: isOpen ? thread.phone : null,
    isMine: row.guideId === guideId,
    flags: isOpen ? flagsOf({ checks, lastSignOn }, today) : [],
    note: {
      version: row.noteVersion,
      text: row.note === null || !isOpen ? '' : openIn(keys, row, 'note', row.note),
    },
    minutes: {
      today: minutes(time.filter((one) => one.day === today && one.guideId === guideId)),
      total: minutes(time),
    },
    colleagues: takersOf(guides, guideId),
    offeredTo: offered === undefined ? null : colleagueOf(offered),
  }
}

/** Locks a guidance for a change. @throws Refusal `not-found`; `guidance-closed` while it is paused */
async function holdOpen(tx: PersonTransaction, guideId: string, id: string): Promise<GuidanceRow> {
  const row = await holdGuidedGuidance(tx, guideId, id)
  if (row !== null) return row
  found(await findGuidedGuidance(tx, guideId, id))
  throw new Refusal('guidance-closed')
}

type Answer = {
  readonly text: string
  /** The last message that the writer saw; null for an empty thread. */
  readonly seen: string | null
  readonly proposal: readonly string[]
  /** The last letter: the guidance ends by itself two weeks later. */
  readonly letter: boolean
  readonly key: string | null
}

/**
 * Sends a guide's answer and enqueues an e-mail without content. The messages up to `seen` count as answered; later ones still
 * wait.
 * @throws Refusal `answered-meanwhile`, with nothing written, when somebody else has answered since; as holdOpen;
 * `idempotency-conflict` when the key stands for another answer
 */
export function answerGuidance(
  deps: Need & Pick<Deps, 'newId' | 'queue'>,
  guideId: string,
  guidanceId: string,
  { text, seen, proposal, letter, key }: Answer,
): Promise<GuideThread> {
  const { keys, clock, queue } = deps
  return asPerson(deps.pools.app, { personId: guideId }, async (tx) => {
    const row = await holdOpen(tx, guideId, guidanceId)
    const id = messageIdOf(deps, guideId, key)
    const before = await findMessage(tx, row, id)
    if (before !== null) {
      if (openMessage(keys, row, before).text !== text) throw new Refusal('idempotency-conflict')
      return threadIn(tx, deps, guideId, guidanceId)
    }
    const last = seen === null ? null : await findMessage(tx, row, seen)
    if (await isAnsweredAfter(tx, row, last?.sentAt ?? null)) throw new Refusal('answered-meanwhile')
    const now = clock()
    const guides = await listGuides(tx)
    const guideName = guides.find(({ personId }) => personId === guideId)?.name ?? null
    await insertMessage(tx, {
      personId: row.personId,
      guidanceId,
      id,
      author: 'guide',
      sealed: sealIn(keys, row, 'message', { text, guideName, proposal }, id),
      letter,
      sentAt: await afterAll(tx, row, now),
    })
    await markAnswered(tx, row, last, now)
    if (letter) await endAfterLetter(tx, row, now)
    await queue.enqueue(tx, 'send-guidance-mail', { messageId: id }, { key: id })
    return threadIn(tx, deps, guideId, guidanceId)
  })
}

async function markAnswered(
  tx: PersonTransaction,
  row: GuidanceRow,
  seen: MessageRow | null,
  at: Date,
): Promise<void> {
  if (seen === null) return
  for (const as of ['readAt', 'answeredAt'] as const)
    await markMessages(tx, row, { of: 'participant', as, until: seen.sentAt, at })
}

function endAfterLetter(tx: PersonTransaction, row: GuidanceRow, now: Date): Promise<void> {
  const last = addDays(dayOf(now), daysAfterLetter)
  const endsOn = row.endsOn !== null && row.endsOn < last ? row.endsOn : last
  return updateGuidance(tx, row, { endsOn, ending: 'letter', letterAskedAt: null, letterDueOn: null })
}

export type GuideChange =
  | { readonly do: 'read' }
  | { readonly do: 'note'; readonly version: number; readonly text: string }
  | { readonly do: 'minutes'; readonly minutes: number }
  | { readonly do: 'offer'; readonly guideId: string | null }

/**
 * A guide's changes beside the thread. A repeated request changes nothing, even when it arrives late.
 * @throws Refusal as holdOpen; `newer-version` of a note; `guide-unavailable` for an offer to somebody who is no guide, is away or has
 * no room, or by a stand-in
 */
export function changeGuidance(
  deps: Need,
  guideId: string,
  guidanceId: string,
  change: GuideChange,
  key: string | null,
): Promise<GuideThread> {
  return asPerson(deps.pools.app, { personId: guideId }, async (tx) => {
    const row = await holdOpen(tx, guideId, guidanceId)
    if (await isFirstTime(tx, deps.keys, { personId: guideId, kind: 'guide', key }))
      await makeChange(tx, deps, guideId, row, change)
    return threadIn(tx, deps, guideId, guidanceId)
  })
}

async function makeChange(
  tx: PersonTransaction,
  { keys, clock }: Need,
  guideId: string,
  row: GuidanceRow,
  change: GuideChange,
): Promise<void> {
  const now = clock()
  switch (change.do) {
    case 'read':
      return markMessages(tx, row, { of: 'participant', as: 'readAt', at: now })
    case 'note': {
      const note = sealIn(keys, row, 'note', change.text)
      const isSame = row.note !== null && openIn(keys, row, 'note', row.note) === change.text
      if (isSame || (await writeNote(tx, row, { note, version: change.version }))) return
      throw new Refusal('newer-version')
    }
    case 'minutes': {
      const { personId, id: guidanceId } = row
      return writeTime(tx, { personId, guidanceId, guideId, day: dayOf(now), minutes: change.minutes })
    }
    case 'offer': {
      const offered = change.guideId
      const takers = takersOf(await listGuides(tx), guideId)
      const isKnown = offered === null || takers.some(({ id }) => id === offered)
      if (row.guideId !== guideId || !isKnown) throw new Refusal('guide-unavailable')
      return updateGuidance(tx, row, { offeredGuideId: offered })
    }
  }
}
