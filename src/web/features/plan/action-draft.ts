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
import { faultOf } from '#core/plan/plan-faults.ts'
import type { ActionDraft, DraftFault } from './plan-draft.ts'

/** The next Monday to Friday after today. */
function nextWorkday(today: Day): Day {
  const tomorrow = addDays(today, 1)
  return weekdayOf(tomorrow) > 5 ? nextWorkday(tomorrow) : tomorrow
}

/** An action with its suggested time, from tomorrow on. */
export function draftFor(action: string, today: Day, id: string): ActionDraft {
  const { time, minutes, on } = suggestionFor(action)
  return {
    id,
    action,
    title: action === 'own' ? '' : null,
    day: on === null ? nextWorkday(today) : addDays(today, 1),
    time,
    minutes,
    repeat: on === null ? 'once' : 'weekly',
    on: on ?? [],
    weeks: 4,
    remind: true,
  }
}

/** What must be put right first, if anything. */
export function draftFault(draft: ActionDraft, now: LocalTime): DraftFault | null {
  const fault = faultOf(draft, now)
  if (fault !== null) return fault
  return draft.repeat === 'weekly' && draft.on.length === 0 ? 'weekdays' : null
}

/** What goes into the plan; null as long as day or time is none. */
export function chosenOf(draft: ActionDraft): Chosen | null {
  const { id, action, title, day, time, minutes, repeat, on, weeks, remind } = draft
  if (!isDay(day) || !isClockTime(time)) return null
  const weekly = repeat === 'weekly' ? { on: on.toSorted(), weeks } : null
  return {
    id,
    action,
    title: title === null ? null : title.trim(),
    first: day,
    time,
    minutes,
    weekly,
    remind,
  }
}
