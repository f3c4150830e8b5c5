import { useLoaderData } from 'react-router'
import { Article } from '#web/features/article/article.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { ownMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = contentPage('programme-welcome', 'programmeWelcome')
export const meta = ownMeta

export default function ProgrammeWelcomePage() {
  const t = useText('programmeWelcome')
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
