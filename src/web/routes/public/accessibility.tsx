import { useLoaderData } from 'react-router'
import { legal as en } from '#text/en/legal.ts'
import { legal as sv } from '#text/sv/legal.ts'
import { Article } from '#web/features/article/article.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = contentPage('accessibility', { sv, en })
export const meta = pageMeta('title', 'description')

export default function AccessibilityPage() {
  const t = useText<keyof typeof sv>()
  const { content } = useLoaderData<typeof loader>()
  return <Article content={content} contentsLabel={t('legal.contents')} />
}
