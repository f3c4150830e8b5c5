import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { GroupGauges } from '#web/features/site/drawings/group-gauges.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { ZoneMark } from '#web/ui/zone-mark/zone-mark.tsx'

export const loader = pageTexts('oldHome')
export const meta = pageMeta('oldHome', 'title', 'description')

/** The older home page: no page links to it, and search engines may not index it. */
export default function OldHomePage() {
  const t = useText('oldHome')
  return (
    <div className="page page-main">
      <ArticleHead title={t('title')} lead={t('lead')} drawing={<GroupGauges />}>
        <p className="actions">
          <PageButton to="/stressprofil">{t('action.start')}</PageButton>
          <PageButton kind="quiet" to="/foretagslosningar">
            {t('action.companies')}
          </PageButton>
        </p>
      </ArticleHead>
      <Band title={t('zones.title')}>
        <ul className="entries entries-plain">
          {(['green', 'yellow', 'red'] as const).map((zone) => (
            <li key={zone}>
              <ZoneMark zone={zone} label={t(`zone.${zone}`)} />
              <p>{t(`zone.${zone}.text`)}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band title={t('steps.title')}>
        <ol>
          <li>{t('step.1')}</li>
          <li>{t('step.2')}</li>
          <li>{t('step.3')}</li>
        </ol>
      </Band>
      <Band title={t('privacy.title')}>
        <p>{t('privacy.text')}</p>
        <p>
          <PageLink to="/about">{t('privacy.link')}</PageLink>
        </p>
      </Band>
    </div>
  )
}
