import { dayOf, instantOf } from '#core/calendar/instant-of.ts'
import { addDays, type Day, mondayOf, weekdayOf } from '#core/calendar/local-time.ts'
import { suggestionFor } from '#core/plan/actions.ts'
import type { Mark, Plan, PlanEntry } from '#core/plan/plan.ts'

type Made = Pick<PlanEntry, 'action' | 'first' | 'weekly'> & Partial<Pick<PlanEntry, 'title' | 'time'>>

/** The marks of past occurrences, repeated: most were done, as with most people. */
const habits = ['done', 'done', 'skipped', 'done', null] as const

/** A plan begun two weeks ago: some of it done, some skipped, some forgotten, and some still to come. */
export function ownPlan(now: Date, newId: () => string): Plan {
  const today = dayOf(now)
  const monday = mondayOf(today)
  const begun = addDays(monday, -14)
  const entry = ({ action, first, weekly, title = null, time }: Made): PlanEntry => {
    const usual = suggestionFor(action)
    return {
      id: newId(),
      revision: 1,
      at: at(begun),
      action,
      title,
      first,
      time: time ?? usual.time,
      minutes: usual.minutes,
      weekly,
      last: null,
      remind: false,
      marks: marksOf(first, weekly, today),
      removed: false,
    }
  }
  const bedtime = entry({
    action: 'exhaustion.bedtime',
    first: begun,
    weekly: { on: [1, 2, 3, 4, 7], weeks: 4 },
  })
  const endOfDay = entry({
    action: 'boundaries_recovery.end-of-day',
    first: begun,
    weekly: { on: [1, 2, 3, 4, 5], weeks: 4 },
  })
  return {
    entries: [
      bedtime,
      endOfDay,
      entry({ action: 'demands.all-tasks', first: addDays(begun, 2), weekly: null }),
      entry({
        action: 'demands.order-with-manager',
        first: addDays(monday, 7),
        weekly: { on: [1], weeks: 4 },
      }),
      entry({ action: 'walk', first: addDays(begun, 5), weekly: { on: [3, 6], weeks: 4 }, time: '17:30' }),
      entry({
        action: 'own',
        title: 'Ringa Sara och bestämma en promenad',
        first: addDays(monday, 6),
        weekly: null,
        time: '14:00',
      }),
    ],
    reviews: {
      [addDays(monday, -7)]: {
        helped: [bedtime.id, endOfDay.id],
        words:
          'Jag somnade fortare de kvällar då jag lade undan telefonen. På fredagen glömde jag att avsluta dagen, och då tänkte jag på jobbet hela lördagen.',
        at: at(addDays(monday, -1)),
      },
    },
    mail: { on: false, at: '' },
  }
}

const at = (day: Day): string => instantOf({ day, time: '19:00' }).toISOString()

/** Marks nothing today or later: that is left to the visitor. */
function marksOf(first: Day, weekly: PlanEntry['weekly'], today: Day): Record<string, Mark> {
  const days: Day[] = []
  const end = weekly === null ? first : addDays(first, weekly.weeks * 7 - 1)
  for (let day = first; day < today && day <= end; day = addDays(day, 1)) {
    if (weekly === null || weekly.on.includes(weekdayOf(day))) days.push(day)
  }
  return Object.fromEntries(
    days.flatMap((day, position) => {
      const state = habits[position % habits.length] ?? null
      return state === null ? [] : [[day, { state, to: null, at: at(day), revision: 1 }]]
    }),
  )
}
