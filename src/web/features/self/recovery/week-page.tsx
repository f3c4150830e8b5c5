import { recoveryWeeks } from '#core/programme/recovery.ts'
import type { RecoveryWeekText } from '#web/lib/content/read-recovery-week.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Prose } from '#web/lib/prose.tsx'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'
import { DayText } from './day-text.tsx'
import { programmePath, weekPath } from './recovery-paths.ts'

/** A whole week: why, its seven days, and when to seek care. */
export function WeekPage({ text }: { readonly text: RecoveryWeekText }) {
  const t = useText('recoveryProgramme')
  const { week, phase, title, aim, why, days, care } = text
  return (
    <div className="flow">
      <h1 className="question-title">
        <span className="recovery-over">{t('week.place', { week, phase: t(`phase.${phase}`) })}</span>
        {title}
      </h1>
      <p className="lead">{aim}</p>
      <Prose html={why} />
      {days.map((day, position) => (
        <section key={day.title} className="flow recovery-part">
          <h2>
            <span className="recovery-over">{t('week.day', { day: position + 1 })}</span>
            {day.title}
          </h2>
          <DayText day={day} />
          {day.tool !== null && (
            <p className="small no-print">
              <PageLink
                to={`/red-zone#${day.tool === 'breathing' ? 'pause' : day.tool}`}
                className="link-alone"
              >
                {t('week.tool.link')}
                <span className="hidden-text">: {day.title}</span>
              </PageLink>
            </p>
          )}
        </section>
      ))}
      <section className="flow recovery-part">
        <h2>{care.title}</h2>
        <Prose html={care.html} />
        <SafetyBlock />
      </section>
      <nav className="recovery-part actions no-print" aria-label={t('week.others')}>
        <WeekLink week={week - 1} />
        <PageLink to={programmePath} className="link-alone">
          {t('week.programme')}
        </PageLink>
        <WeekLink week={week + 1} />
      </nav>
    </div>
  )
}

function WeekLink({ week }: { readonly week: number }) {
  const t = useText('recoveryProgramme')
  const found = recoveryWeeks.find((one) => one === week)
  return found === undefined ? null : (
    <PageLink to={weekPath(found)} className="link-alone">
      {t('week.link', { week })}
    </PageLink>
  )
}
