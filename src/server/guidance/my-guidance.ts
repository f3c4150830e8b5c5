import { dayOf } from '#core/calendar/instant-of.ts'
import { checkKinds, latestChecks } from '#core/guidance/guidance.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import type { Deps } from '#server/platform/deps.ts'
import { found, Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import {
  findOwnGuidance,
  type GuidanceRow,
  hasShares,
  holdOwnGuidance,
  insertGuidance,
  updateGuidance,
  updateShare,
  writeShare,
} from './guidance-repository.ts'
import { type Guide, holdPlace, listGuides, listReaders } from './guide-repository.ts'
import { listOpenMessages } from './message-repository.ts'
import { openIn, sealIn } from './sealed-guidance.ts'
import { checksIn, earlierInThread, newestOfThread, owedIn } from './thread.ts'

export type Need = Pick<Deps, 'pools' | 'keys' | 'clock'>

export type MyGuidance = Awaited<ReturnType<typeof readIn>>

/** A participant's guidance with all its content, and the guides whom they can choose. */
export const readMyGuidance = (deps: Need, personId: string): Promise<MyGuidance> =>
  asPerson(deps.pools.app, { personId }, (tx) => readIn(tx, deps, personId))

export async function readIn(tx: PersonTransaction, { keys, clock }: Need, personId: string) {
  const guides = await listGuides(tx)
  const row = await findOwnGuidance(tx, personId)
  return {
    guides: guides.filter(({ choosable }) => choosable).map(cardOf),
    guidance:
      row === null
        ? null
        : {
            ...(await newestOfThread(tx, keys, row, dayOf(clock()))),
            terms: row.terms,
            endedAt: row.endedAt,
            ...whoReads(row, guides, await listReaders(tx, row.id)),
          },
  }
}

/** @throws Refusal `not-found` for a message that is not in the caller's guidance */
export const readMyEarlierMessages = (deps: Need, personId: string, before: string) =>
  asPerson(deps.pools.app, { personId }, async (tx) =>
    earlierInThread(tx, deps.keys, found(await findOwnGuidance(tx, personId)), before),
  )

/** The news of the guidance for the page of today. Of all texts it opens only the name of the guide who answered last. */
export const readGuidanceNews = (deps: Need, personId: string) =>
  asPerson(deps.pools.app, { personId }, async (tx) => {
    const guides = await listGuides(tx)
    const row = await findOwnGuidance(tx, personId)
    const choosable = guides.some((guide) => guide.choosable)
    if (row === null || row.state === 'ended') return { choosable, guidance: null }
    const { guide, offered } = whoReads(row, guides, await listReaders(tx, row.id))
    const open = await listOpenMessages(tx, row)
    const unread = open.findLast(({ author }) => author === 'guide')
    const words = unread === undefined ? null : openIn(deps.keys, row, 'message', unread.sealed, unread.id)
    return {
      choosable,
      guidance: {
        state: row.state,
        guideName: guide?.name ?? null,
        unreadFrom: unread === undefined ? null : (words?.guideName ?? guide?.name ?? ''),
        owed: owedIn(row, open, dayOf(deps.clock())),
        offered: offered !== null,
        shares: await hasShares(tx, row),
      },
    }
  })

const cardOf = ({ personId, name, licenceNumber }: Guide) => ({ id: personId, name, licenceNumber })

/**
 * The guide, whether they are away and who stands in, and the offered guide, if the participant can choose that one.
 * Where nobody can read, there is no guide; the reason is not shown.
 */
function whoReads(
  { guideId, offeredGuideId }: GuidanceRow,
  guides: readonly Guide[],
  readers: readonly string[],
) {
  const find = (id: string | null) => guides.find(({ personId }) => personId === id)
  const [guide, offered] = [readers.length === 0 ? undefined : find(guideId), find(offeredGuideId)]
  const standInId = guide?.standInId ?? null
  const standIn = standInId !== null && readers.includes(standInId) ? find(standInId) : undefined
  return {
    guide: guide === undefined ? null : cardOf(guide),
    awayUntil: guide?.awayUntil ?? null,
    standIn: standIn === undefined ? null : cardOf(standIn),
    offered: offered?.choosable ? cardOf(offered) : null,
  }
}

/**
 * Begins a guidance with a key of its own. Nothing is shared yet.
 * @throws Refusal `guidance-open`; `guide-unavailable` for a guide who is away, has no room or has the same employer
 */
export function beginGuidance(
  deps: Need & Pick<Deps, 'newId'>,
  personId: string,
  { guideId, name, terms }: { readonly guideId: string; readonly name: string; readonly terms: string },
): Promise<MyGuidance> {
  const { keys, clock, newId } = deps
  return asPerson(deps.pools.app, { personId }, async (tx) => {
    // Take the place first: of two requests at once, the second finds here that the first has it, even the last one.
    const guide = await holdPlace(tx, guideId)
    if ((await holdOwnGuidance(tx, personId)) !== null) throw new Refusal('guidance-open')
    if (guide === null) throw new Refusal('guide-unavailable')
    const { wrapped, masterKey } = keys.newPersonKey()
    const key = { id: newId(), wrappedKey: wrapped, masterKey }
    const row = {
      ...key,
      personId,
      guideId,
      terms,
      startedAt: clock(),
      name: sealIn(keys, key, 'name', name),
    }
    if (!(await insertGuidance(tx, row))) throw new Refusal('guidance-open')
    return readIn(tx, deps, personId)
  })
}

type Shared = {
  readonly kind: string
  readonly content: unknown
  readonly guidanceId: string
  /** Only changes a copy that is already shared; shares no new kind. */
  readonly isUpdate: boolean
  /** The idempotency key that the browser makes for each sharing. */
  readonly key: string | null
}

/** Shares or replaces a copy of one kind; a repeated request does nothing. @throws Refusal `guidance-closed`, also when another goes on */
export function shareWithGuide(
  deps: Need,
  personId: string,
  { kind, content, guidanceId, isUpdate, key }: Shared,
): Promise<MyGuidance> {
  const { keys, clock } = deps
  return asPerson(deps.pools.app, { personId }, async (tx) => {
    const row = await holdOwnGuidance(tx, personId)
    if (row?.state !== 'active' || row.id !== guidanceId) throw new Refusal('guidance-closed')
    if (!(await isFirstTime(tx, keys, { personId, kind: 'guidance', key }))) return readIn(tx, deps, personId)
    const sealed = sealIn(keys, row, 'share', content, kind)
    const isCheck = checkKinds.some((one) => one === kind)
    const latest = isCheck ? sealIn(keys, row, 'latest', latestChecks(checksIn(content)), kind) : null
    const copy = { personId, guidanceId, kind, sealed, latest, updatedAt: clock() }
    const isShared = isUpdate ? await updateShare(tx, copy) : await writeShare(tx, copy)
    if (isShared) await updateGuidance(tx, row, { lastSignAt: clock() })
    return readIn(tx, deps, personId)
  })
}
