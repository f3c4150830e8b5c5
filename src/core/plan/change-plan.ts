import { localTimeAt } from '../calendar/instant-of.ts'
import { addDays, type Day, type LocalTime } from '../calendar/local-time.ts'
import { daysOf, isPast, type Occurrence, occurrencesOf, slotsOf } from './occurrences.ts'
import { reworded } from './own-words.ts'
import { type Mark, type Plan, type PlanEntry, planLimits, type Said, type WeeklyReview } from './plan.ts'

/** A person's choices about an action; the rest of an entry follows from them. */
export type Chosen = Pick<
  PlanEntry,
  'id' | 'action' | 'title' | 'first' | 'time' | 'minutes' | 'weekly' | 'remind'
>

/** One revision after the value that it changes, and with a later time: so a calendar file is dated after the one before. */
function after(before: Said | undefined, now: Date): { readonly revision: number; readonly at: string } {
  const { revision = 0, at = '' } = before ?? {}
  const earliest = at === '' ? 0 : Date.parse(at) + 1
  return {
    revision: Math.min(revision + 1, planLimits.revisions),
    at: new Date(Math.max(now.getTime(), earliest)).toISOString(),
  }
}

export const newEntry = (chosen: Chosen, now: Date): PlanEntry => ({
  ...chosen,
  last: null,
  marks: {},
  at: now.toISOString(),
  removed: false,
})

/** Past occurrences stay in the plan this many weeks. */
const keptWeeks = 52

/** Drops days more than a year old. Their revisions stay counted, or a calendar would take the file for an older one. */
function withoutAncient(entry: PlanEntry, today: Day): PlanEntry {
  const oldest = addDays(today, -keptWeeks * 7)
  const since = <Value>(byDay: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(byDay).filter(([day]) => day >= oldest))
  const marks = since(entry.marks)
  const revisionsOf = (of: PlanEntry['marks']) =>
    Object.values(of).reduce((sum, { revision = 0 }) => sum + revision, 0)
  const gone = revisionsOf(entry.marks) - revisionsOf(marks)
  return { ...entry, revision: (entry.revision ?? 0) + gone, marks, pastTimes: since(entry.pastTimes ?? {}) }
}

/** Drops entries that ended a year ago, so that a plan never exceeds its limits. */
export function withoutOld(plan: Plan, today: Day): Plan {
  const oldest = addDays(today, -keptWeeks * 7)
  return {
    ...plan,
    entries: plan.entries.filter((entry) =>
      entry.removed ? entry.at.slice(0, 10) >= oldest : (slotsOf(entry).at(-1)?.day ?? entry.first) >= oldest,
    ),
    reviews: Object.fromEntries(Object.entries(plan.reviews).toSorted().slice(-planLimits.reviews)),
  }
}

/** Adds entries; an entry whose id is already there stays as it is. */
export function withEntries(plan: Plan, entries: readonly PlanEntry[], now: Date): Plan {
  const known = new Set(plan.entries.map(({ id }) => id))
  const fresh = entries.filter(({ id }) => !known.has(id))
  const tidy = withoutOld(plan, localTimeAt(now).day)
  return { ...tidy, entries: [...tidy.entries, ...fresh] }
}

/** Changes an entry, unless it has been removed. */
const changeEntry = (plan: Plan, id: string, change: (entry: PlanEntry) => PlanEntry): Plan => ({
  ...plan,
  entries: plan.entries.map((entry) => (entry.id === id && !entry.removed ? change(entry) : entry)),
})

/** Sets the state of one occurrence, or resets it (`open`). A move stays. */
export const withState = (plan: Plan, id: string, day: Day, state: Mark['state'], now: Date): Plan =>
  changeEntry(plan, id, (entry) => marked(entry, day, { state }, now))

/** Moves one occurrence; it is open again. */
export const withMove = (plan: Plan, id: string, day: Day, to: LocalTime, now: Date): Plan =>
  changeEntry(plan, id, (entry) => marked(entry, day, { state: 'open', to }, now))

function marked(entry: PlanEntry, day: Day, change: Partial<Mark>, now: Date): PlanEntry {
  const before = entry.marks[day]
  const mark: Mark = { state: 'open', to: null, ...before, ...change, ...after(before, now) }
  return { ...entry, marks: { ...entry.marks, [day]: mark } }
}

/** Removes an entry and its words. */
const removed = ({ pastTimes: _, wordings: __, ...entry }: PlanEntry, now: Date): PlanEntry => ({
  ...entry,
  title: null,
  marks: {},
  removed: true,
  ...after(entry, now),
})

/** Stops an action: past occurrences stay, also for the weekly review; future ones go. An action that has not begun is removed. */
export function withEnd(plan: Plan, id: string, now: Date): Plan {
  const local = localTimeAt(now)
  return changeEntry(plan, id, (entry) => {
    const pastTimes = occurrencesOf(entry).filter(({ at, state }) => isPast(at, local) || state === 'done')
    const last = pastTimes.at(-1)?.day
    if (last === undefined) return removed(entry, now)
    const ended: PlanEntry = { ...entry, last, ...after(entry, now) }
    return occurrencesOf(ended)
      .filter(({ at, state }) => state === 'open' && !isPast(at, local))
      .reduce<PlanEntry>((stopped, { day }) => marked(stopped, day, { state: 'skipped' }, now), ended)
  })
}

/** Whether an entry has anything to come. */
export const hasMore = (entry: PlanEntry, now: LocalTime): boolean =>
  occurrencesOf(entry).some(({ at, state }) => state === 'open' && !isPast(at, now))

export const withReview = (
  plan: Plan,
  monday: Day,
  review: Pick<WeeklyReview, 'helped' | 'words'>,
  now: Date,
): Plan => ({
  ...plan,
  reviews: { ...plan.reviews, [monday]: { ...review, at: now.toISOString() } },
})

export const withMail = (plan: Plan, on: boolean, now: Date): Plan => ({
  ...plan,
  mail: { on, ...after(plan.mail, now) },
})

/** The fields of an entry's times. */
export type Times = Pick<PlanEntry, 'first' | 'time' | 'minutes' | 'weekly' | 'remind'>

/**
 * Sets other times for future occurrences, moved ones included. Past, done and skipped ones keep their time. A missed one
 * on a day that the new times use is moved there. Nothing is ever taken out of `pastTimes`: another device would bring it
 * back.
 */
export function withTimes(plan: Plan, id: string, times: Times, now: Date): Plan {
  const local = localTimeAt(now)
  return changeEntry(plan, id, (before) => {
    const entry = withoutAncient(before, local.day)
    const anew = new Set(daysOf({ ...entry, ...times }))
    const occurrences = occurrencesOf(entry)
    const stays = occurrences.filter(
      ({ day, at, state }) =>
        entry.pastTimes?.[day] !== undefined ||
        state === 'done' ||
        isPast(at, local) ||
        (state === 'skipped' && !anew.has(day)),
    )
    const staying = new Set(stays.map(({ day }) => day))
    const slots = slotsOf(entry).filter(({ day }) => staying.has(day))
    const pastTimes = Object.fromEntries(slots.map(({ day, time, minutes }) => [day, { time, minutes }]))
    const change = ({ day, at, state, moved }: Occurrence): Partial<Mark> | null => {
      if (!staying.has(day)) return moved && anew.has(day) ? { to: null } : null
      if (state !== 'open') return null
      if (anew.has(day)) return { to: { day, time: times.time } }
      return isPast(at, local) ? null : { state: 'skipped' }
    }
    return occurrences.reduce<PlanEntry>(
      (changed, occurrence) => {
        const said = change(occurrence)
        return said === null ? changed : marked(changed, occurrence.day, said, now)
      },
      { ...entry, ...times, pastTimes, ...after(entry, now) },
    )
  })
}

/** Changes the words of an entry with the person's own words; its times stay. */
export const withWords = (plan: Plan, id: string, words: string): Plan =>
  changeEntry(plan, id, (entry) =>
    entry.title === null || entry.title === words ? entry : { ...entry, ...reworded(entry, words) },
  )

/** Entries that are neither removed nor without occurrences. */
export const liveEntries = (plan: Plan): readonly PlanEntry[] =>
  plan.entries.filter((entry) => occurrencesOf(entry).length > 0)
