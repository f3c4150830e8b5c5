import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** What it costs, and a meeting to book. */
export function HomeEnd() {
  const t = useText('home')
  return (
    <div className="page home-section home-end">
      <section className="flow" aria-labelledby="price-title">
        <h2 id="price-title">{t('price.title')}</h2>
        <p>{t('price.you')}</p>
        <p>{t('price.us')}</p>
        <p>
          <PageLink to="/foretagslosningar#paket" className="link-alone">
            {t('price.packages')}
          </PageLink>
        </p>
      </section>
      <section className="flow" aria-labelledby="end-title">
        <h2 id="end-title">{t('end.title')}</h2>
        <p>{t('end.text')}</p>
        <p className="actions">
          <PageButton to="/boka?typ=mote">{t('end.book')}</PageButton>
        </p>
      </section>
    </div>
  )
}
