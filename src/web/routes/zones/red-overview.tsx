import { CareAdvice } from '#web/features/self/results/seek-care.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { LinkedNumbers } from '#web/lib/safety/linked-numbers.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { CheckUp } from './check-up-on-sight.ts'

/** Weeks until the follow-up in the red zone. */
const followUpWeeks = 4

/** The four resources with their buttons. The date of a new test and when to seek care are folded. */
export function RedOverview() {
  const t = useText('redZone', 'result')
  return (
    <div className="flow">
      <h2>{t('red.resources')}</h2>
      <div className="areas">
        <section id="bedomning" className="surface area">
          <h3>{t('red.resources.specialist')}</h3>
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
        </section>
        <section id="uppfoljning" className="surface area">
          <h3>{t('red.resources.follow')}</h3>
          <p>{t('red.resources.follow.text')}</p>
          <p className="no-print">
            <PageButton kind="quiet" to="/boka?typ=uppfoljning">
              {t('red.resources.follow.book')}
            </PageButton>
          </p>
        </section>
        <section id="akut-stresshantering" className="surface area">
          <h3>{t('red.resources.acute')}</h3>
          <p>{t('red.resources.acute.text')}</p>
          <p>
            <PageButton kind="quiet" to="/red-zone#tekniker">
              {t('red.resources.acute.link')}
            </PageButton>
          </p>
        </section>
        <section id="aterhamtningsprogram" className="surface area">
          <h3>{t('red.resources.recovery')}</h3>
          <p>{t('red.resources.recovery.text')}</p>
          <p>
            <PageButton kind="quiet" to="/aterhamtningsprogram">
              {t('red.resources.recovery.link')}
            </PageButton>
          </p>
        </section>
      </div>
      <div className="folds">
        <Fold id="nytt-test" title={t('red.again')}>
          <CheckUp weeks={followUpWeeks} />
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
