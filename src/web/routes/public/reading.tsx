import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Article } from '#web/features/site/article/article.tsx'
import { readContent } from '#web/lib/content/read-content.ts'
import { readingAt } from '#web/lib/content/readings.ts'
import { ownMeta } from '#web/lib/page-meta.ts'
import { pageData } from '#web/lib/page-texts.ts'
import { SafetyBlock } from '#web/lib/safety/safety-block.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const data = pageData(request, 'safety')
  const { content: name, safety } = readingAt(data.page.path)
  const content = readContent(data.page.language, name)
  const { title = '', description = '' } = content.fields
  const safetyIn = safety === undefined ? null : content.sections.length - safety
  return { ...data, head: { title, description }, content, safetyIn }
}

export const meta = ownMeta

/** A long text, with the safety block where thoughts of suicide are possible. */
export default function ReadingPage() {
  const { content, safetyIn } = useLoaderData<typeof loader>()
  return (
    <Article
      content={content}
      {...(safetyIn === null ? {} : { within: { section: safetyIn, part: <SafetyBlock /> } })}
    />
  )
}
