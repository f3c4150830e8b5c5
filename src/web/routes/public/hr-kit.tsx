import { useLoaderData } from 'react-router'
import { Article } from '#web/features/article/article.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { ownMeta } from '#web/lib/page-meta.ts'

export const loader = contentPage('hr-kit')
export const meta = ownMeta

export default function HrKitPage() {
  const { content } = useLoaderData<typeof loader>()
  return <Article content={content} />
}
