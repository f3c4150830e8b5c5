import { home as en } from '#text/en/home.ts'
import { home as sv } from '#text/sv/home.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { pageTexts } from '#web/lib/page-texts.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = pageTexts({ sv, en })
export const meta = pageMeta('title', 'description')

export default function HomePage() {
  const t = useText<keyof typeof sv>()
  return (
    <div className="page page-main flow">
      <h1>{t('title')}</h1>
      <p className="lead column">{t('description')}</p>
    </div>
  )
}
