import { PageButton } from '#web/lib/page-link.tsx'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'

/** The question the product asks, and the water it asks about. */
export function HomeHero() {
  const t = useText('home')
  return (
    <div className="home-hero">
      <div className="page home-hero-text">
        <h1 className="home-title">{t('hero.title')}</h1>
        <p className="lead home-lead">{t('hero.lead')}</p>
        <p className="actions">
          <PageButton to="/stressprofil">{t('hero.start')}</PageButton>
          <PageButton kind="quiet" to="/vem-ser-vad">
            {t('hero.how')}
          </PageButton>
        </p>
        <p className="small quiet home-note">{t('hero.note')}</p>
      </div>
      <Water level={0.42} breathing />
    </div>
  )
}
