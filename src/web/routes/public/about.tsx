import { useLoaderData } from 'react-router'
import { about as en } from '#text/en/about.ts'
import { about as sv } from '#text/sv/about.ts'
import { Article } from '#web/features/article/article.tsx'
import { MixedAnswers } from '#web/features/article/mixed-answers.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = contentPage('about', { sv, en })
export const meta = pageMeta('title', 'description')

/** How questions, counting and anonymity work, with every limit said. */
export default function AboutPage() {
  const t = useText<keyof typeof sv>()
  const { content } = useLoaderData<typeof loader>()
  return (
    <Article
      content={content}
      contentsLabel={t('about.contents')}
      drawing={<MixedAnswers caption={t('about.picture')} />}
    />
  )
}
