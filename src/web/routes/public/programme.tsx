import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { Entries } from '#web/features/site/article/entries.tsx'
import { SixMonths } from '#web/features/site/drawings/six-months.tsx'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('programme')
export const meta = pageMeta('programme', 'title', 'description')

/** Six modules, one a month. */
const modules = [1, 2, 3, 4, 5, 6] as const

export default function ProgrammePage() {
  const t = useText('programme')
  return (
    <div className="page page-main">
      <ArticleHead title={t('heading')} lead={t('lead')} drawing={<SixMonths caption={t('picture.label')} />}>
        <p className="actions">
          <PageButton to="/stresshanteringsprogram/welcome">{t('action.welcome')}</PageButton>
          <PageButton kind="quiet" to="/stresshanteringsprogram/modul-1">
            {t('action.module1')}
          </PageButton>
        </p>
        <p className="column">{t('open.today')}</p>
      </ArticleHead>
      <Band title={t('modules.title')}>
        <ol className="entries entries-plain">
          {modules.map((number) => (
            <li key={number}>
              <p className="small quiet">{t('month.label', { number })}</p>
              <h3>{t(`module.${number}`)}</h3>
              <p className="quiet">{t(`module.${number}.text`)}</p>
              <p>
                <PageLink to={`/stresshanteringsprogram/modul-${number}`}>
                  {t('modules.open', { number })}
                </PageLink>
              </p>
            </li>
          ))}
        </ol>
      </Band>
      <Band title={t('weeks.title')}>
        <Entries
          columns
          entries={(['read', 'do', 'change', 'look'] as const).map((id) => ({
            id,
            title: t(`week.${id}`),
            text: <p>{t(`week.${id}.text`)}</p>,
          }))}
        />
      </Band>
      <Band title={t('why.title')}>
        <p>{t('why.text')}</p>
        <p>
          <PageLink to="/om-stress">{t('why.sources')}</PageLink>
        </p>
      </Band>
      <Band title={t('who.title')}>
        <p>
          {t('who.fits')} <PageLink to="/red-zone">{t('who.red')}</PageLink>
        </p>
        <p>{t('who.care')}</p>
      </Band>
      <Band title={t('company.title')}>
        <p>{t('company.text')}</p>
        <p>
          <PageLink to="/foretagslosningar#paket">{t('company.link')}</PageLink>
        </p>
      </Band>
    </div>
  )
}
