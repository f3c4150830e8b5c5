import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { stressprofil } from '#core/instrument/shipped.ts'
import { defaultLanguage } from '#core/languages.ts'
import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { ZonesGauge } from '#web/features/site/drawings/zones-gauge.tsx'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { easyFragment } from '#web/lib/readings/choice.ts'
import { useText } from '#web/lib/use-text.ts'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

export const loader = ({ request }: LoaderFunctionArgs) => ({
  ...pageData(request, 'stressProfile', 'easySwedish'),
  limits: stressprofil.limits.total,
})
export const meta = pageMeta('stressProfile', 'overview.title', 'overview.description')

const zones = ['green', 'yellow', 'red'] as const

/** What the stress profile is, how long it takes and who sees what. */
export default function StressProfileOverviewPage() {
  const t = useText('stressProfile')
  const easy = useText('easySwedish')
  const { language } = useLanguage()
  const { limits } = useLoaderData<typeof loader>()
  return (
    <div className="page page-main">
      <ArticleHead
        title={t('overview.heading')}
        lead={t('overview.lead')}
        drawing={<ZonesGauge caption={t('overview.picture')} limits={limits} />}
      >
        <p>
          <PageButton to="/stressprofil/start">{t('overview.start')}</PageButton>
        </p>
        <p className="small quiet">{t('overview.time')}</p>
        {language === defaultLanguage && (
          <p>
            <PageLink to={`/stressprofil/start${easyFragment}`} className="link-alone">
              {easy('easy.on')}
            </PageLink>
          </p>
        )}
      </ArticleHead>
      <Band title={t('overview.how.title')}>
        <ol>
          <li>{t('overview.how.1')}</li>
          <li>{t('overview.how.2')}</li>
          <li>{t('overview.how.3')}</li>
        </ol>
      </Band>
      <Band title={t('overview.zones.title')}>
        <p>{t('overview.zones.lead')}</p>
        <dl className="zone-list">
          {zones.map((zone) => (
            <div key={zone}>
              <dt>
                <ZoneMark zone={zone} label={t(`overview.zones.${zone}`)} />
              </dt>
              <dd>{t(`overview.zones.${zone}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Band>
      <Band title={t('overview.who.title')}>
        <p>{t('overview.who.self')}</p>
        <p>{t('overview.who.round')}</p>
      </Band>
      <Band title={t('overview.deeper.title')}>
        <p>{t('overview.deeper.text')}</p>
        <p>
          <PageLink to="/djupanalys" className="link-alone">
            {t('overview.deeper.link')}
          </PageLink>
        </p>
      </Band>
      <Band title={t('overview.purpose.title')}>
        <p>{t('purpose.text')}</p>
      </Band>
    </div>
  )
}
