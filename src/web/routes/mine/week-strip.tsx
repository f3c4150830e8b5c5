import type { Day } from '#core/calendar/local-time.ts'
import { weekdayOf } from '#core/calendar/local-time.ts'
import type { StripDay } from '#core/home/week-strip.ts'
import { formatDay } from '#text/format.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

type WeekStripProps = { readonly days: readonly StripDay[]; readonly today: Day }

/** Seven days with what is done and what is left, as words and as shapes. */
export function WeekStrip({ days, today }: WeekStripProps) {
  const t = useText('mine')
  const { language } = useLanguage()
  return (
    <section className="flow">
      <div className="today-week-head">
        <h2>{t('week.title')}</h2>
        <PageLink to="/personal-action-plan" className="link-alone">
          {t('week.plan')}
        </PageLink>
      </div>
      <ol className="surface today-week">
        {days.map(({ day, done, left }) => (
          <li key={day} aria-current={day === today ? 'date' : undefined}>
            <span className="hidden-text">
              {formatDay(new Date(`${day}T12:00:00Z`), language)}
              {day === today && `, ${t('week.today')}`}:{' '}
            </span>
            <span className="today-week-day" aria-hidden="true">
              {day === today ? t('week.today') : t(`week.${weekdayOf(day)}`)}
            </span>
            <Sign state={left > 0 ? 'left' : done > 0 ? 'done' : 'nothing'} />
            <span className="today-week-words">
              {done + left === 0 && <span className="hidden-text">{t('week.nothing')}</span>}
              {done > 0 && <span>{t('week.done', { count: done })}</span>}
              {left > 0 && <span>{t('week.left', { count: left })}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A ring: something is left. A filled circle with a tick: all done. A short line: nothing planned. */
function Sign({ state }: { readonly state: 'left' | 'done' | 'nothing' }) {
  return (
    <svg viewBox="0 0 24 24" className={`week-sign week-sign-${state}`} aria-hidden="true">
      {state === 'nothing' ? <path d="M8 12h8" /> : <circle cx="12" cy="12" r="9" />}
      {state === 'done' && <path d="m7.5 12.5 3 3 6-7" />}
    </svg>
  )
}
