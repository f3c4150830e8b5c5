import { daysInWeek, type RecoveryDocument, type RecoveryWeek } from '#core/programme/recovery.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { useDayText } from '#web/lib/use-day-text.ts'
import { useText } from '#web/lib/use-text.ts'
import { CheckIns } from './check-ins.tsx'
import type { WeekTitle } from './intro.tsx'
import { weekPath } from './recovery-paths.ts'

type WeekOverviewProps = { readonly weeks: readonly WeekTitle[]; readonly document: RecoveryDocument }

/** All six weeks, with the person's progress in each. */
export function WeekOverview({ weeks, document }: WeekOverviewProps) {
  const t = useText('recoveryProgramme')
  const dayText = useDayText()
  const doneIn = (week: RecoveryWeek) => stepsOf(week).filter((step) => document.steps[step] !== undefined)
  const begun = weeks.filter(({ week }) => doneIn(week).length > 0).at(-1)?.week ?? 1
  const state = (week: RecoveryWeek) => {
    if (doneIn(week).length === daysInWeek) return 'done'
    return week <= begun ? 'now' : 'ahead'
  }
  return (
    <section className="flow recovery-part">
      <h2>{t('weeks.title')}</h2>
      {document.startedOn !== null && (
        <p className="small quiet">{t('weeks.date', { day: dayText(document.startedOn) })}</p>
      )}
      <ol>
        {weeks.map(({ week, phase, title }) => (
          <li key={week}>
            <PageLink to={weekPath(week)} className="recovery-week-link">
              {title}
            </PageLink>
            <span className="small quiet own-line">
              {[
                t(`phase.${phase}`),
                t(`weeks.${state(week)}`),
                ...(state(week) === 'now' ? [t('weeks.steps', { done: doneIn(week).length })] : []),
              ].join(' · ')}
              <svg viewBox="0 0 140 16" className="recovery-dots" aria-hidden="true">
                {stepsOf(week).map((step, position) => (
                  <circle
                    key={step}
                    cx={position * 20 + 8}
                    cy="8"
                    r="6"
                    className={document.steps[step]?.skipped === false ? 'recovery-dot-done' : 'recovery-dot'}
                  />
                ))}
              </svg>
            </span>
          </li>
        ))}
      </ol>
      <CheckIns checkIns={document.checkIns} />
    </section>
  )
}

const stepsOf = (week: RecoveryWeek): readonly number[] =>
  Array.from({ length: daysInWeek }, (_, position) => (week - 1) * daysInWeek + position + 1)
