import type { Day } from '#core/calendar/local-time.ts'
import type { RecoveryPhase, RecoveryWeek } from '#core/programme/recovery.ts'
import { PageLink } from '#web/lib/page-link.tsx'
import { Waiting } from '#web/lib/panel/waiting.tsx'
import { SafetyLine } from '#web/lib/safety/safety-line.tsx'
import { StartForm } from '#web/lib/start-form.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { weekPath } from './recovery-paths.ts'

export type WeekTitle = {
  readonly week: RecoveryWeek
  readonly phase: RecoveryPhase
  readonly title: string
  readonly aim: string
}

type IntroProps = {
  readonly weeks: readonly WeekTitle[]
  readonly today: Day | null
  /** The account is being read: a programme may be under way. */
  readonly waits: boolean
  readonly onStart: (day: Day) => void
}

/** Before the start, and for readers: how the programme works and when to begin; the rest is folded. */
export function Intro({ weeks, today, waits, onStart }: IntroProps) {
  const t = useText('recoveryProgramme')
  return (
    <div className="flow">
      <SafetyLine />
      <h1>{t('recovery.heading')}</h1>
      <p className="lead">{t('recovery.lead')}</p>
      <h2>{t('intro.is')}</h2>
      <ul>
        {(['1', '2', '3'] as const).map((line) => (
          <li key={line}>{t(`intro.is.${line}`)}</li>
        ))}
      </ul>
      {waits ? (
        <Waiting />
      ) : (
        <StartForm
          {...{ today, onStart }}
          className="recovery-start"
          words={{
            legend: t('intro.start'),
            today: t('intro.start.today'),
            later: t('intro.start.later'),
            day: t('intro.start.day'),
            dayHint: t('intro.start.day.hint'),
            button: t('intro.start.button'),
            choose: t('intro.start.choose'),
            past: t('intro.start.past'),
          }}
        >
          {t('kept.intro')}
        </StartForm>
      )}
      <noscript>
        <p>{t('intro.noScript')}</p>
      </noscript>
      <div>
        <Fold id="not" title={t('intro.not')}>
          <ul>
            {(['1', '2', '3'] as const).map((line) => (
              <li key={line}>{t(`intro.not.${line}`)}</li>
            ))}
          </ul>
        </Fold>
        <Fold id="talk" title={t('intro.talk')}>
          <ul>
            {(['1', '2', '3'] as const).map((line) => (
              <li key={line}>{t(`intro.talk.${line}`)}</li>
            ))}
          </ul>
        </Fold>
        <Fold id="weeks" title={t('intro.weeks')}>
          <p>{t('intro.weeks.read')}</p>
          <ol>
            {weeks.map(({ week, phase, title, aim }) => (
              <li key={week}>
                <PageLink to={weekPath(week)} className="recovery-week-link">
                  {title}
                </PageLink>
                <span>
                  <span className="small quiet own-line">{t(`phase.${phase}`)}</span>
                  {aim}
                </span>
              </li>
            ))}
          </ol>
        </Fold>
        <Fold id="sources" title={t('sources.title')}>
          <ul className="small">
            {(['1', '2', '3'] as const).map((line) => (
              <li key={line}>{t(`sources.${line}`)}</li>
            ))}
          </ul>
          <p className="small">
            <PageLink to="/om-stress" className="link-alone">
              {t('sources.link')}
            </PageLink>
          </p>
        </Fold>
      </div>
    </div>
  )
}
