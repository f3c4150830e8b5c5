import { useState } from 'react'
import { addDays, type Day, mondayOf, weekdays } from '#core/calendar/local-time.ts'
import { occurrencesBetween } from '#core/plan/occurrences.ts'
import type { Plan } from '#core/plan/plan.ts'
import { capital } from '#text/capital.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { Button } from '#web/ui/button/button.tsx'
import { OccurrenceRow } from './occurrence-row.tsx'
import { dayText } from './plan-words.ts'
import { useMarks } from './use-marks.ts'
import { usePlanText } from './use-plan-text.ts'

/** This week, or the next if only that one has coming occurrences. */
function firstWeek(plan: Plan, today: Day): Day {
  const monday = mondayOf(today)
  const [next, after] = [addDays(monday, 7), addDays(monday, 14)]
  const hasMore = occurrencesBetween(plan, today, addDays(next, -1)).length > 0
  return hasMore || occurrencesBetween(plan, next, addDays(after, -1)).length === 0 ? monday : next
}

/** One week of the plan as a strip of days; a press on a day shows its occurrences. Today has its own section. */
export function PlanWeek({ own }: { readonly own: OwnPlan }) {
  const t = usePlanText()
  const { language } = useLanguage()
  const now = useNow()
  const thisMonday = mondayOf(now.day)
  const [monday, setMonday] = useState(() => firstWeek(own.plan, now.day))
  const [opened, setOpened] = useState<Day | null>(null)
  const { told, say, move } = useMarks(own)
  const week = occurrencesBetween(own.plan, monday, addDays(monday, 6))
  const days = Map.groupBy(week, ({ at }) => at.day)
  // In another week the first day with occurrences is open; in this week today is shown above.
  const [first = null] = monday === thisMonday ? [] : days.keys()
  const open = opened ?? first

  function weekTitle(): string {
    if (monday === thisMonday) return t('week.this')
    if (monday === addDays(thisMonday, 7)) return t('week.next')
    return t('week.from', { date: dayText(monday, language) })
  }

  function show(other: Day, day: Day | null = null) {
    setMonday(other)
    setOpened(day)
  }

  const step = (by: -7 | 7) => (
    <Button kind="quiet" onClick={() => show(addDays(monday, by))}>
      <svg className="week-arrow" viewBox="0 0 20 20" aria-hidden="true">
        <path d={by < 0 ? 'm12 4-6 6 6 6' : 'm8 4 6 6-6 6'} />
      </svg>
      <span className="hidden-text">{t(by < 0 ? 'week.earlier' : 'week.later')}</span>
    </Button>
  )
  return (
    <section className="plan-part flow" aria-labelledby="plan-week">
      <div className="week-head">
        <h2 id="plan-week" tabIndex={-1} aria-live="polite">
          {weekTitle()}
        </h2>
        <div className="week-steps no-print">
          {step(-7)}
          {step(7)}
        </div>
      </div>
      <p role="status" className="hidden-text">
        {told}
      </p>
      <ol className="plan-strip no-print">
        {weekdays.map((weekday) => {
          const day = addDays(monday, weekday - 1)
          return (
            <StripDay
              key={day}
              day={day}
              name={t(`weekday.short.${weekday}`)}
              today={day === now.day}
              count={days.get(day)?.length ?? 0}
              open={day === open}
              onOpen={() => setOpened(day === opened ? null : day)}
            />
          )
        })}
      </ol>
      {week.length === 0 && <p className="quiet">{t('week.empty')}</p>}
      {[...days].map(
        ([day, occurrences]) =>
          day !== now.day && (
            <section key={day} className={day === open ? 'plan-day plan-day-open flow' : 'plan-day flow'}>
              <h3 id={`day-${day}`}>{capital(dayText(day, language))}</h3>
              <ul className="plan-list" aria-labelledby={`day-${day}`}>
                {occurrences.map((occurrence) => (
                  <OccurrenceRow
                    key={`${occurrence.entry.id} ${occurrence.day}`}
                    occurrence={occurrence}
                    now={now}
                    onState={(state) => say(occurrence, state)}
                    onMove={(to) => {
                      move(occurrence, to)
                      show(mondayOf(to.day), to.day)
                      document.getElementById('plan-week')?.focus()
                    }}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </section>
  )
}

type StripDayProps = {
  readonly day: Day
  readonly name: string
  readonly today: boolean
  /** The number of its occurrences. */
  readonly count: number
  readonly open: boolean
  readonly onOpen: () => void
}

/** A day of the strip: today links to its section above, another day with occurrences shows them below. */
function StripDay({ day, name, today, count, open, onOpen }: StripDayProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const shown = (
    <>
      <span aria-hidden="true">{name}</span>
      <strong aria-hidden="true">{Number(day.slice(8))}</strong>
      <span className="plan-strip-count" aria-hidden="true">
        {count > 0 && count}
      </span>
      <span className="hidden-text">{t('week.strip', { day: dayText(day, language), count })}</span>
    </>
  )
  return (
    <li aria-current={today ? 'date' : undefined}>
      {today ? (
        <a href="#plan-today">{shown}</a>
      ) : count > 0 ? (
        <button type="button" aria-expanded={open} onClick={onOpen}>
          {shown}
        </button>
      ) : (
        <span>{shown}</span>
      )}
    </li>
  )
}
