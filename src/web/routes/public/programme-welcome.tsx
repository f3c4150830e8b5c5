import { useLoaderData } from 'react-router'
import { programmeWelcome as en } from '#text/en/programme-welcome.ts'
import { programmeWelcome as sv } from '#text/sv/programme-welcome.ts'
import { Article } from '#web/features/article/article.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = contentPage('programme-welcome', { sv, en })
export const meta = pageMeta('title', 'description')

export default function ProgrammeWelcomePage() {
  const t = useText<keyof typeof sv>()
  const { content } = useLoaderData<typeof loader>()
  return (
    <Article content={content}>
      <p className="actions">
        <PageButton to="/stresshanteringsprogram/modul-1">{t('welcome.start')}</PageButton>
        <PageButton kind="quiet" to="/stresshanteringsprogram">
          {t('welcome.overview')}
        </PageButton>
      </p>
    </Article>
  )
}
