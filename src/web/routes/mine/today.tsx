import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts('mine')
export const meta = pageMeta('mine', 'today.title', 'today.description')

/** Where somebody comes home to. */
export default function TodayPage() {
  const t = useText('mine')
  return (
    <div className="page page-main flow">
      <h1>{t('today.heading')}</h1>
      <p className="actions">
        <PageButton to="/stressprofil/start">{t('today.profile')}</PageButton>
        <PageButton to="/ovningar?ovning=andas" kind="quiet">
          {t('today.breathe')}
        </PageButton>
      </p>
    </div>
  )
}
