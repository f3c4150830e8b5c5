import {
  addDays,
  type Day,
  isClockTime,
  isDay,
  type LocalTime,
  weekdayOf,
} from '#core/calendar/local-time.ts'
import { suggestionFor } from '#core/plan/actions.ts'
import type { Chosen } from '#core/plan/change-plan.ts'
import { firstOn, firstTimeOf } from '#core/plan/first-time.ts'
import { isPast, occurrencesOf } from '#core/plan/occurrences.ts'
import type { PlanEntry } from '#core/plan/plan.ts'
import { timeFault, wordsFault } from '#core/plan/plan-faults.ts'
import type { ActionDraft, DraftFault } from './plan-draft.ts'

/** An action with its suggested time: the first one from now on. */
export function draftFor(action: string, now: LocalTime, id: string): ActionDraft {
  const suggestion = suggestionFor(action)
  const { minutes, on } = suggestion
  return {
    id,
    action,
    title: action === 'own' ? '' : null,
    ...firstTimeOf(suggestion, now),
    minutes,
    repeat: on === null ? 'once' : 'weekly',
    on: on ?? [],
    weeks: 4,
    remind: true,
  }
}

/** An entry of the plan with its own words, if any, and its coming times, to be changed. */
export function draftOf(entry: PlanEntry, now: LocalTime): ActionDraft {
  const { id, action, title, time, minutes, weekly, remind } = entry
  const coming = occurrencesOf(entry).filter(({ at, state }) => state === 'open' && !isPast(at, now))
  const planned = weekly === null ? [] : coming.filter(({ day }) => !isPast({ day, time }, now))
  const next = planned[0]?.day ?? coming[0]?.at.day ?? addDays(now.day, 1)
  return {
    id,
    action,
    title,
    day: next,
    time: weekly === null ? (coming[0]?.at.time ?? time) : time,
    minutes,
    repeat: weekly === null ? 'once' : 'weekly',
    on: weekly?.on ?? [weekdayOf(next)],
    weeks: weekly === null ? 4 : weeksUntil(planned.at(-1)?.day ?? next, next),
    remind,
  }
}

const day = 24 * 60 * 60 * 1000

/** The weeks of repetition that it takes to reach the last day from the first. */
const weeksUntil = (last: Day, first: Day): number =>
  Math.ceil((Date.parse(last) - Date.parse(first) + day) / (7 * day))

const fields: Record<DraftFault, string> = {
  title: 'title',
  long: 'title',
  day: 'day',
  past: 'day',
  time: 'time',
  weekdays: 'weekday',
}

/** The id of the field of a fault. */
export const fieldOf = (fault: DraftFault, { id }: Pick<ActionDraft, 'id'>): string =>
  `${fields[fault]}-${id}`

/** The first fault to correct; null: none. */
export function draftFault(draft: ActionDraft, now: LocalTime): DraftFault | null {
  const fault = (draft.title === null ? null : wordsFault(draft.title)) ?? timeFault(draft, now)
  if (fault !== null) return fault
  return draft.repeat === 'weekly' && draft.on.length === 0 ? 'weekdays' : null
}

/** The entry for the plan; null while day or time is missing. A repetition begins with its first occurrence. */
export function chosenOf(draft: ActionDraft): Chosen | null {
  const { id, action, title, day, time, minutes, repeat, on, weeks, remind } = draft
  if (!isDay(day) || !isClockTime(time)) return null
  const weekly = repeat === 'weekly' ? { on: on.toSorted(), weeks } : null
  return {
    id,
    action,
    title: title === null ? null : title.trim(),
    first: weekly === null || weekly.on.length === 0 ? day : firstOn(day, weekly.on),
    time,
    minutes,
    weekly,
    remind,
  }
}
