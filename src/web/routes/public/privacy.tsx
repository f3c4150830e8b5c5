import { useLoaderData } from 'react-router'
import { Article } from '#web/features/site/article/article.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { useText } from '#web/lib/use-text.ts'

export const loader = contentPage('privacy', 'legal')
export const meta = ownMeta

export default function PrivacyPage() {
  const t = useText('legal')
  const { content } = useLoaderData<typeof loader>()
  return <Article folds content={content} contentsLabel={t('legal.contents')} />
}
