import { PageButton, PageLink } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'

/** What it gives those who are responsible for others, and the way in once more. */
export function HomeWork() {
  const t = useText('home')
  return (
    <>
      <section className="page home-section" aria-labelledby="work-title">
        <h2 id="work-title">{t('work.title')}</h2>
        <div className="home-work">
          <div>
            <h3>{t('work.hr.title')}</h3>
            <p>{t('work.hr.text')}</p>
            <p>
              <PageLink to="/demo">{t('work.hr.link')}</PageLink>
            </p>
          </div>
          <div>
            <h3>{t('work.manager.title')}</h3>
            <p>{t('work.manager.text')}</p>
            <p>
              <PageLink to="/forelasningar">{t('work.manager.link')}</PageLink>
            </p>
          </div>
          <div>
            <h3>{t('work.safety.title')}</h3>
            <p>{t('work.safety.text')}</p>
          </div>
        </div>
        <p className="home-after">
          <PageLink to="/foretagslosningar">{t('work.more')}</PageLink>
        </p>
      </section>
      <section className="page home-section home-end" aria-labelledby="end-title">
        <h2 id="end-title">{t('end.title')}</h2>
        <p className="lead">{t('end.text')}</p>
        <p className="actions">
          <PageButton to="/stressprofil">{t('hero.start')}</PageButton>
        </p>
      </section>
    </>
  )
}
