import { weekdayOf } from '#core/calendar/local-time.ts'
import type { PlanEntry } from '#core/plan/plan.ts'
import { capital } from '#text/capital.ts'
import { formatList } from '#text/format.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'

type RecoveryWeekProps = {
  readonly entries: readonly PlanEntry[]
  readonly onRemove: (id: string) => void
}

/** The recovery times of the plan, in the order of the week. */
export function RecoveryWeek({ entries, onRemove }: RecoveryWeekProps) {
  const t = useText('exercises')
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
                  <span className="small quiet own-line">
                    {t('recovery.entry', { weekday: capital(weekday), time, minutes: entry.minutes })}
                  </span>
                </span>
                <TwoStepButton
                  kind="cross"
                  label={t('recovery.remove', { what, weekday, time })}
                  question={t('recovery.remove.question', { what, weekday, time })}
                  yes={t('recovery.remove.yes')}
                  no={t('recovery.remove.no')}
                  onConfirm={() => onRemove(entry.id)}
                />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
