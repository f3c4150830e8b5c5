import { PageLink } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'
import { Water } from '#web/ui/water/water.tsx'

export const loader = pageTexts('offline')
export const meta = pageMeta('offline', 'title', 'description')

/** The service worker shows it for any address when there is no network. */
export default function OfflinePage() {
  const t = useText('offline')
  return (
    <>
      <div className="page page-main flow">
        <h1>{t('title')}</h1>
        <p className="lead column">{t('lead')}</p>
        <p>{t('still')}</p>
        <ul>
          <li>
            <PageLink to="/stressprofil/start">{t('profile')}</PageLink>
          </li>
          <li>
            <PageLink to="/ovningar">{t('exercises')}</PageLink>
          </li>
          <li>
            <a href="#help-lines">{t('help')}</a>
          </li>
        </ul>
      </div>
      <Water level={0.15} />
    </>
  )
}
