import { FirstContact } from '#web/features/zone-pages/first-contact.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { ZonePage } from './zone-page.tsx'

export const loader = pageTexts('zones', 'yellowZone')
export const meta = pageMeta('yellowZone', 'yellow.title', 'yellow.description')

/** What yellow means, and three ways on: the in-depth analysis, the programme, a talk. */
export default function YellowZonePage() {
  const t = useText('yellowZone')
  return (
    <ZonePage zone="yellow" heading={t('yellow.heading')} lead={t('yellow.lead')}>
      <h2>{t('yellow.today')}</h2>
      <p>{t('yellow.today.text')}</p>
      <p className="no-print">
        <PageButton kind="quiet" to="/ovningar?ovning=mikropaus">
          {t('yellow.today.pause')}
        </PageButton>
      </p>
      <h2>{t('yellow.about.title')}</h2>
      <p>{t('yellow.about.1')}</p>
      <p>{t('yellow.about.2')}</p>
      <p>{t('yellow.about.3')}</p>
      <h2>{t('yellow.actions')}</h2>
      <section className="flow area">
        <h3>{t('yellow.deep')}</h3>
        <p>{t('yellow.deep.text')}</p>
        <p>
          <PageButton to="/djupanalys">{t('yellow.deep.link')}</PageButton>
        </p>
      </section>
      <section className="flow area">
        <h3>{t('yellow.programme')}</h3>
        <p>{t('yellow.programme.text')}</p>
        <p>
          <PageButton kind="quiet" to="/stresshanteringsprogram">
            {t('yellow.programme.link')}
          </PageButton>
        </p>
      </section>
      <section className="flow area">
        <h3>{t('yellow.talk')}</h3>
        <p>{t('yellow.talk.text')}</p>
        <FirstContact />
        <p>
          <PageLink to="/stod">{t('yellow.talk.ask')}</PageLink>
        </p>
      </section>
      <h2>{t('yellow.more')}</h2>
      <p>{t('yellow.more.text')}</p>
      <p>
        <PageLink to="/om-stress" className="link-alone">
          {t('yellow.more.link')}
        </PageLink>
      </p>
    </ZonePage>
  )
}
