import type { RecoveryTime } from '#core/exercises/exercises.ts'
import type { exercises } from '#text/sv/exercises.ts'
import { clockText } from '#web/lib/clock-text.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useText } from '#web/lib/use-text.ts'

type RecoveryWeekProps = {
  readonly times: readonly RecoveryTime[]
  readonly onRemove: (id: string) => void
}

/** The chosen times in the order of the week. */
export function RecoveryWeek({ times, onRemove }: RecoveryWeekProps) {
  const t = useText<keyof typeof exercises>()
  const { language } = useLanguage()
  return (
    <section>
      <h4 id="recovery-week">{t('recovery.week')}</h4>
      {times.length === 0 ? (
        <p className="quiet">{t('recovery.empty')}</p>
      ) : (
        <ul className="recovery-week" aria-labelledby="recovery-week">
          {times.map(({ id, weekday, time, minutes, what }) => (
            <li key={id}>
              <span>
                <strong>{what}</strong>
                <span className="small quiet block">
                  {t('recovery.entry', {
                    weekday: t(`weekday.${weekday}`),
                    time: clockText(time, language),
                    minutes,
                  })}
                </span>
              </span>
              <button
                type="button"
                className="recovery-remove no-print"
                aria-label={t('recovery.remove', {
                  what,
                  weekday: t(`weekday.${weekday}`),
                  time: clockText(time, language),
                })}
                onClick={() => onRemove(id)}
              >
                <svg viewBox="0 0 20 20" aria-hidden="true">
                  <path d="m5 5 10 10M15 5 5 15" />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
