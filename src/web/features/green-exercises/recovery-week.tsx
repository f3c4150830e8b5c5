import { weekdayOf } from '#core/calendar/local-time.ts'
import type { PlanEntry } from '#core/plan/plan.ts'
import { formatList } from '#text/format.ts'
import type { exercises } from '#text/sv/exercises.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'

type RecoveryWeekProps = {
  readonly entries: readonly PlanEntry[]
  readonly onRemove: (id: string) => void
}

/** The times of the plan that are for recovery, in the order of the week. */
export function RecoveryWeek({ entries, onRemove }: RecoveryWeekProps) {
  const t = useText<keyof typeof exercises>()
  const { language } = useLanguage()
  return (
    <section>
      <h4 id="recovery-week" tabIndex={-1}>
        {t('recovery.week')}
      </h4>
      {entries.length === 0 ? (
        <p className="quiet">{t('recovery.empty')}</p>
      ) : (
        <ul className="recovery-week" aria-labelledby="recovery-week">
          {entries.map((entry) => {
            const what = entry.title ?? t('recovery.walks.what')
            const days = entry.weekly?.on ?? [weekdayOf(entry.first)]
            const weekday = formatList(
              days.map((day) => t(`weekday.${day}`)),
              language,
            )
            const time = clockText(entry.time, language)
            return (
              <li key={entry.id}>
                <span>
                  <strong>{what}</strong>
                  <span className="small quiet block">
                    {t('recovery.entry', { weekday, time, minutes: entry.minutes })}
                  </span>
                </span>
                <button
                  type="button"
                  className="recovery-remove no-print"
                  aria-label={t('recovery.remove', { what, weekday, time })}
                  onClick={() => onRemove(entry.id)}
                >
                  <svg viewBox="0 0 20 20" aria-hidden="true">
                    <path d="m5 5 10 10M15 5 5 15" />
                  </svg>
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
