import { FirstContact } from '#web/features/self/zone-pages/first-contact.tsx'
import { useOpenTab } from '#web/features/self/zone-pages/use-open-tab.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { InChosenReading } from '#web/lib/readings/in-chosen-reading.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Fold } from '#web/ui/fold/fold.tsx'
import { ZonePage } from './zone-page.tsx'

const loadEasyWords = () => import('#web/lib/readings/yellow-zone-words.ts')

export const loader = pageTexts('zones', 'yellowZone', 'easySwedish')
export const meta = pageMeta('yellowZone', 'yellow.title', 'yellow.description')

/** Sections that a link to this page may open. */
const places = { prata: 'sida' } as const

/** Three things to do, the in-depth analysis first. The words for a talk and the meaning of yellow are folded. */
export default function YellowZonePage() {
  return (
    <InChosenReading load={loadEasyWords}>
      <YellowZone />
    </InChosenReading>
  )
}

function YellowZone() {
  const t = useText('yellowZone')
  useOpenTab<'sida'>('sida', places)
  return (
    <ZonePage zone="yellow" heading={t('yellow.heading')} lead={t('yellow.lead')}>
      <div className="areas">
        <section className="surface area">
          <h2>{t('yellow.deep')}</h2>
          <p>{t('yellow.deep.text')}</p>
          <p>
            <PageButton to="/djupanalys">{t('yellow.deep.link')}</PageButton>
          </p>
        </section>
        <section className="surface area">
          <h2>{t('yellow.today')}</h2>
          <p>{t('yellow.today.text')}</p>
          <p className="no-print">
            <PageButton kind="quiet" to="/ovningar?ovning=mikropaus">
              {t('yellow.today.pause')}
            </PageButton>
          </p>
        </section>
        <section className="surface area">
          <h2>{t('yellow.programme')}</h2>
          <p>{t('yellow.programme.text')}</p>
          <p>
            <PageButton kind="quiet" to="/stresshanteringsprogram">
              {t('yellow.programme.link')}
            </PageButton>
          </p>
        </section>
        <section className="surface area">
          <h2>{t('yellow.talk')}</h2>
          <p>{t('yellow.talk.text')}</p>
          <p>
            <PageButton kind="quiet" to="/stod">
              {t('yellow.talk.button')}
            </PageButton>
          </p>
        </section>
      </div>
      <div className="folds">
        <Fold id="prata" title={t('yellow.talk.words')}>
          <FirstContact />
        </Fold>
        <Fold id="om-gul-zon" title={t('yellow.about.title')}>
          <p>{t('yellow.about.1')}</p>
          <p>{t('yellow.about.3')}</p>
        </Fold>
      </div>
      <p>
        <PageLink to="/om-stress" className="link-alone">
          {t('yellow.more.link')}
        </PageLink>
      </p>
    </ZonePage>
  )
}
