import { useLoaderData } from 'react-router'
import { Article } from '#web/features/site/article/article.tsx'
import { MixedAnswers } from '#web/features/site/drawings/mixed-answers.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = contentPage('about', 'about')
export const meta = ownMeta

/** How questions, counting and anonymity work, with every limit in plain words. */
export default function AboutPage() {
  const t = useText('about')
  const { content } = useLoaderData<typeof loader>()
  return (
    <Article
      folds
      content={content}
      contentsLabel={t('about.contents')}
      drawing={<MixedAnswers caption={t('about.picture')} />}
    />
  )
}
