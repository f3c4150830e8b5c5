import { defaultLanguage } from '#core/languages.ts'
import { easyFragment } from '#web/lib/easy-swedish/choice.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

export const loader = pageTexts('stressProfile', 'easySwedish')
export const meta = pageMeta('stressProfile', 'overview.title', 'overview.description')

const zones = ['green', 'yellow', 'red'] as const

/** What the stress profile is, how long it takes and who sees what. */
export default function StressProfileOverviewPage() {
  const t = useText('stressProfile')
  const easy = useText('easySwedish')
  const { language } = useLanguage()
  return (
    <div className="page page-main">
      <div className="column flow">
        <h1>{t('overview.heading')}</h1>
        <p className="lead">{t('overview.lead')}</p>
        <p>
          <PageButton to="/stressprofil/start">{t('overview.start')}</PageButton>
        </p>
        <p className="small quiet">{t('overview.time')}</p>
        {language === defaultLanguage && (
          <p>
            <PageLink to={`/stressprofil/start${easyFragment}`}>{easy('easy.on')}</PageLink>
          </p>
        )}

        <h2>{t('overview.how.title')}</h2>
        <ol>
          <li>{t('overview.how.1')}</li>
          <li>{t('overview.how.2')}</li>
          <li>{t('overview.how.3')}</li>
        </ol>

        <h2>{t('overview.zones.title')}</h2>
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

        <h2>{t('overview.who.title')}</h2>
        <p>{t('overview.who.self')}</p>
        <p>{t('overview.who.round')}</p>

        <h2>{t('overview.deeper.title')}</h2>
        <p>{t('overview.deeper.text')}</p>
        <p>
          <PageLink to="/djupanalys">{t('overview.deeper.link')}</PageLink>
        </p>

        <h2>{t('overview.purpose.title')}</h2>
        <p>{t('purpose.text')}</p>
      </div>
    </div>
  )
}
