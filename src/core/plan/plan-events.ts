import type { CalendarEvent } from '../calendar/write-calendar.ts'
import { daysOf, occurrencesOf, remindBefore } from './occurrences.ts'
import { countRewordings } from './own-words.ts'
import { type Plan, type PlanEntry, planLimits } from './plan.ts'

/** The revision of an entry. It grows with every change and never with a clock, so that a calendar knows the newer of two files. */
function revisionOf({ revision, last, marks, wordings }: PlanEntry): number {
  const revisions = [revision, ...Object.values(marks).map((mark) => mark.revision)]
  // As in merging, stopping outweighs any number of changes.
  const ended = last === null ? 0 : planLimits.revisions
  return revisions.reduce<number>((sum, said = 0) => sum + said, ended + countRewordings(wordings))
}

/**
 * The plan as calendar events: one event for each entry, with moved occurrences at their new time and without skipped ones.
 * Occurrences from before the times were changed are separate events, since an event has one set of times.
 * @param titleOf the title of an entry in the calendar, which colleagues may see too
 */
export const eventsOfPlan = (plan: Plan, titleOf: (entry: PlanEntry) => string): readonly CalendarEvent[] =>
  plan.entries.flatMap((entry) => {
    const event = eventOf(entry, titleOf(entry))
    return [...(event === null ? [] : [event]), ...eventsBehind(entry, titleOf(entry))]
  })

/** Occurrences outside the present times, each as an event of its own. */
function eventsBehind(entry: PlanEntry, title: string): readonly CalendarEvent[] {
  const days = new Set(daysOf(entry))
  return occurrencesOf(entry)
    .filter(({ day, state }) => state !== 'skipped' && (isBehind(entry, day) || !days.has(day)))
    .map(({ day, at, minutes }) => ({
      id: `${entry.id}.${day}@andrum`,
      title,
      minutes,
      revision: entry.marks[day]?.revision ?? 0,
      start: at,
    }))
}

const isBehind = ({ pastTimes }: PlanEntry, day: string): boolean => pastTimes?.[day] !== undefined

function eventOf(entry: PlanEntry, title: string): CalendarEvent | null {
  const days = daysOf(entry)
  const occurrences = occurrencesOf(entry).filter(({ day }) => days.includes(day) && !isBehind(entry, day))
  const [first] = days
  if (first === undefined || !occurrences.some(({ state }) => state !== 'skipped')) return null
  const planned = (day: (typeof days)[number]) => ({ day, time: entry.time })
  const event = {
    id: `${entry.id}@andrum`,
    title,
    minutes: entry.minutes,
    revision: revisionOf(entry),
    ...(entry.remind ? { remindBefore } : {}),
  }
  if (entry.weekly === null) {
    const to = entry.marks[first]?.to ?? planned(first)
    return { ...event, start: to }
  }
  const skipped = occurrences.filter(({ state }) => state === 'skipped').map(({ day }) => day)
  return {
    ...event,
    start: planned(first),
    weekly: {
      on: entry.weekly.on.toSorted(),
      times: days.length,
      without: days.filter((day) => isBehind(entry, day) || skipped.includes(day)).map(planned),
      moved: occurrences.flatMap(({ day, state, moved }) => {
        const to = entry.marks[day]?.to
        return moved && state !== 'skipped' && to ? [{ from: planned(day), to }] : []
      }),
    },
  }
}
