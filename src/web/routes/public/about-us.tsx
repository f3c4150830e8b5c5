import { useLoaderData } from 'react-router'
import { Article } from '#web/features/site/article/article.tsx'
import { Boathouse } from '#web/features/site/drawings/boathouse.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { ownMeta } from '#web/lib/page-meta.ts'

export const loader = contentPage('about-us')
export const meta = ownMeta

export default function AboutUsPage() {
  const { content } = useLoaderData<typeof loader>()
  return <Article content={content} drawing={<Boathouse />} />
}
