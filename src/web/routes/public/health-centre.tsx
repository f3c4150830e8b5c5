import { useLoaderData } from 'react-router'
import { Article } from '#web/features/article/article.tsx'
import { contentPage } from '#web/lib/content/content-page.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'

export const loader = contentPage('health-centre', 'safety')
export const meta = ownMeta

export default function HealthCentrePage() {
  const { content } = useLoaderData<typeof loader>()
  return (
    <Article content={content} within={{ section: content.sections.length - 2, part: <SafetyBlock /> }} />
  )
}
