import type { Day } from '#core/calendar/local-time.ts'
import { beginBreak } from '#core/programme/act.ts'
import type { Whereabouts } from '#core/programme/recovery.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { RemindMe } from './remind-me.tsx'
import type { Recovery } from './use-recovery.ts'

type ManageProps = {
  readonly state: Whereabouts['state']
  readonly today: Day
  readonly recovery: Recovery
}

/** Pause, end, print, clear; folded. */
export function Manage({ state, today, recovery }: ManageProps) {
  const t = useText('recoveryProgramme')
  const { change } = recovery
  const reminds = recovery.state !== 'browser' && (state === 'going' || state === 'waiting')
  return (
    <section className="no-print">
      <h2 className="hidden-text">{t('manage.heading')}</h2>
      <div className="folds">
        {reminds && (
          <Fold id="paminnelse" title={t('remind.title')}>
            <RemindMe recovery={recovery} />
          </Fold>
        )}
        <Fold id="hantera" title={t('manage.title')}>
          {state === 'going' && (
            <>
              <p>{t('manage.pause.text')}</p>
              <p>
                <Button
                  kind="quiet"
                  onClick={() => change((document) => beginBreak(document, 'pause', today))}
                >
                  {t('manage.pause')}
                </Button>
              </p>
              <TwoStepButton
                label={t('manage.stop')}
                question={t('manage.stop.question')}
                yes={t('manage.stop.yes')}
                no={t('manage.stop.no')}
                onConfirm={() => change((document) => beginBreak(document, 'stop', today))}
              />
            </>
          )}
          <p>
            <Button kind="plain" onClick={() => print()}>
              {t('manage.print')}
            </Button>
          </p>
          <TwoStepButton
            label={t('manage.clear')}
            question={t('manage.clear.question')}
            yes={t('manage.clear.yes')}
            no={t('manage.clear.no')}
            onConfirm={recovery.clear}
          />
        </Fold>
      </div>
    </section>
  )
}
