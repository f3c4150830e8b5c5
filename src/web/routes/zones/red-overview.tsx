import { CareAdvice } from '#web/features/self/results/seek-care.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { LinkedNumbers } from '#web/lib/safety/linked-numbers.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { CheckUp } from './check-up-on-sight.ts'

/** Weeks until a follow-up in the red zone. */
const followUpWeeks = 4

/** The four resources and when to seek care, each folded under what it holds. */
export function RedOverview() {
  const t = useText('redZone', 'result')
  return (
    <div className="flow">
      <h2>{t('red.resources')}</h2>
      <div className="folds">
        <Fold id="akut-stresshantering" title={t('red.resources.acute')}>
          <p>{t('red.resources.acute.text')}</p>
          <p>
            <PageButton kind="quiet" to="/red-zone#tekniker">
              {t('red.resources.acute.link')}
            </PageButton>
          </p>
        </Fold>
        <Fold id="aterhamtningsprogram" title={t('red.resources.recovery')}>
          <p>{t('red.resources.recovery.text')}</p>
          <p>
            <PageButton kind="quiet" to="/aterhamtningsprogram">
              {t('red.resources.recovery.link')}
            </PageButton>
          </p>
        </Fold>
        <Fold id="bedomning" title={t('red.resources.specialist')}>
          <p>
            <LinkedNumbers text={t('red.resources.specialist.text')} />
          </p>
          <p className="button-stack no-print">
            <PageButton kind="quiet" to="/boka?typ=bedomningssamtal">
              {t('red.book')}
            </PageButton>
            <PageButton kind="quiet" to="/kontakta-oss?about=occupational-health">
              {t('red.occupational')}
            </PageButton>
          </p>
          <p className="small quiet">{t('red.occupational.text')}</p>
        </Fold>
        <Fold id="uppfoljning" title={t('red.resources.follow')}>
          <CheckUp weeks={followUpWeeks} />
          <p className="no-print">
            <PageButton kind="quiet" to="/boka?typ=uppfoljning">
              {t('red.resources.follow.book')}
            </PageButton>
          </p>
        </Fold>
        <Fold id="vard" title={t('care.title')}>
          <CareAdvice />
          <p>
            <PageLink to="/vardcentralen">{t('red.healthCentre')}</PageLink>
          </p>
        </Fold>
      </div>
    </div>
  )
}
