import type { Day } from '#core/calendar/local-time.ts'
import { pause } from '#core/programme/follow-programme.ts'
import { stateOf } from '#core/programme/stress-programme.ts'
import { useText } from '#web/lib/use-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Fold } from '#web/ui/fold/fold.tsx'
import { TwoStepButton } from '#web/ui/two-step-button/two-step-button.tsx'
import { RemindWeekly } from './remind-weekly.tsx'
import type { OwnProgramme } from './use-stress-programme.ts'

type ManageProgrammeProps = { readonly own: OwnProgramme; readonly today: Day }

/** Reminder, pause, clear; folded. */
export function ManageProgramme({ own, today }: ManageProgrammeProps) {
  const t = useText('stressProgramme')
  const { state } = stateOf(own.document, today)
  return (
    <section className="no-print">
      <h2 className="hidden-text">{t('manage.heading')}</h2>
      <div className="folds">
        {state !== 'finished' && (
          <Fold id="paminnelse" title={t('remind.title')}>
            {own.state === 'browser' ? <p>{t('remind.visitor')}</p> : <RemindWeekly own={own} />}
          </Fold>
        )}
        <Fold id="hantera" title={t('manage.title')}>
          {(state === 'going' || state === 'waiting') && (
            <>
              <p>{t('manage.pause.text')}</p>
              <p>
                <Button kind="quiet" onClick={() => own.change((one) => pause(one, today))}>
                  {t('manage.pause')}
                </Button>
              </p>
            </>
          )}
          <TwoStepButton
            label={t('manage.clear')}
            question={t('manage.clear.question')}
            yes={t('manage.clear.yes')}
            no={t('manage.clear.no')}
            onConfirm={own.clear}
          />
        </Fold>
      </div>
    </section>
  )
}
