import { dayOf } from '#core/calendar/instant-of.ts'
import { addDays, type Day } from '#core/calendar/local-time.ts'
import { courseOf, flagsOf, mostDaysAway, type SharedChecks, weeksListed } from '#core/guidance/guidance.ts'
import { asPerson, type PersonTransaction } from '#server/platform/db/transaction.ts'
import { badField, Refusal } from '#server/platform/errors.ts'
import { isFirstTime } from '#server/platform/keys/is-first-time.ts'
import {
  type ListedGuidance,
  listGuidedGuidances,
  listSharedChecks,
  type SharedCheck,
} from './guidance-list-query.ts'
import { type Guide, listGuides, writeAbsence } from './guide-repository.ts'
import type { Need } from './my-guidance.ts'
import { openIn } from './sealed-guidance.ts'
import { checksIn, owedIf } from './thread.ts'

export type GuidanceList = Awaited<ReturnType<typeof listIn>>

/** A guide's guidances and those that they stand in for: by promised day, then by the longest silence of the participant. */
export const listGuidances = (deps: Need, guideId: string): Promise<GuidanceList> =>
  asPerson(deps.pools.app, { personId: guideId }, (tx) => listIn(tx, deps, guideId))

async function listIn(tx: PersonTransaction, deps: Need, guideId: string) {
  const guides = await listGuides(tx)
  const me = guides.find(({ personId }) => personId === guideId)
  if (me === undefined) throw new Refusal('not-allowed')
  const standIn = guides.find(({ personId }) => personId === me.standInId)
  return {
    me: {
      name: me.name,
      caseload: me.caseload,
      awayUntil: me.awayUntil,
      standIn: standIn === undefined ? null : colleagueOf(standIn),
    },
    colleagues: colleaguesOf(guides, guideId),
    guidances: await rowsOf(tx, deps, guideId, guides),
  }
}

export const colleagueOf = ({ personId, name }: Guide) => ({ id: personId, name })

export const colleaguesOf = (guides: readonly Guide[], guideId: string) =>
  guides.filter(({ personId, awayUntil }) => personId !== guideId && awayUntil === null).map(colleagueOf)

/** Colleagues who can take a guidance over. A guide does not see whether the participant can choose them: it would tell where they work. */
export const takersOf = (guides: readonly Guide[], guideId: string) =>
  colleaguesOf(
    guides.filter(({ hasRoom }) => hasRoom),
    guideId,
  )

async function rowsOf(tx: PersonTransaction, deps: Need, guideId: string, guides: readonly Guide[]) {
  const rows = await listGuidedGuidances(tx, guideId)
  if (rows.length === 0) return []
  const people = rows.map(({ personId }) => personId)
  const today = dayOf(deps.clock())
  const checks = Map.groupBy(await listSharedChecks(tx, people), ({ guidanceId }) => guidanceId)
  const shown = rows.map((row) => {
    const shared = (checks.get(row.id) ?? []).map((one) => latestIn(deps, row, one))
    const sign = dayOf(row.lastSignAt ?? row.startedAt)
    return {
      sign,
      ...rowOf(row, { guideId, guides, shared: currentChecks(shared), sign, today }),
      name: openIn(deps.keys, row, 'name', row.name),
      owed: owedIf(row, [{ dueOn: row.dueOn, isAnswered: false }], today),
      unread: row.unread,
      minutes: row.minutes,
    }
  })
  return shown.toSorted(byPromise)
}

/** The latest weekly checks of one kind. */
function latestIn({ keys }: Need, row: ListedGuidance, { kind, latest, sealed }: SharedCheck): SharedChecks {
  if (latest !== null) return openIn(keys, row, 'latest', latest, kind) ?? {}
  return sealed === null ? {} : checksIn(openIn(keys, row, 'share', sealed, kind))
}

type Facts = {
  readonly guideId: string
  readonly guides: readonly Guide[]
  readonly shared: SharedChecks
  readonly sign: Day
  readonly today: Day
}

function rowOf(row: ListedGuidance, { guideId, guides, shared, sign, today }: Facts) {
  return {
    id: row.id,
    // The list has no ended guidances.
    state: row.state === 'paused' ? ('paused' as const) : ('active' as const),
    startedAt: row.startedAt,
    isMine: row.guideId === guideId,
    letterAsked: row.letterAskedAt !== null,
    endsOn: row.endsOn,
    ending: row.ending,
    course: courseOf(shared, weeksListed),
    flags: row.state === 'active' ? flagsOf({ checks: shared, lastSignOn: sign }, today) : [],
    offeredTo: guides.find(({ personId }) => personId === row.offeredGuideId)?.name ?? null,
  }
}

/** The checks of the programme answered last, where both are shared: their questions and levels differ. */
export const currentChecks = (shared: readonly SharedChecks[]): SharedChecks =>
  shared.toSorted((one, other) => lastDayOf(other).localeCompare(lastDayOf(one)))[0] ?? {}

const lastDayOf = (checks: SharedChecks): string => Object.keys(checks).toSorted().at(-1) ?? ''

type Sorted = { readonly owed: { readonly dueOn: Day } | null; readonly sign: Day; readonly state: string }

/** Sorts promised answers first, by day; then by the longest silence; paused ones last. */
const byPromise = (one: Sorted, other: Sorted): number => placeOf(one).localeCompare(placeOf(other))

const placeOf = ({ owed, sign, state }: Sorted): string =>
  owed !== null ? `1 ${owed.dueOn}` : `${state === 'active' ? 2 : 3} ${sign}`

/**
 * Sets until when a guide is away and who stands in; null for back again. There must be a stand-in: the promise to
 * participants still holds. A repeated request changes nothing, even when it arrives late.
 * @throws Refusal `guide-unavailable` without a stand-in, or when the stand-in is no guide or is away; `invalid-input` for more than
 * `mostDaysAway` days
 */
export function changeAbsence(
  deps: Need,
  guideId: string,
  { awayUntil, standInId }: { readonly awayUntil: Day | null; readonly standInId: string | null },
  key: string | null,
): Promise<GuidanceList> {
  return asPerson(deps.pools.app, { personId: guideId }, async (tx) => {
    if (!(await isFirstTime(tx, deps.keys, { personId: guideId, kind: 'guide', key })))
      return listIn(tx, deps, guideId)
    const today = dayOf(deps.clock())
    const isAway = awayUntil !== null && awayUntil >= today
    if (isAway && awayUntil > addDays(today, mostDaysAway)) throw badField('awayUntil', 'too_big')
    const colleagues = colleaguesOf(await listGuides(tx), guideId)
    if (isAway && !colleagues.some(({ id }) => id === standInId)) throw new Refusal('guide-unavailable')
    await writeAbsence(tx, guideId, isAway ? { awayUntil, standInId } : { awayUntil: null, standInId: null })
    return listIn(tx, deps, guideId)
  })
}
