import type { Day, LocalTime, Weekday } from '#core/calendar/local-time.ts'
import type { Language } from '#core/languages.ts'
import { isActionId } from '#core/plan/actions.ts'
import type { Chosen } from '#core/plan/change-plan.ts'
import { type PlanEntry, planLimits } from '#core/plan/plan.ts'
import { capital } from '#text/capital.ts'
import { formatDay, formatList } from '#text/format.ts'
import type { Translate } from '#text/messages.ts'
import type { actionPlan } from '#text/sv/action-plan.ts'
import type { actions } from '#text/sv/actions.ts'
import { clockText } from '#web/lib/clock-text.ts'
import type { DraftFault } from './plan-draft.ts'

export type PlanText = Translate<keyof typeof actionPlan | keyof typeof actions>

/** torsdag 5 mars: a day without a time, formatted at noon so that no time zone changes it. */
export const dayText = (day: Day, language: Language): string =>
  formatDay(new Date(`${day}T12:00:00Z`), language)

/** The title of an action, from the catalogue or the person. */
export function titleOf({ action, title }: Pick<PlanEntry, 'action' | 'title'>, t: PlanText): string {
  if (title !== null && title !== '') return title
  if (isActionId(action)) return t(`${action}.title`)
  return action === 'recovery' || action === 'walk' || action === 'check-up'
    ? t(`action.${action}`)
    : t('action.own')
}

function weekdaysText(on: readonly Weekday[], t: PlanText, language: Language): string {
  const days = on.toSorted()
  if (days.length === 7) return t('say.everyDay')
  if (days.join() === '1,2,3,4,5') return t('say.workdays')
  return capital(
    formatList(
      days.map((day) => t(`weekday.${day}`)),
      language,
    ),
  )
}

/** Måndag och fredag kl. 12.00, 30 minuter, i 4 veckor från torsdag 5 mars. */
export function whenText(
  { first, time, minutes, weekly }: Pick<Chosen, 'first' | 'time' | 'minutes' | 'weekly'>,
  t: PlanText,
  language: Language,
): string {
  const day = dayText(first, language)
  const clock = clockText(time, language)
  if (weekly === null) return t('say.once', { day: capital(day), time: clock, minutes })
  const days = weekdaysText(weekly.on, t, language)
  return t('say.weekly', { days, time: clock, minutes, count: weekly.weeks, day })
}

export const momentText = ({ day, time }: LocalTime, language: Language) => ({
  day: dayText(day, language),
  time: clockText(time, language),
})

export const faultText = (fault: DraftFault, title: string, t: PlanText): string =>
  t(`wrong.${fault}`, { title, count: planLimits.title })
