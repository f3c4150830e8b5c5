import { useLoaderData } from 'react-router'
import { Article } from '#web/features/site/article/article.tsx'
import { LoadAndRest } from '#web/features/site/drawings/load-and-rest.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { PageButton } from '#web/lib/page-link.tsx'
import { ownMeta } from '#web/lib/page-meta.ts'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'
import { useText } from '#web/lib/use-text.ts'

export const loader = contentPage('about-stress', 'safety', 'aboutStress')
export const meta = ownMeta

export default function AboutStressPage() {
  const t = useText('aboutStress')
  const { content } = useLoaderData<typeof loader>()
  return (
    <Article
      folds
      content={content}
      drawing={<LoadAndRest caption={t('stress.picture')} />}
      within={{ section: content.sections.length - 2, part: <SafetyBlock /> }}
    >
      <p className="actions">
        <PageButton to="/stressprofil">{t('stress.profile')}</PageButton>
        <PageButton kind="quiet" to="/djupanalys">
          {t('stress.analysis')}
        </PageButton>
      </p>
    </Article>
  )
}
