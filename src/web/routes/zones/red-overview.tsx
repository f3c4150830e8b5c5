import { SeekCare } from '#web/features/results/seek-care.tsx'
import { ImmediateSupport, openSupport } from '#web/features/zone-pages/immediate-support.tsx'
import { PhasesInShort } from '#web/features/zone-pages/recovery-phases.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

import { AskForSupport } from './ask-for-support.tsx'
import { CheckUp } from './check-up-on-sight.ts'

const firstSteps = ['1', '2', '3'] as const

/** Back here, with the form open, after signing in. */
const returnTo = `/red-zone?${openSupport}`

/** Weeks until a follow-up in the red zone. */
const followUpWeeks = 4

/** Support now, three first steps, the three phases, and the four resources. */
export function RedOverview() {
  const t = useText('redZone')
  return (
    <div className="flow">
      <ImmediateSupport
        notAcute={<AskForSupport show="not-acute" returnTo={returnTo} />}
        cases={<AskForSupport show="cases" returnTo={returnTo} />}
        form={<AskForSupport show="form" returnTo={returnTo} />}
      />
      <h2>{t('red.first')}</h2>
      <ol>
        {firstSteps.map((step) => (
          <li key={step}>{t(`red.first.${step}`)}</li>
        ))}
      </ol>
      <p className="button-stack no-print">
        <PageButton to="/boka?typ=bedomningssamtal">{t('red.book')}</PageButton>
        <PageButton kind="quiet" to="/kontakta-oss?about=occupational-health">
          {t('red.occupational')}
        </PageButton>
      </p>
      <p className="small quiet">{t('red.occupational.text')}</p>
      <h2>{t('red.phases')}</h2>
      <p>{t('red.phases.lead')}</p>
      <PhasesInShort />
      <h2>{t('red.resources')}</h2>
      <section className="resource flow">
        <h3>{t('red.resources.acute')}</h3>
        <p>{t('red.resources.acute.text')}</p>
        <p>
          <PageLink to="/red-zone#tekniker" className="link-alone">
            {t('red.resources.acute.link')}
          </PageLink>
        </p>
      </section>
      <section className="resource flow">
        <h3>{t('red.resources.recovery')}</h3>
        <p>{t('red.resources.recovery.text')}</p>
        <p>
          <PageLink to="/aterhamtningsprogram" className="link-alone">
            {t('red.resources.recovery.link')}
          </PageLink>
        </p>
      </section>
      <section className="resource flow">
        <h3>{t('red.resources.specialist')}</h3>
        <p>{t('red.resources.specialist.text')}</p>
        <p>
          <PageLink to="/boka?typ=bedomningssamtal" className="link-alone">
            {t('red.book')}
          </PageLink>
        </p>
      </section>
      <section className="resource flow">
        <h3>{t('red.resources.follow')}</h3>
        <p>{t('red.resources.follow.text')}</p>
        <CheckUp weeks={followUpWeeks} />
        <p className="no-print">
          <PageLink to="/boka?typ=uppfoljning" className="link-alone">
            {t('red.resources.follow.book')}
          </PageLink>
        </p>
      </section>
      <SeekCare safety={false} />
    </div>
  )
}
