import { useState } from 'react'
import { addDays, type Day, type LocalTime, weekdays } from '#core/calendar/local-time.ts'
import { withMove, withState } from '#core/plan/change-plan.ts'
import { type Occurrence, occurrencesBetween } from '#core/plan/occurrences.ts'
import type { Plan } from '#core/plan/plan.ts'
import { mondayOf } from '#core/plan/weekly-review.ts'
import { capital } from '#text/capital.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/button/button.tsx'
import { OccurrenceRow } from './occurrence-row.tsx'
import { dayText, momentText, titleOf } from './plan-words.ts'
import { usePlanText } from './use-plan-text.ts'

/** This week, or the next when this one has nothing ahead and that one has. */
function firstWeek(plan: Plan, now: LocalTime): Day {
  const monday = mondayOf(now.day)
  const [next, after] = [addDays(monday, 7), addDays(monday, 14)]
  const hasMore = occurrencesBetween(plan, now.day, addDays(next, -1)).length > 0
  return hasMore || occurrencesBetween(plan, next, addDays(after, -1)).length === 0 ? monday : next
}

/** One week of the plan, day by day; each occurrence can be done, skipped or moved. */
export function PlanWeek({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  const { language } = useLanguage()
  const now = useNow()
  const thisMonday = mondayOf(now.day)
  const [monday, setMonday] = useState(() => firstWeek(own.plan, now))
  const [told, setTold] = useState('')
  const week = occurrencesBetween(own.plan, monday, addDays(monday, 6))
  const days = [...Map.groupBy(week, ({ at }) => at.day)]

  // What has been this week is out of the way of what is to come.
  const behind = monday === thisMonday ? days.filter(([day]) => day < now.day) : []
  const ahead = days.slice(behind.length)

  function say({ entry, day }: Occurrence, state: Occurrence['state']) {
    own.update((plan, at) => withState(plan, entry.id, day, state, at))
    setTold(t(`occurrence.said.${state}`, { title: titleOf(entry, t) }))
  }

  function move({ entry, day }: Occurrence, to: LocalTime) {
    own.update((plan, at) => withMove(plan, entry.id, day, to, at))
    setTold(t('occurrence.said.moved', { title: titleOf(entry, t), ...momentText(to, language) }))
  }

  function weekTitle(): string {
    if (monday === thisMonday) return t('week.this')
    if (monday === addDays(thisMonday, 7)) return t('week.next')
    return t('week.from', { date: dayText(monday, language) })
  }

  function show(other: Day) {
    setMonday(other)
    setTold('')
  }

  const dayOf = ([day, occurrences]: readonly [Day, readonly Occurrence[]]) => (
    <section key={day}>
      <h3 id={`day-${day}`}>
        {capital(dayText(day, language))}
        {day === now.day && <span className="quiet"> ({t('week.today')})</span>}
      </h3>
      <ul className="plan-list" aria-labelledby={`day-${day}`}>
        {occurrences.map((occurrence) => (
          <OccurrenceRow
            key={`${occurrence.entry.id} ${occurrence.day}`}
            occurrence={occurrence}
            now={now}
            onState={(state) => say(occurrence, state)}
            onMove={(to) => move(occurrence, to)}
          />
        ))}
      </ul>
    </section>
  )

  return (
    <section className="plan-part flow" aria-labelledby="plan-week">
      <h2 id="plan-week" tabIndex={-1}>
        {t('week.title')}
      </h2>
      <div className="week-steps no-print">
        <Button kind="quiet" onClick={() => show(addDays(monday, -7))}>
          {t('week.earlier')}
        </Button>
        <Button kind="quiet" onClick={() => show(addDays(monday, 7))}>
          {t('week.later')}
        </Button>
      </div>
      <p className="week-name" role="status">
        {weekTitle()}
      </p>
      <p role="status" className="hidden-text">
        {told}
      </p>
      <WeekStrip monday={monday} today={now.day} planned={days.map(([day, all]) => [day, all.length])} />
      {days.length === 0 && <p className="quiet">{t('week.empty')}</p>}
      {ahead.map(dayOf)}
      {behind.length > 0 && (
        <details className="disclosure">
          <summary>{t('week.behind')}</summary>
          <div className="flow">{behind.map(dayOf)}</div>
        </details>
      )}
    </section>
  )
}

type WeekStripProps = {
  readonly monday: Day
  readonly today: Day
  /** Days with something on them, and how much. */
  readonly planned: readonly (readonly [Day, number])[]
}

/** The seven days at a glance; a day with something on it leads to it. */
function WeekStrip({ monday, today, planned }: WeekStripProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const counts = new Map(planned)
  return (
    <ol className="week-strip no-print">
      {weekdays.map((weekday) => {
        const day = addDays(monday, weekday - 1)
        const count = counts.get(day) ?? 0
        const shown = (
          <>
            <span aria-hidden="true">{t(`weekday.short.${weekday}`)}</span>
            <strong aria-hidden="true">{Number(day.slice(8))}</strong>
            <span className="week-strip-count" aria-hidden="true">
              {count > 0 && count}
            </span>
            <span className="hidden-text">{t('week.strip', { day: dayText(day, language), count })}</span>
          </>
        )
        return (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            {count > 0 ? <a href={`#day-${day}`}>{shown}</a> : <span>{shown}</span>}
          </li>
        )
      })}
    </ol>
  )
}
