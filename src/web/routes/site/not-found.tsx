import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'

export const loader = pageTexts('notFound')
export const meta = pageMeta('notFound', 'title', 'description')

/** For every address without a page. The server sends it with status 404. */
export default function NotFoundPage() {
  const t = useText('notFound')
  return (
    <>
      <div className="page flow page-top">
        <h1>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
        <p>{t('why')}</p>
        <p className="actions">
          <PageButton to="/">{t('home')}</PageButton>
        </p>
      </div>
      <Water level={0.15} />
    </>
  )
}
