import { nextAfter, occurrencesBetween } from '#core/plan/occurrences.ts'
import { useLanguage } from '#web/lib/language.tsx'
import type { OwnPlan } from '#web/lib/plan/use-plan.ts'
import { useNow } from '#web/lib/use-now.ts'
import { OccurrenceRow } from './occurrence-row.tsx'
import { dayText, momentText, titleOf } from './plan-words.ts'
import { useMarks } from './use-marks.ts'
import { usePlanText } from './use-plan-text.ts'

type PlanTodayProps = {
  readonly own: OwnPlan
  /** Shows only the first occurrence that is left. */
  readonly one: boolean
}

/** The occurrences of today, one a line, with the first thing to do largest; the next occurrence when nothing is left. */
export function PlanToday({ own, one }: PlanTodayProps) {
  const t = usePlanText()
  const { language } = useLanguage()
  const now = useNow()
  const { told, say, move } = useMarks(own)
  const today = occurrencesBetween(own.plan, now.day, now.day)
  const first = today.find(({ state }) => state === 'open')
  const rows = one ? today.filter((occurrence) => occurrence === first) : today
  const next = first === undefined ? nextAfter(own.plan, now.day) : undefined

  return (
    <section className="flow" aria-labelledby="plan-today">
      <h2 id="plan-today" tabIndex={-1}>
        {t('today.title', { day: dayText(now.day, language) })}
      </h2>
      <p role="status" className="hidden-text">
        {told}
      </p>
      {rows.length > 0 && (
        <ul className="surface plan-list" aria-labelledby="plan-today">
          {rows.map((occurrence) => (
            <OccurrenceRow
              key={`${occurrence.entry.id} ${occurrence.day}`}
              occurrence={occurrence}
              now={now}
              first={occurrence === first}
              onState={(state) => say(occurrence, state)}
              onMove={(to) => {
                move(occurrence, to)
                document.getElementById('plan-today')?.focus()
              }}
            />
          ))}
        </ul>
      )}
      {first === undefined && (
        <p>
          {t(today.some(({ state }) => state === 'done') ? 'today.over' : 'today.nothing')}{' '}
          {next !== undefined &&
            t('today.next', { title: titleOf(next.entry, t), ...momentText(next.at, language) })}
        </p>
      )}
    </section>
  )
}
