import { ArticleHead } from '#web/features/site/article/article-head.tsx'
import { Band } from '#web/features/site/article/band.tsx'
import { FourBoats } from '#web/features/site/drawings/four-boats.tsx'
import { Calculator } from '#web/features/site/offer/calculator.tsx'
import { Packages } from '#web/features/site/packages/packages.tsx'
import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('offer', 'packages')
export const meta = pageMeta('offer', 'title', 'description')

/** The hidden offer page: no page links to it, and search engines may not index it. */
export default function OfferPage() {
  const t = useText('offer')
  const packages = useText('packages')
  return (
    <div className="page page-main">
      <ArticleHead title={t('title')} lead={t('lead')} drawing={<FourBoats />}>
        <p className="actions">
          <PageButton to="/kontakta-oss?about=offer">{t('offer.ask')}</PageButton>
        </p>
      </ArticleHead>
      <Band wide title={packages('packages.title')}>
        <Packages />
      </Band>
      <Band title={t('calculator.title')}>
        <p>{t('calculator.text')}</p>
        <Calculator />
      </Band>
    </div>
  )
}
