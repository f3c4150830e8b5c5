import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('mine', 'myResults')
export const meta = pageMeta('mine', 'settings.title', 'settings.description')

/** What somebody decides about the own account. */
export default function SettingsPage() {
  const t = useText('mine')
  const own = useText('myResults')
  return (
    <div className="page page-main flow">
      <h1>{t('settings.heading')}</h1>
      <p>
        <PageButton to="/mina-resultat" kind="quiet">
          {own('heading')}
        </PageButton>
      </p>
    </div>
  )
}
