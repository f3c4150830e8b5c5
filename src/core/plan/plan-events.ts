import type { CalendarEvent } from '../calendar/write-calendar.ts'
import { daysOf, occurrencesOf, remindBefore } from './occurrences.ts'
import { most, type Plan, type PlanEntry } from './plan.ts'

/** Grows with every change and never with a clock, so that a calendar knows the newer of two files. */
function revisionOf({ turn, last, marks }: PlanEntry): number {
  const turns = [turn, ...Object.values(marks).map((mark) => mark.turn)]
  // As in merging, being stopped outdoes any number of changes.
  return turns.reduce<number>((sum, said = 0) => sum + said, last === null ? 0 : most.turns)
}

/**
 * The plan as a calendar shows it: one event for each entry, with what was moved where it is now and without what was
 * skipped.
 * @param titleOf what the calendar shows of an entry, also to colleagues
 */
export const eventsOfPlan = (plan: Plan, titleOf: (entry: PlanEntry) => string): readonly CalendarEvent[] =>
  plan.entries.flatMap((entry) => {
    const event = eventOf(entry, titleOf(entry))
    return event === null ? [] : [event]
  })

function eventOf(entry: PlanEntry, title: string): CalendarEvent | null {
  const days = daysOf(entry)
  const occurrences = occurrencesOf(entry)
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
  return {
    ...event,
    start: planned(first),
    weekly: {
      on: entry.weekly.on.toSorted(),
      times: days.length,
      without: occurrences.filter(({ state }) => state === 'skipped').map(({ day }) => planned(day)),
      moved: occurrences.flatMap(({ day, state, moved }) => {
        const to = entry.marks[day]?.to
        return moved && state !== 'skipped' && to ? [{ from: planned(day), to }] : []
      }),
    },
  }
}
