import { useLoaderData } from 'react-router'
import { Article } from '#web/features/article/article.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { ownMeta } from '#web/lib/page-meta.ts'

export const loader = contentPage('causes')
export const meta = ownMeta

export default function CausesPage() {
  const { content } = useLoaderData<typeof loader>()
  return <Article content={content} />
}
