import { instantOf } from '../calendar/instant-of.ts'
import { addDays, type ClockTime, type Day, mondayOf } from '../calendar/local-time.ts'
import type { DueMail } from '../mail/due-kinds.ts'
import { occurrencesOf, remindersOf } from './occurrences.ts'
import { type Plan, planLimits } from './plan.ts'

/** The time of the mail about the week: on its Sunday, in Stockholm time. */
const reviewAt: ClockTime = '18:00'

/**
 * The mail that a plan schedules from a time on: a reminder of each open occurrence that wants one, and on Sundays a review
 * of a week that had something in it and has not been reviewed. Empty for people who have not asked for mail. Mail for the
 * same minute is one e-mail. At most as many as a plan has occurrences, the nearest first.
 */
export function dueMailOfPlan(plan: Plan, since: Date): readonly DueMail[] {
  if (!plan.mail.on) return []
  const reminders = remindersOf(plan, since)
  const momentsOf = (wanted: boolean) =>
    reminders.filter(({ action }) => (action === 'check-up') === wanted).map(({ moment }) => moment.getTime())
  const weeks = new Set<Day>(plan.entries.flatMap(occurrencesOf).map(({ at }) => mondayOf(at.day)))
  const reviews = [...weeks]
    .filter((monday) => plan.reviews[monday] === undefined)
    .map((monday) => instantOf({ day: addDays(monday, 6), time: reviewAt }).getTime())
    .filter((moment) => moment > since.getTime())
  return [
    ...nearest('plan-reminder', momentsOf(false)),
    ...nearest('check-up-reminder', momentsOf(true)),
    ...nearest('weekly-review', reviews),
  ]
}

const nearest = (kind: DueMail['kind'], moments: readonly number[]): DueMail[] =>
  [...new Set(moments)]
    .sort((a, b) => a - b)
    .slice(0, planLimits.occurrences)
    .map((moment) => ({ kind, dueAt: new Date(moment) }))
