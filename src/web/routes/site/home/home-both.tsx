import { LaptopPicture } from '#web/features/site/product-pictures/laptop-picture.tsx'
import { PhonePicture } from '#web/features/site/product-pictures/phone-picture.tsx'
import type { DemoFigures } from '#web/lib/content/read-demo-figures.ts'
import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** The product as employees and as HR see it, with its use for each and its price. */
export function HomeBoth({ figures }: { readonly figures: DemoFigures }) {
  const t = useText('home')
  return (
    <section className="page home-section" aria-labelledby="both-title">
      <h2 id="both-title">{t('both.title')}</h2>
      <div className="home-both">
        <div className="home-you">
          <PhonePicture />
          <div className="flow">
            <h3>{t('you.title')}</h3>
            <p>{t('you.text')}</p>
            <p className="actions">
              <PageButton kind="quiet" to="/stressprofil">
                {t('you.start')}
              </PageButton>
              <PageLink to="/ovningar" className="link-alone">
                {t('you.exercises')}
              </PageLink>
            </p>
          </div>
        </div>
        <div className="home-us">
          <LaptopPicture figures={figures} />
          <div className="flow">
            <h3>{t('us.title')}</h3>
            <p>{t('us.text')}</p>
            <p>{t('us.price')}</p>
            <p className="actions">
              <PageButton kind="quiet" to="/demo">
                {t('us.demo')}
              </PageButton>
              <PageLink to="/foretagslosningar#paket" className="link-alone">
                {t('us.packages')}
              </PageLink>
              <PageLink to="/boka?typ=mote" className="link-alone">
                {t('us.book')}
              </PageLink>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
